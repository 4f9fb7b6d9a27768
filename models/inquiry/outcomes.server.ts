import { Types } from "mongoose";
import { ownedBy, type Viewer } from "#models/account/user.server.ts";
import { outcomes } from "#models/options.ts";
import { logged } from "#models/request/source.ts";
import { timezone } from "#models/time/calendar.ts";
import { boundsOfMonth, latestMonths } from "#models/time/month.ts";
import { latest } from "#models/time/week.ts";
import { inquiries } from "./record.server.ts";

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
	/** Those that brought the most money first; the source of what staff logged is `logged`. */
	sources: { source: string; figures: OutcomeFigures }[];
	owners: Map<string, OutcomeFigures>;
};

const figureNames = ["won", "lost", "value", "days"] as const satisfies (keyof OutcomeFigures)[];

/** Visitors can make up sources: so many that brought the most are shown. */
const mostSources = 20;

type Row = OutcomeFigures & { _id: { month: string; source: string; ownerId: Types.ObjectId } };

const sumIf = (outcome: "won" | "lost", figure: unknown) => ({
	$sum: { $cond: [{ $eq: ["$outcome", outcome] }, figure, 0] },
});

/** Adds up the outcomes of all owners, or of the viewer alone, by the month of completion. */
export async function readOutcomes(viewer: Viewer): Promise<Outcomes> {
	const now = new Date();
	const months = latestMonths(now);
	const rows = await inquiries
		.aggregate<Row>([
			{
				$match: {
					// The least id stands for everybody: MongoDB answers from the index alone only if its first field is bounded.
					...(viewer.isAdmin ? { ownerId: { $gte: new Types.ObjectId("0".repeat(24)) } } : ownedBy(viewer)),
					outcome: { $in: [...outcomes] },
					updatedAt: boundsOfMonth(latest, now),
				},
			},
			{
				$group: {
					_id: {
						month: { $dateToString: { date: "$updatedAt", format: "%Y-%m", timezone } },
						source: { $ifNull: ["$cameFrom", logged] },
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
		.hint("own-closed");
	const sumWhere = (isMeant: (id: Row["_id"]) => boolean) => addUp(rows.filter(({ _id }) => isMeant(_id)));
	const sources = [...new Set(rows.map(({ _id }) => _id.source))]
		.map((source) => ({ source, figures: sumWhere((id) => id.source === source) }))
		.sort(({ figures: one }, { figures: other }) => other.value - one.value || other.won - one.won)
		.slice(0, mostSources);
	const ownerIds = [...new Set(rows.map(({ _id }) => String(_id.ownerId)))];
	return {
		all: addUp(rows),
		months: months.map((month) => ({ month, figures: sumWhere((id) => id.month === month) })),
		sources,
		owners: new Map(ownerIds.map((owner) => [owner, sumWhere((id) => String(id.ownerId) === owner)])),
	};
}

/** The sum of figures; all zeros for an empty list. */
export function addUp(all: OutcomeFigures[]): OutcomeFigures {
	const sum: OutcomeFigures = { won: 0, lost: 0, value: 0, days: 0 };
	for (const figures of all) for (const name of figureNames) sum[name] += figures[name];
	return sum;
}
