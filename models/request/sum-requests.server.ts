import type { PipelineStage } from "mongoose";
import { latestWeeks, startOfWeek, weekOf, weekOfDate } from "#models/time/week.ts";
import { type RequestKind, requestKinds } from "./answer-deadline.ts";
import { requestsOf } from "./record.server.ts";

export const divisions = ["week", "kind", "source", "campaign", "landingPage", "language"] as const;
export type Division = (typeof divisions)[number];

export type Figures = Record<RequestKind | "total", number> & {
	/** How many are answered, or should be by now. */
	due: number;
	inTime: number;
	inquiries: number;
	mailRefused: number;
	/** Milliseconds to the first answer, for requests that have one: half of them, and nine in ten, took no longer. */
	median?: number;
	p90?: number;
};

export type FigureRow = Figures & { by: Division | "all"; value?: string };

/** What visitors can make up, so that there may be any number of values. */
const openDivisions = ["source", "campaign", "landingPage"] as const;
const mostValues = 20;

type Group = { by: FigureRow["by"]; value?: string | Date };

/** Figures of the latest twelve weeks, of all and by each division; of sources and the like for the twenty largest. */
export async function sumRequests(now: Date, stopping?: AbortSignal): Promise<FigureRow[]> {
	const open = await aggregate<{ _id: string; values: string[] }>(now, stopping, [
		{ $project: { group: openDivisions.map((by) => ({ by, value: `$${by}` })) } },
		{ $unwind: "$group" },
		{ $match: { "group.value": { $type: "string" } } },
		{ $group: { _id: "$group", total: { $sum: 1 } } },
		{
			$group: {
				_id: "$_id.by",
				values: {
					$topN: { n: mostValues, sortBy: { total: -1, "_id.value": 1 }, output: "$_id.value" },
				},
			},
		},
	]);
	const largest = open.flatMap(({ _id, values }) => values.map((value) => ({ by: _id, value })));
	const closed = ["all", "week", "kind", "language"];
	const rows = await aggregate<Summed>(now, stopping, [
		{
			$set: {
				group: [{ by: "all" }, ...divisions.map((by) => ({ by, value: `$${by}` }))],
			},
		},
		{ $unwind: "$group" },
		{ $match: { $or: [{ "group.by": { $in: closed } }, { group: { $in: largest } }] } },
		{
			$group: {
				_id: "$group",
				...Object.fromEntries(requestKinds.map((kind) => [kind, countIf({ $eq: ["$kind", kind] })])),
				total: { $sum: 1 },
				due: countIf("$isDue"),
				inTime: countIf("$isInTime"),
				inquiries: countIf("$isInquiry"),
				mailRefused: countIf("$isMailRefused"),
				quantiles: { $percentile: { input: "$answeredAfter", p: [0.5, 0.9], method: "approximate" } },
			},
		},
		{ $sort: { total: -1, "_id.value": 1 } },
	]);
	return rows.map(rowOf);
}

type Summed = Omit<Figures, "median" | "p90"> & { _id: Group; quantiles: [number | null, number | null] };

function rowOf({ _id: { by, value }, quantiles: [median, p90], ...sums }: Summed): FigureRow {
	return {
		by,
		...(value && { value: value instanceof Date ? weekOf(value) : value }),
		...sums,
		...(median !== null && p90 !== null && { median, p90 }),
	};
}

const countIf = (condition: object | string) => ({ $sum: { $cond: [condition, 1, 0] } });

const mostMs = 100_000;

function aggregate<Row>(
	now: Date,
	signal: AbortSignal | undefined,
	pipeline: PipelineStage[],
): Promise<Row[]> {
	const [firstWeek = ""] = latestWeeks(now);
	const [first, ...others] = requestKinds.map((kind) => ({
		model: requestsOf(kind),
		stages: [
			{ $match: { createdAt: { $gte: startOfWeek(firstWeek) } } },
			{ $project: { _id: 0, kind: { $literal: kind }, ...neededOf(now) } },
		],
	}));
	if (!first) return Promise.resolve([]);
	return first.model
		.aggregate<Row>([
			...first.stages,
			...others.map(({ model, stages }) => ({
				$unionWith: { coll: model.collection.name, pipeline: stages },
			})),
			...pipeline,
		])
		.option({ allowDiskUse: true, maxTimeMS: mostMs, signal })
		.read("secondaryPreferred");
}

const isAnswered = { $gt: ["$answeredAt", null] };

const neededOf = (now: Date) => ({
	week: weekOfDate("$createdAt"),
	source: "$cameFrom",
	campaign: "$visit.utmCampaign",
	landingPage: "$visit.landingPage",
	language: 1,
	isDue: { $or: [isAnswered, { $lt: ["$answerBy", now] }] },
	isInTime: { $and: [isAnswered, { $lte: ["$answeredAt", "$answerBy"] }] },
	isInquiry: { $gt: ["$inquiryId", null] },
	isMailRefused: { $gt: ["$mailRefusedAt", null] },
	answeredAfter: { $subtract: ["$answeredAt", "$createdAt"] },
});
