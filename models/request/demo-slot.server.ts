import { type ClientSession, Schema, type Types, trusted } from "mongoose";
import { countDemoHosts } from "#models/account/preferences.server.ts";
import { defineModel } from "#models/database/model.server.ts";
import { Refusal } from "#models/refusal.ts";
import { erasedAfter } from "#models/retention.ts";
import { type Booker, demoHours } from "./demo-hours.ts";
import type { RequestRecord } from "./record.server.ts";

export const remindBeforeMs = 24 * 60 * 60 * 1000;

const heldMs = 2 * 60 * 60 * 1000;

export interface DemoSlotRecord {
	_id: Types.ObjectId;
	startsAt: Date;
	/** Counted from 0: there is one for everybody who takes demos. */
	place: number;
	requestId: Types.ObjectId;
	/** The account that the calendar entry was sent to; null for the sales inbox. */
	hostId: Types.ObjectId | null;
	remindedAt?: Date;
	/** Counted from 0: there is one for each hour of a possible robot. Missing once the hour is the visitor's. */
	hold?: number;
	heldUntil?: Date;
}

const schema = new Schema<DemoSlotRecord>(
	{
		startsAt: { type: Date, required: true },
		place: { type: Number, required: true },
		requestId: { type: Schema.Types.ObjectId, required: true },
		hostId: { type: Schema.Types.ObjectId, default: null },
		remindedAt: { type: Date },
		hold: { type: Number },
		heldUntil: { type: Date },
	},
	{ collection: "demoSlots", versionKey: false },
);
schema.index({ startsAt: 1, place: 1 }, { unique: true });
schema.index({ requestId: 1 }, { unique: true });
schema.index({ hold: 1 }, { unique: true, sparse: true });
schema.index({ startsAt: 1 }, erasedAfter("demoSlots"));

export const demoSlots = defineModel("DemoSlot", schema);

const held = { hold: trusted({ $gte: 0 }) };

/** Somebody else has got the last place at this hour, or it cannot be chosen any more. */
export class HourTaken extends Refusal {
	constructor(startsAt: Date) {
		super({ hour: ["hourTaken"] }, 400, `No place is left at ${startsAt.toISOString()}`);
	}
}

/** Too many hours are held: the visitor must open the link in our mail first. */
export class HoldsTaken extends Refusal {
	constructor() {
		super({ hour: ["openMailFirst"] }, 400, "Too many hours are held by visitors who may be robots");
	}
}

/** The hours that can be chosen now. */
export async function freeDemoHours(by: Booker): Promise<Date[]> {
	const hours = demoHours(new Date(), by);
	const [hosts, slots] = await Promise.all([
		countDemoHosts(),
		demoSlots.find({ startsAt: trusted({ $in: hours }) }, { startsAt: 1 }).lean(),
	]);
	const taken = slots.map(({ startsAt }) => startsAt.getTime());
	return hours.filter((hour) => taken.filter((time) => time === hour.getTime()).length < hosts);
}

/** When an account's demos begin. */
export async function demoHoursOf(accountId: string): Promise<Date[]> {
	const slots = await demoSlots
		.find({ hostId: accountId, startsAt: trusted({ $gt: new Date() }) }, { startsAt: 1 })
		.lean();
	return slots.map(({ startsAt }) => startsAt);
}

type Taker = Pick<RequestRecord, "_id" | "ownerId" | "confirmedAt" | "answeredAt" | "inquiryId">;

/**
 * Takes a place for a request instead of the one it has; a unique index keeps two from the same.
 * @throws HourTaken, HoldsTaken
 */
export async function takeSlot(
	{ _id: requestId, ownerId: hostId, confirmedAt, answeredAt, inquiryId }: Taker,
	startsAt: Date,
	by: Booker,
	hosts: number,
	session: ClientSession,
): Promise<void> {
	const now = new Date();
	if (!demoHours(now, by).some((hour) => hour.getTime() === startsAt.getTime()))
		throw new HourTaken(startsAt);
	const slots = await demoSlots.find({ startsAt }, { place: 1 }, { session }).lean();
	const place = firstFree(
		slots.map(({ place }) => place),
		hosts,
	);
	if (place === undefined) throw new HourTaken(startsAt);
	await freeSlot(requestId, session);
	const hold = confirmedAt || answeredAt || inquiryId ? {} : await takeHold(now, hosts, session);
	// A visitor who chooses tomorrow's hour has just been mailed about it.
	const isSoon = startsAt.getTime() - now.getTime() <= remindBeforeMs;
	await demoSlots.insertOne(
		{ startsAt, place, requestId, hostId, ...hold, ...(isSoon && { remindedAt: now }) },
		{ session },
	);
}

/** At most a third of all coming places is held for visitors who may be robots. @throws HoldsTaken */
async function takeHold(now: Date, hosts: number, session: ClientSession) {
	const holds = (await demoSlots.find(held, { hold: 1 }, { session }).lean()).map(({ hold }) => hold);
	const most = Math.floor((demoHours(now, "visitor").length * hosts) / 3);
	const hold = holds.length < most ? firstFree(holds, most) : undefined;
	if (hold === undefined) throw new HoldsTaken();
	return { hold, heldUntil: new Date(now.getTime() + heldMs) };
}

/** The lowest number below a limit that is not taken; always the lowest, so that of two at once one fails. */
const firstFree = (taken: (number | undefined)[], limit: number) =>
	Array.from({ length: limit }, (_, index) => index).find((index) => !taken.includes(index));

/** Until when a request's hour is only held; undefined if it is the visitor's, or there is none. */
export async function heldUntil(
	requestId: Types.ObjectId,
	session?: ClientSession,
): Promise<Date | undefined> {
	return (await demoSlots.findOne({ requestId }, { heldUntil: 1 }, { session }).lean())?.heldUntil;
}

/** Hours that were held in vain. */
export function findLapsed(): Promise<DemoSlotRecord[]> {
	return demoSlots
		.find({ ...held, heldUntil: trusted({ $lte: new Date() }) })
		.lean<DemoSlotRecord[]>()
		.exec();
}

/** Whether a place is still held, and not the visitor's. */
export async function isHeld(_id: Types.ObjectId, session: ClientSession): Promise<boolean> {
	return (await demoSlots.exists({ _id, ...held }).session(session)) !== null;
}

/** Makes the hour that is held for a request, if there is one, its visitor's. */
export async function keepSlot(requestId: Types.ObjectId, session: ClientSession): Promise<void> {
	await demoSlots.updateOne({ requestId }, { $unset: { hold: 1, heldUntil: 1 } }, { session });
}

export async function freeSlot(requestId: Types.ObjectId, session: ClientSession): Promise<void> {
	await demoSlots.deleteOne({ requestId }, { session });
}
