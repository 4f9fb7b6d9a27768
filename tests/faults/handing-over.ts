import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import mongoose from "mongoose";
import type { Line, Section } from "#scripts/report.ts";
import { post, signUp, storeInquiry } from "#tests/abuse/staff.ts";
import { password } from "#tests/support/staff-accounts.ts";
import { never, told } from "./lines.ts";
import { withMongod } from "./mongod.ts";
import { type KillableServer, withServer } from "./server.ts";
import { withCollections } from "./stored.ts";

type Database = mongoose.mongo.Db;

const count = 3_000;
/** The server is killed once so many are given: the first time while the page still waits. */
const killedAt = [100, 1_000, 2_000];
const patienceMs = 300_000;

export const handingOver: Section = {
	name: "handing-over",
	title: `The server is killed ${killedAt.length} times while ${count.toLocaleString("en")} inquiries of one person are handed over`,
	run: () =>
		withMongod(({ uri }) =>
			withServer({ mongodbUri: uri }, (server) =>
				withCollections(uri, async (db) => {
					const { fromId, toId, admin } = await twoPeople(server.url, db);
					const start = performance.now();
					const first = disable(server.url, admin, fromId, toId);
					const { kills, presses } = await killMeanwhile(server, db, { admin, fromId, toId });
					const answer = await first;
					const seconds = ((performance.now() - start) / 1_000).toFixed(0);
					return [
						{
							what: "Killed when so many were given",
							must: `${killedAt.length} times, in the middle`,
							seen: kills.join(", "),
							reached: kills.length === killedAt.length && kills.every((given) => given < count),
						},
						told("The administrator's page", answer),
						told("All given, with the restarts", `after ${seconds} s, and ${presses} presses more`),
						...(await givenOnce(db, fromId, toId)),
					];
				}),
			),
		),
};

/** An administrator, and two representatives, of whom one has so many open inquiries. */
async function twoPeople(url: string, db: Database) {
	const admin = await signUp(url);
	const [leaver, heir] = ["leaver@may-erp.example", "heir@may-erp.example"] as const;
	const cookie = await signUp(url, leaver, "Trần Văn Bình");
	await signUp(url, heir, "Lê Thị Hồng");
	const id = new mongoose.Types.ObjectId(await storeInquiry(url, cookie));
	const inquiries = db.collection("salesInquiries");
	const { _id, ...first } = (await inquiries.findOne({
		_id: id,
	})) as mongoose.mongo.WithId<mongoose.mongo.BSON.Document>;
	const older = (hours: number) => new Date(Number(first.createdAt) - hours * 3_600_000);
	const copies = Array.from({ length: count - 1 }, (_, index) => ({
		...first,
		submissionId: randomUUID(),
		createdAt: older(index),
	}));
	await inquiries.insertMany(copies);
	const idOf = async (email: string) => String((await db.collection("accounts").findOne({ email }))?._id);
	return { admin, fromId: await idOf(leaver), toId: await idOf(heir) };
}

/** What the page said, if the server lived to say it. */
async function disable(url: string, admin: string, id: string, heir: string): Promise<string> {
	const form = { role: "sales", access: "disabled", heir, proof: password };
	return post(`${url}/portal/staff/${id}`, form, { Cookie: admin }).then(
		({ status }) => `answered ${status}`,
		() => "broken off",
	);
}

/** Presses again and again until all is given. @returns how many were given at each kill, and how often it was pressed */
async function killMeanwhile(
	server: KillableServer,
	db: Database,
	{ admin, fromId, toId }: { admin: string; fromId: string; toId: string },
) {
	const given = () => db.collection("salesInquiries").countDocuments(ownedBy(toId));
	const press = () =>
		post(`${server.url}/portal/staff/${fromId}/hand-over`, { person: toId }, { Cookie: admin }).catch(
			() => null,
		);
	const kills: number[] = [];
	let presses = 0;
	for (const enough of killedAt) {
		let pressing: Promise<unknown> = Promise.resolve();
		await until(async () => {
			if ((await given()) >= enough) return true;
			if (kills.length > 0) {
				await pressing;
				presses++;
				pressing = press();
			}
			return false;
		});
		await server.end("SIGKILL");
		kills.push(await given());
		await server.start();
	}
	await until(async () => {
		presses++;
		await press();
		return (await given()) === count;
	});
	return { kills, presses };
}

async function until(isReached: () => Promise<boolean>): Promise<void> {
	for (const end = Date.now() + patienceMs; Date.now() < end && !(await isReached()); ) await sleep(200);
}

const ownedBy = (id: string) => ({ ownerId: new mongoose.Types.ObjectId(id) });

async function givenOnce(db: Database, fromId: string, toId: string): Promise<Line[]> {
	const inquiries = db.collection("salesInquiries");
	const given = await inquiries.find(ownedBy(toId)).project({ salesRepName: 1, version: 1 }).toArray();
	const lines = await db
		.collection("historyEvents")
		.aggregate<{ _id: mongoose.Types.ObjectId; count: number }>([
			{ $match: { kind: "handedOver" } },
			{ $group: { _id: "$subjectId", count: { $sum: 1 } } },
		])
		.toArray();
	const linesOf = new Map(lines.map(({ _id, count }) => [String(_id), count]));
	return [
		{
			what: "With the new owner, and with the one before",
			must: `${count}, 0`,
			seen: `${given.length}, ${await inquiries.countDocuments(ownedBy(fromId))}`,
			reached: given.length === count && (await inquiries.countDocuments()) === count,
		},
		never(
			"Given more than once, or with the other's name",
			given.filter(({ version, salesRepName }) => version !== 2 || !salesRepName.startsWith("heir@")).length,
		),
		never(
			"Without exactly one line in the history",
			given.filter(({ _id }) => linesOf.get(String(_id)) !== 1).length,
		),
	];
}
