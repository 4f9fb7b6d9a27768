import type { mongo } from "mongoose";

/** Connections to MongoDB as the driver tells of them; `waiting` are requests for one. */
export const pool = { open: 0, inUse: 0, waiting: 0, failed: 0 };

/** Members of the replica set, or mongos, as the driver last reached them or not. */
export const members = { up: 0, down: 0 };

/** Counts a client's connections and servers from now on. */
export function watchDriver(client: mongo.MongoClient): void {
	client.on("topologyDescriptionChanged", ({ newDescription: { servers } }) => {
		const types = [...servers.values()].map(({ type }) => type);
		members.down = types.filter((type) => type === "Unknown").length;
		members.up = types.length - members.down;
	});
	client.on("connectionCreated", () => pool.open++);
	client.on("connectionClosed", () => pool.open--);
	client.on("connectionCheckOutStarted", () => pool.waiting++);
	client.on("connectionCheckedOut", () => {
		pool.waiting--;
		pool.inUse++;
	});
	client.on("connectionCheckOutFailed", () => {
		pool.waiting--;
		pool.failed++;
	});
	client.on("connectionCheckedIn", () => pool.inUse--);
}
