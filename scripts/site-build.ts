import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { remixCommand, root } from "./paths.ts";
import { CliError, step } from "./step.ts";

const sources = [
	...["app", "http", "models", "public", "scripts"],
	...["package-lock.json", "remix.config.js", "vite.config.ts"],
];

/** Written last, dated to the start of the build. A build without it, older than a source, or with another name on its pictures is not used. */
const stamp = "build/complete";

const nameOnPictures = () => process.env.BRAND_NAME ?? "";

/** @throws as {@link buildSite} */
export async function buildIfNeeded(): Promise<void> {
	if (!(await isFresh(root))) await buildSite();
}

/** Run with production's dependencies alone. */
const programs = {
	server: "http/index.ts",
	"stop-with-parent": "scripts/stop-with-parent.ts",
	settings: "scripts/check-settings.ts",
	...Object.fromEntries(
		[
			"backup",
			"before-remix-serve",
			"mail",
			"migrate",
			"privacy",
			"restore",
			"staff",
			"suspected",
			"webhook",
		].map((name) => [name, `scripts/${name}.ts`]),
	),
};

/** Builds the application, the programs and the pictures. @throws CliError; the failed step has said why */
export function buildSite(): Promise<void> {
	return step("Building the site", async () => {
		const startedAt = new Date();
		await rm(path.join(root, stamp), { force: true });
		await runNode(remixCommand, "vite:build", "--logLevel", "error");
		await buildPrograms();
		await runNode("--import", "tsx", "scripts/share-images/make.tsx");
		await writeFile(path.join(root, stamp), nameOnPictures());
		await utimes(path.join(root, stamp), startedAt, startedAt);
	});
}

async function buildPrograms(): Promise<void> {
	const { build } = await import("vite");
	await build({
		configFile: false,
		logLevel: "error",
		build: {
			ssr: true,
			target: "node20",
			outDir: "build/bin",
			emptyOutDir: true,
			copyPublicDir: false,
			rollupOptions: { input: programs },
		},
	});
}

async function runNode(...args: string[]): Promise<void> {
	const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: "production" };
	const child = spawn(process.execPath, args, { cwd: root, env, stdio: "inherit" });
	const [code] = await once(child, "exit");
	if (code !== 0) throw new CliError("The build failed: see above.");
}

/** Whether a project's build is newer than its sources and their folders, which change when a file goes. */
export async function isFresh(project: string): Promise<boolean> {
	const built = await changedAt(path.join(project, stamp));
	if (built === 0) return false;
	if ((await readFile(path.join(project, stamp), "utf8")) !== nameOnPictures()) return false;
	for (const source of sources) {
		if ((await newestIn(path.join(project, source))) > built) return false;
	}
	return true;
}

async function newestIn(place: string): Promise<number> {
	let newest = await changedAt(place);
	const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => []);
	for (const entry of entries) {
		newest = Math.max(newest, await changedAt(path.join(entry.parentPath, entry.name)));
	}
	return newest;
}

/** When a place was changed last, in milliseconds; 0 if there is nothing. */
async function changedAt(place: string): Promise<number> {
	return stat(place).then(
		({ mtimeMs }) => mtimeMs,
		() => 0,
	);
}
