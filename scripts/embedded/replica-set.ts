import { setTimeout as wait } from "node:timers/promises";
import mongoose from "mongoose";

export const replicaSetName = "may-erp";

type Config = { version: number; members: { _id: number; host: string }[] };

const notYetInitialized = 94;
const alreadyInitialized = 23;

/**
 * Makes a mongod the only member of its set, even if its data names another port, and waits until it takes writes.
 * @param set its name, and whether it keeps the settings of a cluster
 * @throws Error where it does not become primary within 60 seconds
 */
export async function becomePrimary(
	port: number,
	set: { name: string; configsvr?: true } = { name: replicaSetName },
): Promise<void> {
	const host = `127.0.0.1:${port}`;
	const client = await mongoose.mongo.MongoClient.connect(`mongodb://${host}/?directConnection=true`);
	try {
		const admin = client.db("admin");
		const { name, ...role } = set;
		const config = await readOrInitiate(admin, { _id: name, ...role, members: [{ _id: 0, host }] });
		if (config.members[0]?.host !== host) {
			const moved = { ...config, version: config.version + 1, members: [{ ...config.members[0], host }] };
			await admin.command({ replSetReconfig: moved, force: true });
		}
		for (const end = Date.now() + 60_000; Date.now() < end; await wait(50)) {
			const hello = await admin.command({ hello: 1 });
			if (hello.isWritablePrimary === true) return;
		}
		throw new Error("it did not become the primary of its replica set within 60 s");
	} finally {
		await client.close();
	}
}

/** A server that has just started may deny and refuse at once to be initialised. */
async function readOrInitiate(admin: mongoose.mongo.Db, first: object): Promise<Config> {
	for (;;) {
		const config = await readConfig(admin);
		if (config) return config;
		try {
			await admin.command({ replSetInitiate: first });
		} catch (error) {
			if (!hasCode(error, alreadyInitialized)) throw error;
			await wait(50);
		}
	}
}

async function readConfig(admin: mongoose.mongo.Db): Promise<Config | null> {
	try {
		const { config } = await admin.command({ replSetGetConfig: 1 });
		return config;
	} catch (error) {
		if (hasCode(error, notYetInitialized)) return null;
		throw error;
	}
}

function hasCode(error: unknown, code: number): boolean {
	return error instanceof mongoose.mongo.MongoServerError && error.code === code;
}
