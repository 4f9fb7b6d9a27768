import mongoose from "mongoose";
import type { Migration } from "#models/migrations/list.server.ts";
import { migrate } from "#models/migrations/migrate.server.ts";

// Started by a test as a process of its own: each migration writes ten rows, one after another, in the way that the
// rule asks for, and tells of each. ROW_MS is how long a row takes, and LEASE_MS how long the lock outlives a kill.

const { MONGODB_URI = "", ROW_MS = "0", LEASE_MS = "1000" } = process.env;

const tell = (text: string) => process.stdout.write(`${text}\n`);

const writeRows = (name: string): Migration => ({
	name,
	async up() {
		const rows = mongoose.connection.collection<{ _id: string; times: number }>("rows");
		for (let row = 0; row < 10; row++) {
			const _id = `${name} ${row}`;
			if (await rows.findOne({ _id })) continue;
			await new Promise((resolve) => setTimeout(resolve, Number(ROW_MS)));
			await rows.updateOne({ _id }, { $inc: { times: 1 } }, { upsert: true });
			tell(_id);
		}
	},
});

await mongoose.connect(MONGODB_URI);
await migrate({ wanted: ["0001-one", "0002-two"].map(writeRows), leaseMs: Number(LEASE_MS) });
tell("done");
await mongoose.disconnect();
