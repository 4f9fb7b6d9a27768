import getPort from "get-port";
import mongoose from "mongoose";
import { findMongos } from "#scripts/embedded/find-mongod.ts";
import { becomePrimary } from "#scripts/embedded/replica-set.ts";
import { compressors, type Mongod, startMongod } from "#scripts/embedded/start-mongod.ts";
import { startProgram } from "./program.ts";
import { digestMiddle, shardKeys } from "./shard-keys.ts";

type ShardedMongodb = {
	/** The address of the mongos, with a database name. */
	uri: string;
	stop(): Promise<void>;
};

const database = "may-erp";
const shards = ["shard-1", "shard-2"];

/** Small, so that even little data is spread. */
const chunkMegabytes = 1;

/** A small sharded MongoDB with temporary data: a config server, two shards and a mongos. */
export async function startShardedMongodb(): Promise<ShardedMongodb> {
	const started: { stop(): Promise<void> }[] = [];
	const stop = async () => {
		for (const part of started.toReversed()) await part.stop();
	};
	const keep = <Part extends { stop(): Promise<void> }>(part: Part): Part => {
		started.push(part);
		return part;
	};
	try {
		const settings = keep(await startMember({ name: "settings", configsvr: true }, "--configsvr"));
		const members: Mongod[] = [];
		for (const name of shards) members.push(keep(await startMember({ name }, "--shardsvr")));
		const port = await getPort();
		keep(await startMongos(port, `settings/${hostOf(settings)}`));
		const uri = `mongodb://127.0.0.1:${port}/${database}`;
		await withClient(uri, async (client) => {
			const admin = client.db("admin");
			for (const [index, name] of shards.entries()) {
				await admin.command({ addShard: `${name}/${hostOf(members[index])}` });
			}
			await divide(client);
		});
		return { uri, stop };
	} catch (error) {
		await stop();
		throw error;
	}
}

function startMember(set: { name: string; configsvr?: true }, role: string): Promise<Mongod> {
	return startMongod({ set: set.name, args: [role], join: (port) => becomePrimary(port, set) });
}

const hostOf = (mongod: Mongod | undefined) => new URL(mongod?.uri ?? "").host;

async function startMongos(port: number, settings: string) {
	const args = ["--port", String(port), "--bind_ip", "127.0.0.1", "--configdb", settings, ...compressors];
	const uri = `mongodb://127.0.0.1:${port}/?serverSelectionTimeoutMS=500`;
	return startProgram(await findMongos(), args, () =>
		withClient(uri, (client) => client.db("admin").command({ ping: 1 })).then(
			() => true,
			() => false,
		),
	);
}

async function divide(client: mongoose.mongo.MongoClient): Promise<void> {
	const admin = client.db("admin");
	await client
		.db("config")
		.collection<{ _id: string }>("settings")
		.updateOne({ _id: "chunksize" }, { $set: { value: chunkMegabytes } }, { upsert: true });
	await admin.command({ enableSharding: database, primaryShard: shards[0] });
	for (const [name, key] of Object.entries(shardKeys)) {
		await admin.command({ shardCollection: `${database}.${name}`, key, unique: true });
	}
	for (const [name, submissionId] of Object.entries(digestMiddle)) {
		await admin.command({ split: `${database}.${name}`, middle: { submissionId } });
		await admin.command({ moveChunk: `${database}.${name}`, find: { submissionId }, to: shards[1] });
	}
}

async function withClient<T>(
	uri: string,
	work: (client: mongoose.mongo.MongoClient) => Promise<T>,
): Promise<T> {
	const client = new mongoose.mongo.MongoClient(uri);
	try {
		return await work(client);
	} finally {
		await client.close();
	}
}
