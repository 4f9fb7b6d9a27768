import { get } from "node:http";
import type { Line } from "#scripts/report.ts";
import { memoryOf } from "#tests/support/process.ts";
import { type Portal, signIn } from "./portals.ts";
import { people } from "./prepared.ts";

/** By how much memory may grow in the second half of an export. */
const mostGrowthMiB = 32;

export async function measureExport({ url, pid, inquiries }: Portal): Promise<Line[]> {
	// An export asks again who one is, ten minutes after signing in.
	const cookie = await signIn(url, people.admin);
	const before = memoryOf(pid);
	const samples: { share: number; mib: number }[] = [];
	const start = performance.now();
	let lines = 0;
	const timer = setInterval(() => {
		samples.push({ share: lines / inquiries, mib: memoryOf(pid) });
	}, 250);
	const options = { headers: { Cookie: cookie } };
	await new Promise<void>((resolve, reject) => {
		get(`${url}/portal/inquiries.csv`, options, (response) => {
			response.on("data", (chunk: Buffer) => {
				for (let at = chunk.indexOf("\n"); at >= 0; at = chunk.indexOf("\n", at + 1)) lines++;
			});
			response.on("end", resolve);
			response.on("error", reject);
		}).on("error", reject);
	}).finally(() => clearInterval(timer));
	const seconds = (performance.now() - start) / 1000;
	const most = (from: number, to: number) =>
		Math.max(...samples.filter(({ share }) => share >= from && share < to).map(({ mib }) => mib));
	const [first, second] = [most(0.05, 0.5), most(0.5, 1)];
	return [
		{
			what: "export of a million rows",
			must: "all of them",
			seen: `${(lines - 1).toLocaleString("en")} rows in ${seconds.toFixed(0)} s`,
			reached: lines - 1 >= inquiries,
			figures: { rows: lines - 1, seconds },
		},
		{
			what: "memory of the process while it exports",
			must: `second half at most ${mostGrowthMiB} MiB above the first`,
			seen: `${before.toFixed(0)} MiB before, at most ${first.toFixed(0)} in the first half, ${second.toFixed(0)} in the second`,
			reached: second - first <= mostGrowthMiB,
			figures: { before, first, second },
		},
	];
}
