import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import getPort from "get-port";
import type { Role } from "#models/options.ts";
import { type Mongod, startMongod } from "#scripts/embedded/start-mongod.ts";
import { cacheFolder } from "#scripts/paths.ts";
import { onExit } from "#scripts/script.ts";
import { startServer } from "#scripts/server-process.ts";
import { buildIfNeeded } from "#scripts/site-build.ts";
import { CliError } from "#scripts/step.ts";
import { productSettings } from "../product-settings.ts";
import { type Prepared, password, people } from "./prepared.ts";

export type Portal = Prepared & {
	inquiries: number;
	url: string;
	/** Of the server. */
	pid: number;
	mongodPid: number;
	cookies: Record<Role, string>;
};

/** Kept from run to run; delete the folder to fill the databases anew. */
const folder = path.join(cacheFolder, "bench/portal");

/** What MongoDB would take by itself on a machine of 10 GB. */
const cacheGB = 4.5;

/** One MongoDB with a database and a product for each number of inquiries. */
export async function startPortals(sizes: number[]): Promise<Portal[]> {
	await buildIfNeeded();
	const mongod = onExit(await startMongod({ dataFolder: folder, cacheGB }));
	const portals: Portal[] = [];
	for (const inquiries of sizes) portals.push(await startPortal(mongod, inquiries));
	return portals;
}

async function startPortal(mongod: Mongod, inquiries: number): Promise<Portal> {
	const uri = new URL(mongod.uri);
	uri.pathname = `portal-${inquiries}`;
	const port = await getPort();
	const url = `http://127.0.0.1:${port}`;
	// The first visits read from the disk what the seeding wrote.
	const env = { ...productSettings(port, uri.href), MONGODB_TIMEOUT_MS: "15000" };
	const prepared = await fill(inquiries, env);
	const server = onExit(await startServer(url, env));
	const cookies = { admin: await signIn(url, people.admin), sales: await signIn(url, people.sales) };
	return { ...prepared, inquiries, url, pid: server.pid, mongodPid: mongod.pid, cookies };
}

/** Fills the database of the settings unless it is filled, and looks up what the views need. */
export async function fill(inquiries: number, env: NodeJS.ProcessEnv): Promise<Prepared> {
	const child = fork(path.join(import.meta.dirname, "prepare.ts"), [String(inquiries)], { env });
	const prepared = once(child, "message") as Promise<[Prepared]>;
	const failed = once(child, "exit").then(() => {
		throw new CliError(`The database of ${inquiries} inquiries cannot be filled: see above.`);
	});
	const [message] = await Promise.race([prepared, failed]);
	return message;
}

/** Returns the cookies of the session. */
export async function signIn(url: string, email: string): Promise<string> {
	const body = new URLSearchParams({ email, password });
	const answer = await fetch(`${url}/portal/login`, { method: "POST", body, redirect: "manual" });
	if (answer.status !== 302) throw new CliError(`${email} cannot sign in: ${answer.status}`);
	return answer.headers
		.getSetCookie()
		.map((cookie) => cookie.split(";")[0])
		.join("; ");
}
