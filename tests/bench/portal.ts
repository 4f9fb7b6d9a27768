import type { Role } from "#models/options.ts";
import type { Line, Section } from "#scripts/report.ts";
import { cpuTime } from "#tests/support/process.ts";
import { quantile } from "#tests/support/quantile.ts";
import { measureExport } from "./portal/export.ts";
import { type Portal, startPortals } from "./portal/portals.ts";
import { requestViews } from "./portal/request-views.ts";
import { timeRequest } from "./portal/time-request.ts";
import { inquiryViews, type View } from "./portal/views.ts";

const [small, large] = [1_000, 1_000_000];
const roundsToWarm = 3;
const rounds = 100;
const mostMs = 180_000;
const mostRatio = 1.5;
const mostP99 = 150;
const mostSeconds = 360;

/** Milliseconds and rows of one view for one person, in the small and the large database. */
type Seen = {
	role: Role;
	view: View;
	times: [number[], number[]];
	/** Processor time of server and database. */
	work: [number[], number[]];
	rows: [number, number];
};

export const portal: Section = {
	name: "portal",
	title: `The portal with ${small.toLocaleString("en")} and with ${large.toLocaleString("en")} inquiries and requests`,
	async run() {
		const portals = await startPortals([small, large]);
		const [few, many] = portals as [Portal, Portal];
		const lines: Line[] = [];
		for (const views of [inquiryViews, requestViews]) {
			await visitAll(unseen(views), [few, many], roundsToWarm);
			const seen = unseen(views);
			await visitAll(seen, [few, many], rounds);
			lines.push(...seen.map((one) => lineOf(one, seen)));
		}
		return [...lines, ...dataLines(many), ...(await measureExport(many))];
	},
};

function unseen(views: Record<Role, View[]>): Seen[] {
	return (["admin", "sales"] as const).flatMap((role) =>
		views[role].map((view): Seen => ({ role, view, times: [[], []], work: [[], []], rows: [0, 0] })),
	);
}

/** In turn, so that the machine's other work meets both databases alike. */
async function visitAll(seen: Seen[], portals: [Portal, Portal], times: number): Promise<void> {
	const end = Date.now() + mostMs;
	for (let round = 0; round < times && Date.now() < end; round++) {
		for (const one of seen) {
			for (const which of round % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
				const { url, cookies, places, pid, mongodPid } = portals[which];
				const address = url + one.view.address(places[one.role]);
				const worked = () => cpuTime(pid) + cpuTime(mongodPid);
				const before = worked();
				const { ms, body } = await timeRequest(address, cookies[one.role]);
				one.work[which].push(worked() - before);
				one.times[which].push(ms);
				one.rows[which] = body.split('<th scope="row"').length - 1;
			}
		}
	}
}

/** A view that fills less of its page in the small database is compared with the first page. */
function lineOf({ role, view, times, work, rows }: Seen, seen: Seen[]): Line {
	const isFewer = rows[0] < rows[1];
	const basis = isFewer ? seen.find((one) => one.role === role) : undefined;
	const before = quantile((basis?.times ?? times)[0], 0.5);
	const [now, p99] = [quantile(times[1], 0.5), quantile(times[1], 0.99)];
	const [workBefore, workNow] = [quantile((basis?.work ?? work)[0], 0.5), quantile(work[1], 0.5)];
	const [ratio, workRatio] = [now / before, workNow / workBefore];
	const basisName = isFewer ? ` (first page; here ${rows[0]} rows)` : "";
	const wall = `${before.toFixed(1)} ms${basisName} → ${now.toFixed(1)} ms, ${ratio.toFixed(2)} ×, p99 ${p99.toFixed(0)} ms`;
	return {
		what: `${role}: ${view.name}`,
		must: `at most ${mostRatio} ×, p99 under ${mostP99} ms`,
		seen: `${wall}; CPU ${workBefore.toFixed(1)} → ${workNow.toFixed(1)} ms, ${workRatio.toFixed(2)} ×`,
		reached: ratio <= mostRatio && p99 < mostP99,
		figures: {
			...{ before, now, ratio, p99, workBefore, workNow, workRatio },
			...{ rowsBefore: rows[0], rows: rows[1], rounds: times[1].length },
		},
	};
}

function dataLines({ seeded }: Portal): Line[] {
	return [
		...Object.entries(seeded).map(([what, { seconds, at }]) => ({
			what: `putting in a million ${what}`,
			must: `under ${mostSeconds} s`,
			seen: `${seconds} s (on ${at.slice(0, 10)})`,
			reached: seconds < mostSeconds,
			figures: { seconds },
		})),
	];
}
