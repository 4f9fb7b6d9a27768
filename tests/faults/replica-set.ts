import { setTimeout as sleep } from "node:timers/promises";
import getPort from "get-port";
import mongoose from "mongoose";
import { replicaSetName } from "#scripts/embedded/replica-set.ts";
import { startMongod } from "#scripts/embedded/start-mongod.ts";

const { MongoClient } = mongoose.mongo;

type ReplicaSet = {
	uri: string;
	/** By SIGKILL. */
	killPrimary(): Promise<void>;
};

/** An empty replica set of three, removed afterwards. */
export async function withReplicaSet<Result>(run: (set: ReplicaSet) => Promise<Result>): Promise<Result> {
	const ports = [await getPort(), await getPort(), await getPort()];
	const hosts = ports.map((port) => `127.0.0.1:${port}`);
	const members = await Promise.all(ports.map((port) => startMongod({ port, join: async () => {} })));
	const uri = `mongodb://${hosts.join(",")}/may-erp?replicaSet=${replicaSetName}`;
	const killPrimary = async () => {
		const primary = members[hosts.indexOf(await primaryOf(uri))];
		if (!primary) throw new Error("the replica set has no primary");
		process.kill(primary.pid, "SIGKILL");
		await primary.exited;
	};
	try {
		await initiate(hosts);
		return await run({ uri, killPrimary });
	} finally {
		for (const { stop } of members) await stop();
	}
}

async function initiate(hosts: string[]): Promise<void> {
	const client = await MongoClient.connect(`mongodb://${hosts[0]}/?directConnection=true`);
	try {
		const members = hosts.map((host, _id) => ({ _id, host }));
		await client.db("admin").command({ replSetInitiate: { _id: replicaSetName, members } });
		for (const end = Date.now() + 60_000; Date.now() < end; await sleep(200)) {
			const { members = [] } = await client.db("admin").command({ replSetGetStatus: 1 });
			const states = members.map(({ stateStr }: { stateStr: string }) => stateStr).sort();
			if (states.join() === "PRIMARY,SECONDARY,SECONDARY") return;
		}
		throw new Error("the replica set was not complete within 60 s");
	} finally {
		await client.close();
	}
}

async function primaryOf(uri: string): Promise<string> {
	const client = await MongoClient.connect(uri);
	try {
		const { primary } = await client.db("admin").command({ hello: 1 });
		return primary;
	} finally {
		await client.close();
	}
}
