import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect as connectSocket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import getPort from "get-port";
import mongoose from "mongoose";
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { findMongod } from "#scripts/embedded/find-mongod.ts";
import { embeddedUri, startMongod } from "#scripts/embedded/start-mongod.ts";
import { aTrial } from "#tests/support/request-fields.ts";

let port: number;
beforeAll(async () => {
	port = await getPort();
});

afterEach(async () => {
	vi.resetModules();
});

/** The database modules, as a process with these settings would load it. */
async function load(settings: { uri: string; timeoutMs?: number }) {
	vi.stubEnv("MONGODB_URI", settings.uri);
	vi.stubEnv("MONGODB_TIMEOUT_MS", String(settings.timeoutMs ?? 1_000));
	const db = await import("./connection.server.ts");
	const transactions = await import("./transaction.server.ts");
	const { Account } = await import("#models/account/account.server.ts");
	const { submitRequest } = await import("#models/request/submit.server.ts");
	onTestFinished(db.disconnect);
	return {
		...db,
		...transactions,
		query: () => Account.idOf("somebody@may-erp.example"),
		submit() {
			// Each of another person: those of one wait for each other.
			const submissionId = randomUUID();
			return submitRequest("trial", aTrial({ email: `${submissionId}@gom.example`, submissionId }), {
				origin: null,
			});
		},
	};
}

async function secondsOf(work: Promise<unknown>): Promise<{ seconds: number; error: unknown }> {
	const start = Date.now();
	const error = await work.then(
		() => null,
		(reason: unknown) => reason,
	);
	return { seconds: (Date.now() - start) / 1000, error };
}

test("a standalone server is refused with a reason and a way out", async () => {
	const standalone = await startStandalone();
	const { connect } = await load({ uri: standalone });
	await expect(connect()).rejects.toThrow(/standalone.*--replSet/s);
});

test("a MongoDB that tells strangers what is in its memory is named with the reason", async () => {
	const { uri, stop } = await startMongod();
	onTestFinished(stop);
	vi.stubEnv("EMBEDDED_DATABASE", "no").stubEnv("ADMIN_EMAILS", "");
	onTestFinished(() => void vi.unstubAllEnvs());
	const { connect } = await load({ uri });
	const { log } = await import("#models/log.server.ts");
	const warned = vi.spyOn(log, "warn");
	await connect();
	expect(warned).toHaveBeenCalledWith(
		expect.stringMatching(/^MongoDB 8\.2\.0 .*CVE-2025-14847.*8\.2\.3 or later/),
	);
});

test("a database that is away at the start and later fails queries fast, and is used as soon as it is back", async () => {
	const dataFolder = await mkdtemp(path.join(tmpdir(), "db-test-"));
	onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
	const { connect, ready, query, transaction, isUnavailable } = await load({ uri: embeddedUri(port) });
	const connected = connect();

	expect(await ready()).toBe(false);
	const early = await secondsOf(query());
	expect(isUnavailable(early.error)).toBe(true);
	expect(early.seconds).toBeLessThan(1);
	expect(isUnavailable((await secondsOf(transaction(query))).error)).toBe(true);

	const first = await startMongod({ dataFolder, port });
	await connected;
	expect(await ready()).toBe(true);
	expect(await query()).toBeNull();

	process.kill(first.pid, "SIGKILL");
	await first.exited;
	for (const attempt of [query, () => transaction(query), query]) {
		const { seconds, error } = await secondsOf(attempt());
		expect(isUnavailable(error)).toBe(true);
		expect(seconds).toBeLessThan(5);
	}
	const asked = await secondsOf(ready());
	expect(asked.seconds).toBeLessThan(1.5);
	expect(await ready()).toBe(false);

	const second = await startMongod({ dataFolder, port });
	onTestFinished(second.stop);
	await vi.waitFor(async () => expect(await ready()).toBe(true), { timeout: 15_000, interval: 250 });
	expect(await query()).toBeNull();
});

test.each(["SIGKILL", "SIGSTOP"] as const)(
	"submits that %s of the server interrupts end soon, each with an error that says so",
	async (signal) => {
		const mongod = await startMongod();
		onTestFinished(mongod.stop);
		const { connect, submit, query, isUnavailable } = await load({ uri: mongod.uri });
		await connect();
		let done = 0;
		let interrupted = false;
		onTestFinished(() => {
			interrupted = true;
		});
		const untilRefused = async () => {
			for (;;) {
				const { seconds, error } = await secondsOf(submit());
				// A busy machine may refuse one before, too.
				if (interrupted && error !== null) return { seconds, error };
				if (error === null) done += 1;
			}
		};
		const running = Array.from({ length: 20 }, untilRefused);
		await vi.waitFor(() => expect(done).toBeGreaterThan(20), { timeout: 60_000 });
		interrupted = true;
		process.kill(mongod.pid, signal);
		// A signal reaches the server's threads one by one: until the first refusal an answer may still come.
		await Promise.race(running);
		const failed = await Promise.all([...running, secondsOf(query()), secondsOf(submit())]);
		if (signal === "SIGSTOP") process.kill(mongod.pid, "SIGCONT");
		expect(failed.filter(({ error }) => !isUnavailable(error))).toEqual([]);
		expect(Math.max(...failed.map(({ seconds }) => seconds))).toBeLessThan(10);
	},
	90_000,
);

test("a database that goes away while the indexes are made refuses what is in hand, and is used when it is back", async () => {
	const dataFolder = await mkdtemp(path.join(tmpdir(), "db-test-"));
	onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
	const first = await startMongod({ dataFolder, port });
	const { connect, submit, isUnavailable } = await load({ uri: first.uri });
	const connected = connect();
	await vi.waitFor(() => expect(mongoose.connection.readyState).toBe(1), { timeout: 10_000, interval: 1 });
	process.kill(first.pid, "SIGKILL");
	await first.exited;

	const end = Date.now() + 4_000;
	const untilEnd = async () => {
		const errors: unknown[] = [];
		while (Date.now() < end) errors.push((await secondsOf(submit())).error);
		return errors;
	};
	const errors = (await Promise.all(Array.from({ length: 10 }, untilEnd))).flat();
	expect(errors.filter((error) => !isUnavailable(error))).toEqual([]);

	const second = await startMongod({ dataFolder, port });
	onTestFinished(second.stop);
	await connected;
	await submit();
});

test("an answer that never comes is not waited for", async () => {
	const { withTimeout, isUnavailable } = await load({ uri: embeddedUri(port), timeoutMs: 500 });
	const { seconds, error } = await secondsOf(withTimeout(new Promise(() => {})));
	expect(isUnavailable(error)).toBe(true);
	expect(seconds).toBeLessThan(1.5);
	expect(await withTimeout(Promise.resolve("in time"))).toBe("in time");
});

test.each(["SIGSTOP", "SIGKILL"] as const)(
	"a request is answered within MONGODB_TIMEOUT_MS once the database has got %s",
	async (signal) => {
		const mongod = await startMongod();
		onTestFinished(mongod.stop);
		const { connect, query, submit } = await load({ uri: mongod.uri, timeoutMs: 2_000 });
		const { whileDatabaseAnswers } = await import("#app/server/staff.server.ts");
		await connect();
		await submit();
		const untilRefused = async (work: () => Promise<unknown>) => {
			for (;;) {
				const asked = secondsOf(
					whileDatabaseAnswers(new Request("http://localhost/portal"), async () => void (await work())),
				);
				const { seconds, error } = await asked;
				if (error !== null) return { seconds, error };
			}
		};
		process.kill(mongod.pid, signal);
		// A signal reaches the server's threads one by one: until then an answer may still come.
		const refused = await Promise.all([query, submit].map(untilRefused));
		if (signal === "SIGSTOP") process.kill(mongod.pid, "SIGCONT");
		for (const { seconds, error } of refused) {
			expect(error).toMatchObject({ status: 503 });
			expect(seconds).toBeLessThan(2.9);
		}
	},
	60_000,
);

test.each(["ECONNRESET", "EPIPE"])("%s of a connection to the database is an outage", async (code) => {
	const { isUnavailable } = await load({ uri: embeddedUri(port) });
	expect(isUnavailable(Object.assign(new Error(`write ${code}`), { code, syscall: "write" }))).toBe(true);
});

test("an error of ours is no outage", async () => {
	const { isUnavailable } = await load({ uri: embeddedUri(port) });
	for (const error of [new Error("a fault"), new TypeError("a fault"), "text", null, undefined]) {
		expect(isUnavailable(error)).toBe(false);
	}
});

async function startStandalone(): Promise<string> {
	const { path: program } = await findMongod();
	const folder = await mkdtemp(path.join(tmpdir(), "standalone-"));
	const standalonePort = await getPort();
	const child = spawn(
		program,
		["--dbpath", folder, "--port", String(standalonePort), "--bind_ip", "127.0.0.1"],
		{ stdio: "ignore" },
	);
	onTestFinished(async () => {
		child.kill("SIGKILL");
		await once(child, "exit");
		await rm(folder, { recursive: true, force: true });
	});
	await vi.waitFor(
		async () => {
			const socket = connectSocket(standalonePort, "127.0.0.1");
			await once(socket, "connect");
			socket.destroy();
		},
		{ timeout: 20_000, interval: 100 },
	);
	return `mongodb://127.0.0.1:${standalonePort}/may-erp`;
}
