import type { mongo } from "mongoose";

/** Connections to MongoDB as the driver tells of them; `waiting` are requests for one. */
export const pool = { open: 0, inUse: 0, waiting: 0, failed: 0 };

/** Counts a client's connections from now on. */
export function watchPool(client: mongo.MongoClient): void {
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
