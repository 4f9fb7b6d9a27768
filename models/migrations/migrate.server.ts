import mongoose, { trusted } from "mongoose";
import { log } from "#models/log.server.ts";
import { baseline, type Migration, migrations } from "./list.server.ts";
import { LockLost, records, withLock } from "./lock.server.ts";

type Applied = { name: string; at: Date; ms: number };

type Options = { wanted?: Migration[]; again?: boolean; leaseMs?: number };

/** What the database has seen, in order. */
export async function appliedMigrations(): Promise<Applied[]> {
	const found = await records
		.find({ appliedAt: trusted({ $exists: true }) })
		.sort({ _id: 1 })
		.lean();
	return found.map(({ _id, appliedAt = new Date(0), ms = 0 }) => ({ name: _id, at: appliedAt, ms }));
}

export async function pendingMigrations(wanted = migrations): Promise<Migration[]> {
	const applied = new Set((await appliedMigrations()).map(({ name }) => name));
	return wanted.filter(({ name }) => !applied.has(name));
}

/** The names of migrations that a newer version has applied. */
export async function unknownMigrations(): Promise<string[]> {
	const names = (await appliedMigrations()).map(({ name }) => name);
	const known = [...baseline, ...migrations.map(({ name }) => name)];
	return names.filter((name) => !known.includes(name));
}

/** Whether an earlier version than the {@link baseline} has left its data: there are accounts, and it has seen no later one. */
export async function isBeforeBaseline(): Promise<boolean> {
	const names = (await appliedMigrations()).map(({ name }) => name);
	const later = [baseline.at(-1), ...migrations.map(({ name }) => name)];
	if (names.some((name) => later.includes(name))) return false;
	return (await mongoose.connection.collection("accounts").findOne()) !== null;
}

/** Applies what is pending while others wait; `again` applies all, for what the version before wrote meanwhile. */
export async function migrate({ wanted = migrations, again = false, leaseMs }: Options = {}): Promise<void> {
	if (!again && (await pendingMigrations(wanted)).length === 0) return;
	const work = async (hold: () => Promise<void>) => {
		for (const migration of again ? wanted : await pendingMigrations(wanted)) {
			await apply(migration, hold);
		}
	};
	try {
		await withLock(work, leaseMs);
	} catch (error) {
		if (!(error instanceof LockLost)) throw error;
		await migrate({ wanted, again, leaseMs });
	}
}

async function apply({ name, up }: Migration, hold: () => Promise<void>): Promise<void> {
	const start = performance.now();
	await up();
	await hold();
	const ms = Math.round(performance.now() - start);
	await records.updateOne({ _id: name }, { appliedAt: new Date(), ms }, { upsert: true });
	log.info({ migration: name, ms }, "migrated");
}
