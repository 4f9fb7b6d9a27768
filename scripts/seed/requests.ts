import { randomUUID } from "node:crypto";
import { Types } from "mongoose";
import { giveAllCustomers } from "#models/customer/adopt.server.ts";
import { historyEvents } from "#models/history/history.server.ts";
import { languages } from "#models/language.ts";
import { endings } from "#models/options.ts";
import { type RequestKind, requestKinds } from "#models/request/answer-deadline.ts";
import { subjectOf } from "#models/request/history.server.ts";
import { requestsOf } from "#models/request/record.server.ts";
import { fold } from "#models/search/fold.ts";
import type { Owner } from "./import.ts";
import { type RequestImport, requestImport } from "./import-requests.ts";
import { load, type Put } from "./load.ts";
import { type Random, randomFrom } from "./random.ts";
import type { RequestCourse } from "./request-courses.ts";
import { type Sent, sentBy } from "./request-senders.ts";

const batchSize = 2_000;
const day = 24;

/**
 * Adds believable requests of the last days to the connected database, which nobody else may use.
 * @param onProgress told after each batch how many are in
 */
export async function seedRequests(
	{ requests, days, owners }: { requests: number; days: number; owners: Owner[] },
	onProgress: (done: number) => void = () => {},
): Promise<void> {
	const random = randomFrom(requests);
	let done = 0;
	await load(
		[...requestKinds.map(requestsOf), historyEvents],
		batchesOf(requests, days, owners, random),
		putsOf,
		({ length }) => {
			done += length;
			onProgress(done);
		},
	);
	await giveAllCustomers();
}

function* batchesOf(
	requests: number,
	days: number,
	owners: Owner[],
	random: Random,
): Generator<RequestImport[]> {
	const run = randomUUID();
	const now = new Date();
	for (let done = 0; done < requests; done += batchSize) {
		yield Array.from({ length: Math.min(batchSize, requests - done) }, (_, index) => {
			const course = courseOf(random.next() * days, random);
			const owner = course.owner === undefined ? undefined : owners[course.owner % owners.length];
			return requestImport(sentOf(course.kind, `${run}-${done + index}`, random), course, owner, now);
		});
	}
}

function putsOf(batch: RequestImport[]): Put[] {
	return [
		...requestKinds.map((kind) => ({
			into: requestsOf(kind),
			records: batch
				.filter((one) => one.kind === kind)
				.map(({ record }) => ({
					...record,
					// Nobody is mailed about them.
					...(record.state !== "ended" && { toldLateAt: record.dueAt }),
					...(record.ending === "inquiry" && { inquiryId: new Types.ObjectId() }),
				})),
		})),
		{ into: historyEvents, records: batch.flatMap(eventsOf) },
	];
}

function eventsOf({ kind, record, history }: RequestImport) {
	const { _id: subjectId, eraseAt } = subjectOf(kind, record);
	return history.map((event) => ({ ...event, subjectId, eraseAt }));
}

/** The older the likelier ended; of those of today most are nobody's. @param age in days */
function courseOf(age: number, random: Random): RequestCourse {
	const chance = random.next();
	const kind: RequestKind = chance < 0.45 ? "trial" : chance < 0.7 ? "demo" : "contact";
	// Messages are kept for a year.
	const course = { kind, came: (kind === "contact" ? age / 2 : age) * day };
	const owner = random.below(10_000);
	const answered = 0.05 + random.next() ** 2 * 1.4;
	const progress = random.next();
	if (age < 1 && progress < 0.6) return course;
	if (age < 1 && progress < 0.8) return { ...course, owner, tries: random.below(2) };
	if (age < 30 && progress < 0.02) return course;
	if (age < 30 && progress < 0.04) return { ...course, owner, tries: 1 + random.below(2) };
	if (age < 1 || progress < (age < 30 ? 0.3 : 0.005))
		return { ...course, owner, answered, next: random.below(14) - 2 };
	const become = random.next();
	if (become < 0.25) return { ...course, owner, answered, ending: "inquiry" };
	const ending = random.pick(endings);
	const isReached = ending === "answered" || ending === "notInterested";
	return { ...course, owner, tries: isReached ? 0 : 2, ending, ...(isReached && { answered }) };
}

/** A tenth have a rare source and campaign. */
function sentOf(kind: RequestKind, submissionId: string, random: Random): Sent {
	const sent = sentBy(kind, random.below(117), random);
	const { contactName, name = contactName ?? "", email, visit } = sent;
	const at = email.slice(email.indexOf("@") + 1).replace(".", `${random.below(1000)}.`);
	const few = `bao-${random.below(2000)}`;
	return {
		...sent,
		submissionId,
		email: `${fold(name).replaceAll(" ", ".")}@${at}`,
		phone: `09${String(random.below(10 ** 8)).padStart(8, "0")}`,
		...(random.next() < 0.1 && { visit: { ...visit, utmSource: few, utmCampaign: few } }),
		...(random.next() < 0.01 && { language: random.pick(languages.slice(-2)) }),
	};
}
