import { createHash, randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { execa } from "execa";
import mongoose from "mongoose";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { baseline, migrations } from "#models/migrations/list.server.ts";
import { places } from "#models/privacy/personal-data.server.ts";
import { seedDemo } from "#scripts/seed/demo.ts";
import { CliError } from "#scripts/step.ts";
import { makeKey } from "./encryption.ts";
import { readBackup } from "./format.ts";
import { restoreBackup } from "./restore.ts";
import { writeBackup } from "./write.ts";

const { BSON, MongoClient } = mongoose.mongo;

/** One of each type that MongoDB stores, with values that JSON knows nothing of. */
const everyType = {
	double: new BSON.Double(5),
	nan: new BSON.Double(Number.NaN),
	minusZero: new BSON.Double(-0),
	int: new BSON.Int32(5),
	long: BSON.Long.fromString("9007199254740993"),
	decimal: BSON.Decimal128.fromString("100800000.10"),
	text: "Gỗ Minh Phát \u0000\u2028 𝟛",
	nested: { "tên.có.chấm": [1, [2, { $not: "an operator" }], null] },
	binary: new BSON.Binary(Buffer.from([0, 255, 1]), 0),
	uuid: new BSON.UUID("e822f50d-4344-4a95-8df1-78c19836457b"),
	id: new BSON.ObjectId(),
	yes: true,
	date: new Date("1969-12-31T23:59:59.999Z"),
	regex: new BSON.BSONRegExp("^a/b", "i"),
	code: new BSON.Code("return 1", { a: 1 }),
	time: new BSON.Timestamp({ t: 1, i: 2 }),
	least: new BSON.MinKey(),
	most: new BSON.MaxKey(),
};

const filledByUse = [
	...["deletedInquiries", "formDrafts", "invitations", "oneTimeLinks", "outbox"],
	...["sessions", "suspectedSubmissions"],
];

/** A collection that is new here must be in the demo data, or be named as one that only use fills. */
const filledByDemo = Object.keys(places).filter((name) => !filledByUse.includes(name));

const hashOfNothing = createHash("md5").digest("hex");

const client = new MongoClient(process.env.MONGODB_URI ?? "");
let folder: string;
let file: string;

function addressOf(database: string): string {
	const uri = new URL(process.env.MONGODB_URI ?? "");
	uri.pathname = database;
	return uri.href;
}

function emptyDatabase() {
	const name = `restored-${randomUUID()}`;
	onTestFinished(async () => {
		await client.db(name).dropDatabase();
	});
	return { db: client.db(name), uri: addressOf(name) };
}

/** MongoDB's own hash of each collection that has documents. */
async function hashesOf(db: mongoose.mongo.Db): Promise<Record<string, string>> {
	const { collections } = await db.command({ dbHash: 1 });
	const filled = Object.entries<string>(collections).filter(([, hash]) => hash !== hashOfNothing);
	return Object.fromEntries(filled);
}

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), "backup-"));
	file = path.join(folder, "one.ejson.gz");
	await seedDemo();
	await client.connect();
	await client
		.db()
		.collection("odd")
		.insertMany([everyType, { _id: new BSON.ObjectId() }]);
	await writeBackup(addressOf(client.db().databaseName), file);
});
afterAll(async () => {
	await client.db().dropDatabase();
	await client.close();
	await rm(folder, { recursive: true, force: true });
});

test("what is restored has the same counts and, by MongoDB's own reckoning, the same hashes", async () => {
	const { db, uri } = emptyDatabase();
	const restored = await restoreBackup(uri, file);
	const before = await hashesOf(client.db());
	expect(Object.keys(before)).toEqual(expect.arrayContaining(["odd", ...filledByDemo]));
	expect(await hashesOf(db)).toEqual(before);
	for (const { collection, count } of restored) {
		expect(await client.db().collection(collection).countDocuments()).toBe(count);
	}
	expect((await stat(file)).mode & 0o077).toBe(0);
});

test("the command brings an older backup up to date, also where no start does, and nobody is mailed of it again", async () => {
	const { db: older, uri: olderUri } = emptyDatabase();
	await restoreBackup(olderUri, file);
	const seen = older.collection<{ _id: string; appliedAt: Date }>("migrations");
	await seen.deleteMany({});
	await seen.insertOne({ _id: baseline.at(-1) ?? "", appliedAt: new Date() });
	const olderFile = path.join(folder, "older.ejson.gz");
	await older.collection("demoSlots").updateOne({}, { $set: { startsAt: new Date(Date.now() + 3_600_000) } });
	await older.collection("outbox").insertOne({ kind: "trial", nextAttemptAt: new Date(), attempts: 0 });
	await writeBackup(olderUri, olderFile);

	const { db, uri } = emptyDatabase();
	const settings = { MONGODB_URI: uri, SESSION_SECRET: "x".repeat(32), MIGRATE_AT_START: "no" };
	const { stdout } = await execa("node", ["--import", "tsx", "scripts/restore.ts", olderFile], {
		env: settings,
	});
	expect(stdout).toMatch(/count as told: 1 waiting mails, [1-9]\d* late requests, [1-3] demos/);
	const waiting = { nextAttemptAt: { $exists: true } };
	expect(await db.collection("outbox").countDocuments(waiting), "waiting mails").toBe(0);
	const untold = { dueAt: { $lt: new Date() }, state: { $ne: "ended" }, toldLateAt: null };
	expect(await db.collection("leads").countDocuments(untold), "late requests").toBe(0);
	const soon = { $gt: new Date(), $lt: new Date(Date.now() + 86_400_000) };
	expect(await db.collection("demoSlots").countDocuments({ startsAt: soon, remindedAt: null })).toBe(0);
	const applied = await db.collection<{ _id: string }>("migrations").find().toArray();
	expect(applied.map(({ _id }) => _id)).toEqual(expect.arrayContaining(migrations.map(({ name }) => name)));
	expect(await db.collection("auditLines").countDocuments({ action: "databaseRestored" })).toBe(1);
});

test("a database that holds something is left alone, unless it is to be replaced", async () => {
	const { db, uri } = emptyDatabase();
	await db.collection("other").insertOne({ kept: true });
	await expect(restoreBackup(uri, file)).rejects.toThrow(/not empty \(other\).*--replace/);
	expect(Object.keys(await hashesOf(db))).toEqual(["other"]);
	await restoreBackup(uri, file, { replace: true });
	expect(Object.keys(await hashesOf(db))).not.toContain("other");
});

test("a backup that was cut off or changed replaces nothing", async () => {
	const { db, uri } = emptyDatabase();
	await db.collection("other").insertOne({ kept: true });
	const whole = await readFile(file);
	const text = gunzipSync(whole).toString("utf8");
	const damaged = {
		"cut off in the middle": whole.subarray(0, whole.length / 2),
		"cut off at a line": gzipSync(text.split("\n").slice(0, -20).join("\n")),
		"one letter changed": gzipSync(text.replace("Minh Phát", "Minh Phạt")),
		"one line gone": gzipSync(text.replace(/\n\{.*?\n/, "\n")),
		"something else": gzipSync('["complete"]\n'),
		"no gzip": Buffer.from(text),
	};
	for (const [what, bytes] of Object.entries(damaged)) {
		const other = path.join(folder, "damaged.gz");
		await writeFile(other, bytes);
		await expect(restoreBackup(uri, other, { replace: true }), what).rejects.toThrow(CliError);
		expect(Object.keys(await hashesOf(db)), what).toEqual(["other"]);
	}
});

test("a small file that unpacks to much is refused early, in little memory", async () => {
	const bomb = path.join(folder, "bomb.gz");
	const part = gzipSync(Buffer.alloc(16 * 1024 * 1024, "x"));
	for (const start of ['["backup",{"version":1}]\n{', ""]) {
		// Half a gigabyte of one line; gzip's parts may stand one after the other.
		await writeFile(bomb, Buffer.concat([gzipSync(start), ...Array<Buffer>(32).fill(part)]));
		const before = process.memoryUsage().rss;
		await expect(readBackup(bomb)).rejects.toThrow(/longer than any document/);
		expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
	}
	await writeFile(bomb, gzipSync('{"a":1}\n'.repeat(1_000_000)));
	await expect(readBackup(bomb)).rejects.toThrow(CliError);
});

test("an encrypted backup is read by who has the key alone, and has all that was saved", async () => {
	const { db, uri } = emptyDatabase();
	const keyFile = path.join(folder, "key.txt");
	const recipient = await makeKey(keyFile);
	expect((await stat(keyFile)).mode & 0o077).toBe(0);
	await expect(makeKey(keyFile)).rejects.toThrow(/key\.txt exists already, and no key is overwritten/);
	const encrypted = path.join(folder, "one.ejson.gz.age");
	await writeBackup(addressOf(client.db().databaseName), encrypted, recipient);
	expect((await readFile(encrypted)).subarray(0, 21).toString()).toBe("age-encryption.org/v1");
	expect(await readBackup(encrypted, keyFile)).toEqual(await readBackup(file));

	await expect(readBackup(encrypted)).rejects.toThrow(/is encrypted/);
	const otherKey = path.join(folder, "other-key.txt");
	await makeKey(otherKey);
	await expect(readBackup(encrypted, otherKey)).rejects.toThrow(/cannot be decrypted/);
	await expect(readBackup(encrypted, file), "a file without a key").rejects.toThrow(CliError);

	await restoreBackup(uri, encrypted, { keyFile });
	expect(await hashesOf(db)).toEqual(await hashesOf(client.db()));
});

test("an encrypted backup that was cut off or changed is not whole", async () => {
	const keyFile = path.join(folder, "damaged-key.txt");
	const encrypted = path.join(folder, "damaged.ejson.gz.age");
	await writeBackup(addressOf(client.db().databaseName), encrypted, await makeKey(keyFile));
	const whole = await readFile(encrypted);
	const flipped = Buffer.from(whole);
	flipped.writeUInt8(flipped.readUInt8(whole.length - 40) ^ 1, whole.length - 40);
	for (const bytes of [whole.subarray(0, -1), whole.subarray(0, whole.length / 2), flipped]) {
		await writeFile(encrypted, bytes);
		await expect(readBackup(encrypted, keyFile)).rejects.toThrow(/it was cut off or changed/);
	}
});

test("a database that fails while it is filled is not told as a damaged file", async () => {
	const document = () => {
		throw new mongoose.mongo.MongoNetworkError("connection closed");
	};
	const reading = readBackup(file, undefined, { document });
	await expect(reading).rejects.toThrow(/^connection closed$/);
});

const command = (args: string[], settings: Record<string, string> = {}) =>
	execa("node", ["--import", "tsx", "scripts/backup.ts", ...args], {
		env: { SESSION_SECRET: "x".repeat(32), MONGODB_URI: addressOf(client.db().databaseName), ...settings },
		reject: false,
	});

test("a backup is encrypted, unless it is asked for plain and named so", async () => {
	const BACKUP_RECIPIENT = await makeKey(path.join(folder, "command-key.txt"));
	const encrypted = path.join(folder, "command.ejson.gz.age");
	const plain = path.join(folder, "command.ejson.gz");
	for (const [args, settings, said] of [
		[[encrypted], {}, /BACKUP_RECIPIENT is not set/],
		[[plain], {}, /BACKUP_RECIPIENT is not set/],
		[[plain], { BACKUP_RECIPIENT }, /ends in \.age/],
		[["--plain", encrypted], { BACKUP_RECIPIENT }, /ends in \.age/],
	] as const) {
		const { exitCode, stderr } = await command([...args], settings);
		expect([exitCode, stderr], String(args)).toEqual([1, expect.stringMatching(said)]);
	}
	expect(
		(await readdir(folder)).filter((name) => name.startsWith("command.")),
		"nothing was written",
	).toEqual([]);

	expect((await command([encrypted], { BACKUP_RECIPIENT })).exitCode).toBe(0);
	expect((await readFile(encrypted)).subarray(0, 19).toString()).toBe("age-encryption.org/");
	const told = await client.db().collection("auditLines").deleteMany({ action: "backupMade" });
	expect(told.deletedCount, "lines of the audit log").toBe(1);

	const { exitCode, stdout } = await whileReadOnly("auditLines", () => command(["--plain", plain]));
	expect([exitCode, stdout]).toEqual([0, expect.stringContaining("The audit log has no line of it: ")]);
	expect(await readBackup(plain)).toEqual(await readBackup(file));
});

async function whileReadOnly<Result>(collection: string, work: () => Promise<Result>): Promise<Result> {
	const db = client.db();
	await db.command({ collMod: collection, validator: { nobody: { $exists: true } } });
	try {
		return await work();
	} finally {
		await db.command({ collMod: collection, validator: {} });
	}
}

test("what keeps a backup from being made is told in one sentence, with exit code 1 and nothing half made", async () => {
	const full = path.join(folder, "full.ejson.gz");
	await symlink("/dev/full", `${full}.partial`);
	for (const [name, uri, said] of [
		["missing/one.ejson.gz", undefined, /missing\/one\.ejson\.gz cannot be written: ENOENT/],
		["full.ejson.gz", undefined, /full\.ejson\.gz cannot be written: ENOSPC/],
		[
			"away.ejson.gz",
			"mongodb://127.0.0.1:1/none?replicaSet=rs0",
			/MongoDB did not finish this: connect ECONNREFUSED/,
		],
	] as const) {
		const { exitCode, stderr } = await command(
			["--plain", path.join(folder, name)],
			uri && { MONGODB_URI: uri },
		);
		expect([exitCode, stderr.trim().split("\n")], name).toEqual([1, [expect.stringMatching(said)]]);
		expect(await readdir(folder)).not.toEqual(expect.arrayContaining([name]));
	}
	expect((await readdir(folder)).filter((name) => name.endsWith(".partial"))).toEqual([]);
});
