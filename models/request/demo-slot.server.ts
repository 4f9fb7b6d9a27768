import { type ClientSession, Schema, type Types, trusted } from "mongoose";
import { countDemoHosts } from "#models/account/preferences.server.ts";
import { defineModel } from "#models/model.server.ts";
import { erasedAfter } from "#models/retention.ts";
import { type Booker, demoHours } from "./demo-hours.ts";
import type { RequestRecord } from "./record.server.ts";

export const remindBeforeMs = 24 * 60 * 60 * 1000;

export interface DemoSlotRecord {
	_id: Types.ObjectId;
	startsAt: Date;
	/** From 0, one for each who takes demos. */
	place: number;
	requestId: Types.ObjectId;
	/** Who of the staff has been sent the calendar entry; null for the sales inbox. */
	hostId: Types.ObjectId | null;
	remindedAt?: Date;
}

const schema = new Schema<DemoSlotRecord>(
	{
		startsAt: { type: Date, required: true },
		place: { type: Number, required: true },
		requestId: { type: Schema.Types.ObjectId, required: true },
		hostId: { type: Schema.Types.ObjectId, default: null },
		remindedAt: { type: Date },
	},
	{ collection: "demoSlots", versionKey: false },
);
schema.index({ startsAt: 1, place: 1 }, { unique: true });
schema.index({ requestId: 1 }, { unique: true });
schema.index({ startsAt: 1 }, erasedAfter("demoSlots"));

export const demoSlots = defineModel("DemoSlot", schema);

/** Somebody else has got the last place at this hour, or it cannot be chosen any more. */
export class HourTaken extends Error {
	override readonly name = "HourTaken";

	constructor(startsAt: Date) {
		super(`No place is left at ${startsAt.toISOString()}`);
	}
}

/** The hours that can be chosen now. */
export async function freeDemoHours(by: Booker, now = new Date()): Promise<Date[]> {
	const hours = demoHours(now, by);
	const [hosts, slots] = await Promise.all([
		countDemoHosts(),
		demoSlots.find({ startsAt: trusted({ $in: hours }) }, { startsAt: 1 }).lean(),
	]);
	const taken = slots.map(({ startsAt }) => startsAt.getTime());
	return hours.filter((hour) => taken.filter((time) => time === hour.getTime()).length < hosts);
}

/** When somebody of the staff gives demos to come. */
export async function demoHoursOf(accountId: string, now = new Date()): Promise<Date[]> {
	const slots = await demoSlots
		.find({ hostId: accountId, startsAt: trusted({ $gt: now }) }, { startsAt: 1 })
		.lean();
	return slots.map(({ startsAt }) => startsAt);
}

/** Takes a place for a request instead of the one it has; a unique index keeps two from the same. @throws HourTaken */
export async function takeSlot(
	{ _id: requestId, ownerId: hostId }: Pick<RequestRecord, "_id" | "ownerId">,
	startsAt: Date,
	by: Booker,
	hosts: number,
	session: ClientSession,
): Promise<void> {
	const now = new Date();
	if (!demoHours(now, by).some((hour) => hour.getTime() === startsAt.getTime()))
		throw new HourTaken(startsAt);
	const slots = await demoSlots.find({ startsAt }, { place: 1 }, { session }).lean();
	const taken = new Set(slots.map(({ place }) => place));
	const place = Array.from({ length: hosts }, (_, index) => index).find((index) => !taken.has(index));
	if (place === undefined) throw new HourTaken(startsAt);
	await freeSlot(requestId, session);
	// Whoever chooses tomorrow's hour has just been mailed of it.
	const isSoon = startsAt.getTime() - now.getTime() <= remindBeforeMs;
	await demoSlots.insertOne(
		{ startsAt, place, requestId, hostId, ...(isSoon && { remindedAt: now }) },
		{ session },
	);
}

export async function freeSlot(requestId: Types.ObjectId, session: ClientSession): Promise<void> {
	await demoSlots.deleteOne({ requestId }, { session });
}
