import { type ClientSession, Schema, type Types } from "mongoose";
import { lookUpPeople, type PersonRecord } from "#models/account/people.server.ts";
import { type Person, peopleFrom } from "#models/account/staff.server.ts";
import { ownUnlessAdmin, type Viewer } from "#models/account/user.server.ts";
import { defineModel } from "#models/database/model.server.ts";
import { type Page, type PageAddress, readPage } from "#models/database/page.server.ts";
import { rowsPerPage } from "#models/limits.ts";
import { type InquiryStatus, inquiryStatuses } from "#models/options.ts";
import { weekOf } from "#models/time/week.ts";
import { type CountChange, type Counted, countOutcomes } from "./outcome-counts.server.ts";

export type InquiryCounts = Record<InquiryStatus | "total", number>;

type OwnerCounts = { ownerId: string; counts: InquiryCounts };

type ByStatus = Record<InquiryStatus, number>;

interface CountsRecord extends ByStatus {
	_id: string;
	ownerId: Types.ObjectId;
	/** The Monday, YYYY-MM-DD, or "all". */
	week: string;
}

const countPath = { type: Number, required: true, default: 0 } as const;

const schema = new Schema<CountsRecord>(
	{
		_id: { type: String, required: true, maxlength: 40 },
		ownerId: { type: Schema.Types.ObjectId, required: true },
		week: { type: String, required: true, maxlength: 10 },
		pending: countPath,
		"in-progress": countPath,
		completed: countPath,
	},
	{ collection: "inquiryCounts", versionKey: false },
);
// Includes the figures, so that the board reads the index alone.
schema.index({ week: 1, ownerId: 1, pending: 1, "in-progress": 1, completed: 1 });

export const counts = defineModel("InquiryCounts", schema);

const allTime = "all";
const figures = { pending: 1, "in-progress": 1, completed: 1 } as const;

const sums = Object.fromEntries(inquiryStatuses.map((status) => [status, { $sum: `$${status}` }]));

const idOf = (ownerId: Types.ObjectId, week: string) => `${ownerId} ${week}`;

export function sumOf(parts: Partial<ByStatus>[]): InquiryCounts {
	const sum: InquiryCounts = { total: 0, pending: 0, "in-progress": 0, completed: 0 };
	for (const status of inquiryStatuses) {
		for (const part of parts) sum[status] += part[status] ?? 0;
		sum.total += sum[status];
	}
	return sum;
}

type Part = { ownerId: Types.ObjectId; week: string; status: InquiryStatus; count: number };

export function tally(parts: Part[]): CountsRecord[] {
	const rows = new Map<string, CountsRecord>();
	for (const { ownerId, week, status, count } of parts) {
		for (const period of [week, allTime]) {
			const _id = idOf(ownerId, period);
			const row = rows.get(_id) ?? { _id, ownerId, week: period, pending: 0, "in-progress": 0, completed: 0 };
			row[status] += count;
			rows.set(_id, row);
		}
	}
	return [...rows.values()];
}

/** Updates the counts in the transaction that makes the changes. */
export async function countChanges(changes: CountChange[], session: ClientSession): Promise<void> {
	const parts = changes.flatMap(({ from, to }) => [
		...(from ? [partOf(from, -1)] : []),
		...(to ? [partOf(to, 1)] : []),
	]);
	const rows = tally(parts).filter((row) => inquiryStatuses.some((status) => row[status] !== 0));
	if (rows.length > 0) {
		await counts.bulkWrite(
			rows.map(({ _id, ownerId, week, ...by }) => ({
				updateOne: { filter: { _id }, update: { $inc: by, $setOnInsert: { ownerId, week } }, upsert: true },
			})),
			{ session },
		);
	}
	await countOutcomes(changes, session);
}

const partOf = ({ ownerId, createdAt, status }: Counted, count: number): Part => ({
	ownerId,
	week: weekOf(createdAt),
	status,
	count,
});

export async function countInquiries({ id, isAdmin }: Viewer): Promise<InquiryCounts> {
	return isAdmin ? (await countsOfAll()).counts : countsOf(id);
}

async function countsOf(ownerId: string): Promise<InquiryCounts> {
	return sumOf(await counts.find({ _id: `${ownerId} ${allTime}` }, figures).lean());
}

/** How many of an owner's inquiries are not completed. */
export async function countOpenInquiriesOf(ownerId: string): Promise<number> {
	const { pending, "in-progress": inProgress } = await countsOf(ownerId);
	return pending + inProgress;
}

/** The ids of all accounts that own inquiries, or once did. */
export async function inquiryOwners(): Promise<string[]> {
	return (await counts.distinct("ownerId", { week: allTime })).map(String);
}

/** All owners and all time added up, and the earliest owners. */
export async function countsOfAll(): Promise<{ counts: InquiryCounts; owners: Person[] }> {
	const [all] = await counts.aggregate<ByStatus & { people: PersonRecord[] }>([
		{ $match: { week: allTime } },
		{ $sort: { ownerId: 1 } },
		{ $group: { _id: null, ...sums, owners: { $firstN: { input: "$ownerId", n: rowsPerPage } } } },
		lookUpPeople("owners"),
	]);
	return { counts: sumOf(all ? [all] : []), owners: peopleFrom(all?.people ?? []) };
}

/** A page of owners, the earliest first. */
export async function countsByOwner(address: PageAddress): Promise<Page<OwnerCounts>> {
	const { rows, ...around } = await readPage<ByStatus & Pick<CountsRecord, "ownerId">>(address, {
		model: counts,
		order: { ownerId: 1 },
		read: ({ beyond, order, limit }) =>
			counts
				.find({ week: allTime, ...beyond }, { ...figures, ownerId: 1, _id: 0 })
				.sort(order)
				.limit(limit)
				.lean(),
	});
	return {
		...around,
		rows: rows.map(({ ownerId, ...row }) => ({ ownerId: String(ownerId), counts: sumOf([row]) })),
	};
}

/** The counts of each week for all owners, or for the viewer alone. */
export async function countsByWeek(
	viewer: Viewer,
	firstWeek: string,
): Promise<{ week: string; counts: InquiryCounts }[]> {
	const rows = await counts.aggregate<ByStatus & { _id: string }>([
		{ $match: { week: { $gte: firstWeek, $lt: allTime }, ...ownUnlessAdmin(viewer) } },
		{ $group: { _id: "$week", ...sums } },
	]);
	return rows.map((row) => ({ week: row._id, counts: sumOf([row]) }));
}
