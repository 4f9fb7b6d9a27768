import { Types } from "mongoose";
import { ownedBy, type Viewer } from "#models/account/user.server.ts";
import { outcomes } from "#models/options.ts";
import { calendarDay, startOfDay, timezone } from "#models/time/calendar.ts";
import { inquiries } from "./record.server.ts";

/** Where an inquiry came from: a lead of the website, or a representative who logged it. */
const inquirySources = ["website", "logged"] as const;
type InquirySource = (typeof inquirySources)[number];

/** Figures of inquiries that have an outcome. */
export type OutcomeFigures = {
	won: number;
	lost: number;
	/** The sum of the deals won, in VND. */
	value: number;
	/** The sum of days from logging to completion. */
	days: number;
};

/** Figures of the latest twelve months; months are YYYY-MM, oldest first. */
export type Outcomes = {
	all: OutcomeFigures;
	months: { month: string; figures: OutcomeFigures }[];
	sources: { source: InquirySource; figures: OutcomeFigures }[];
	owners: Map<string, OutcomeFigures>;
};

const figureNames = ["won", "lost", "value", "days"] as const satisfies (keyof OutcomeFigures)[];

const monthsShown = 12;

/** The latest twelve months in Vietnam, YYYY-MM, oldest first. */
function latestMonths(now: Date): string[] {
	const [year = 0, month = 0] = calendarDay(now).split("-").map(Number);
	return Array.from({ length: monthsShown }, (_, index) =>
		new Date(Date.UTC(year, month + index - monthsShown, 1)).toISOString().slice(0, 7),
	);
}

type Row = OutcomeFigures & { _id: { month: string; source: InquirySource; ownerId: Types.ObjectId } };

const sumIf = (outcome: "won" | "lost", figure: unknown) => ({
	$sum: { $cond: [{ $eq: ["$outcome", outcome] }, figure, 0] },
});

/** Adds up the outcomes of all owners, or of the viewer alone, by the month of completion. */
export async function readOutcomes(viewer: Viewer): Promise<Outcomes> {
	const months = latestMonths(new Date());
	const rows = await inquiries
		.aggregate<Row>([
			{
				$match: {
					// The least id stands for everybody: MongoDB answers from the index alone only if its first field is bounded.
					...(viewer.isAdmin ? { ownerId: { $gte: new Types.ObjectId("0".repeat(24)) } } : ownedBy(viewer)),
					outcome: { $in: [...outcomes] },
					updatedAt: { $gte: startOfDay(`${months[0]}-01`) },
				},
			},
			{
				$group: {
					_id: {
						month: { $dateToString: { date: "$updatedAt", format: "%Y-%m", timezone } },
						source: { $cond: [{ $gt: ["$requestId", null] }, "website", "logged"] },
						ownerId: "$ownerId",
					},
					won: sumIf("won", 1),
					lost: sumIf("lost", 1),
					value: sumIf("won", { $ifNull: ["$dealValue", 0] }),
					days: {
						$sum: { $dateDiff: { startDate: "$createdAt", endDate: "$updatedAt", unit: "day", timezone } },
					},
				},
			},
		])
		.hint("outcomes");
	const sumWhere = (isMeant: (id: Row["_id"]) => boolean) => addUp(rows.filter(({ _id }) => isMeant(_id)));
	const ownerIds = [...new Set(rows.map(({ _id }) => String(_id.ownerId)))];
	return {
		all: addUp(rows),
		months: months.map((month) => ({ month, figures: sumWhere((id) => id.month === month) })),
		sources: inquirySources.map((source) => ({ source, figures: sumWhere((id) => id.source === source) })),
		owners: new Map(ownerIds.map((owner) => [owner, sumWhere((id) => String(id.ownerId) === owner)])),
	};
}

/** The sum of figures; all zeros for an empty list. */
export function addUp(all: OutcomeFigures[]): OutcomeFigures {
	const sum: OutcomeFigures = { won: 0, lost: 0, value: 0, days: 0 };
	for (const figures of all) for (const name of figureNames) sum[name] += figures[name];
	return sum;
}
