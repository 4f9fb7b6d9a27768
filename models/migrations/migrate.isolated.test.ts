import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { createInterface } from "node:readline";
import mongoose from "mongoose";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { connect, disconnect } from "#models/database/connection.server.ts";
import { env } from "#models/settings/env.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { baseline, migrations } from "./list.server.ts";
import { appliedMigrations, migrate, pendingMigrations } from "./migrate.server.ts";

useDatabase();

beforeEach(async () => {
	for (const name of ["migrations", "rows"]) await stored(name).deleteMany({});
});

type Migrating = { lines: string[]; child: ChildProcess; ended: Promise<number | null> };

function startMigrating(env: Record<string, string> = {}): Migrating {
	const args = ["--import", "tsx", "tests/support/migrating-process.ts"];
	const child = spawn(process.execPath, args, {
		env: { ...process.env, ...env },
		stdio: ["ignore", "pipe", "inherit"],
	});
	onTestFinished(() => void child.kill("SIGKILL"));
	const lines: string[] = [];
	createInterface(child.stdout).on("line", (line) => lines.push(line));
	return { lines, child, ended: once(child, "close").then(([code]) => code) };
}

const rows = () => stored("rows").find().toArray();
const namesOf = async () => (await appliedMigrations()).map(({ name }) => name);

test("a database is brought up to date at the start, once, and tells of it", async () => {
	await disconnect();
	await connect();
	const applied = await appliedMigrations();
	expect(applied.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
	await disconnect();
	await connect();
	expect(await appliedMigrations()).toEqual(applied);
});

test("every file with a number is a migration, in the order of the numbers", async () => {
	const files = (await readdir("models/migrations")).filter((file) => /^\d.*\.server\.ts$/.test(file)).sort();
	expect(files).toEqual(migrations.map(({ name }) => `${name}.server.ts`));
	const names = [...baseline, ...migrations.map(({ name }) => name)];
	expect(names.map((name) => Number.parseInt(name, 10))).toEqual(names.map((_, index) => index + 1));
});

test("one that fails is not recorded, nor those after it, and holds nobody up", async () => {
	const done: string[] = [];
	const named = (name: string, error?: Error) => ({
		name,
		async up() {
			if (error) throw error;
			done.push(name);
		},
	});
	const wanted = [named("1"), named("2", new Error("of this test")), named("3")];
	await expect(migrate({ wanted })).rejects.toThrow("of this test");
	expect(await namesOf()).toEqual(["1"]);
	await migrate({ wanted: [named("1"), named("2"), named("3")] });
	expect(done).toEqual(["1", "2", "3"]);
	expect(await pendingMigrations(wanted)).toEqual([]);
});

test("asked again, all are applied once more", async () => {
	let times = 0;
	const wanted = [{ name: "1", up: async () => void times++ }];
	await migrate({ wanted });
	await migrate({ wanted });
	expect(times).toBe(1);
	await migrate({ wanted, again: true });
	expect(times).toBe(2);
});

test("two processes at once apply each migration once, one of them while the other waits", async () => {
	const two = [startMigrating({ ROW_MS: "20" }), startMigrating({ ROW_MS: "20" })];
	expect(await Promise.all(two.map(({ ended }) => ended))).toEqual([0, 0]);
	expect(await rows()).toHaveLength(20);
	expect((await rows()).every(({ times }) => times === 1)).toBe(true);
	expect(two.map(({ lines }) => lines.length).sort()).toEqual([1, 21]);
	expect(await namesOf()).toEqual(["0001-one", "0002-two"]);
});

test("another process goes on where one was killed, when the lease of its lock has ended", async () => {
	const first = startMigrating({ ROW_MS: "50" });
	await vi.waitUntil(() => first.lines.length >= 13, { timeout: 30_000 });
	first.child.kill("SIGKILL");
	await first.ended;
	expect(await namesOf()).toEqual(["0001-one"]);
	const second = startMigrating();
	expect(await second.ended).toBe(0);
	expect(second.lines.every((line) => line.startsWith("0002-two") || line === "done")).toBe(true);
	expect(await rows()).toHaveLength(20);
	expect((await rows()).every(({ times }) => times === 1)).toBe(true);
	expect(await namesOf()).toEqual(["0001-one", "0002-two"]);
});

test("one that stood still for longer than its lease does not record what another has taken over", async () => {
	const first = startMigrating({ ROW_MS: "50" });
	await vi.waitUntil(() => first.lines.length >= 3, { timeout: 30_000 });
	first.child.kill("SIGSTOP");
	const second = startMigrating();
	expect(await second.ended).toBe(0);
	const applied = await appliedMigrations();
	first.child.kill("SIGCONT");
	expect(await first.ended).toBe(0);
	expect(await appliedMigrations()).toEqual(applied);
	expect(await rows()).toHaveLength(20);
});

test("where nothing is applied at the start, a process that lacks migrations ends, and says what to do", async () => {
	await disconnect();
	vi.resetModules();
	vi.stubEnv("MIGRATE_AT_START", "no");
	onTestFinished(async () => {
		vi.unstubAllEnvs();
		vi.resetModules();
		await connect();
	});
	const fresh = await import("#models/database/connection.server.ts");
	await expect(fresh.connect()).rejects.toThrow(/lacks migrations \(0009-keys-in-one, .*npm run -s migrate/);
	await fresh.disconnect();
	expect(mongoose.connection.readyState).toBe(mongoose.ConnectionStates.disconnected);
});

test("a database of before 1.1.0 is refused, and it says by which version the way leads; one of 1.1.0 is not", async () => {
	await stored("accounts").insertOne({ email: "ha@may-erp.example" });
	await stored("migrations").insertOne({
		_id: "0005-weeks-of-ended-requests" as never,
		appliedAt: new Date(),
	});
	await disconnect();
	await expect(connect()).rejects.toThrow(/before 1\.1\.0.*Start version 1\.1\.0 with it once/);
	await disconnect();
	await mongoose.connect(env.MONGODB_URI);
	await stored("migrations").insertOne({ _id: "0008-no-token-in-mails" as never, appliedAt: new Date() });
	await disconnect();
	await connect();
	expect(await pendingMigrations()).toEqual([]);
	await stored("accounts").deleteMany({});
});

test("a version that is older than its database refuses it, and says what to do", async () => {
	const newer = { _id: "9999-of-a-newer-version", appliedAt: new Date() };
	await stored("migrations").insertOne(newer as object);
	await disconnect();
	await expect(connect()).rejects.toThrow(/newer version .*9999-of-a-newer-version.*docs\/run\.md/);
	await stored("migrations").deleteOne({ _id: newer._id as never });
	await disconnect();
	await connect();
});
