import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startCluster } from "#scripts/cluster/start-cluster.ts";
import { buildIfNeeded } from "#scripts/site-build.ts";
import { startProduct, testSettings } from "./product.ts";
import { adminEmail, password } from "./staff-accounts.ts";

/** On a busy machine each of many rows may take half a second; the journeys of outages have products of their own. */
const patient = { MONGODB_TIMEOUT_MS: "15000" };

/**
 * Starts the product that all journeys share, and says in the environment where it is; with E2E_ON=cluster the one of
 * `npm run cluster`.
 */
export default async function setup(): Promise<() => Promise<void>> {
	await buildIfNeeded();
	const { url, uri, mailFolder, stop } = await (process.env.E2E_ON === "cluster"
		? onCluster()
		: startProduct({ env: patient }));
	await signUpAdmin(url);
	Object.assign(process.env, { E2E_BASE_URL: url, E2E_MONGODB_URI: uri, E2E_MAIL_FOLDER: mailFolder });
	return stop;
}

async function onCluster() {
	const mailFolder = await mkdtemp(path.join(tmpdir(), "mail-"));
	const cluster = await startCluster((port, uri) => ({
		...testSettings(port, uri),
		MAIL_FOLDER: mailFolder,
	}));
	const stop = () => cluster.stop().finally(() => rm(mailFolder, { recursive: true, force: true }));
	return { ...cluster, mailFolder, stop };
}

async function signUpAdmin(url: string): Promise<void> {
	const person = { fullName: "Quản trị", email: adminEmail, password, confirmPassword: password };
	const answer = await fetch(`${url}/portal/signup`, {
		method: "POST",
		body: new URLSearchParams(person),
		redirect: "manual",
	});
	if (answer.status !== 302) throw new Error(`The tests' administrator cannot sign up: ${answer.status}`);
}
