import { randomUUID } from "node:crypto";
import { Account } from "#models/account/account.server.ts";
import { giveAllCustomers } from "#models/customer/adopt.server.ts";
import { historyEvents } from "#models/history/history.server.ts";
import { inquiries as collection } from "#models/inquiry/record.server.ts";
import { fold } from "#models/search/fold.ts";
import { calendarDay, dayMs } from "#models/time/calendar.ts";
import { type InquiryImport, importInquiries, type Owner, recordsOf } from "#scripts/seed/import.ts";
import { load, type Put } from "#scripts/seed/load.ts";
import { ageAccount } from "./age-account.ts";
import { companyName, personName } from "./names.ts";
import { type Random, randomFrom } from "./random.ts";
import { courseOf, outcomeOf } from "./spread.ts";
import { trades } from "./trades/index.ts";

/** One transaction holds only as many as the smallest cache of MongoDB bears. */
const batchSizes = { inTransaction: 100, loaded: 2_000 };
const manyInquiries = 20_000;
const days = 730;

/**
 * Adds believable inquiries of the last two years to the connected database; above twenty thousand nobody else may use
 * it.
 * @param onProgress told after each batch how many are in
 */
export async function seedInquiries(
	{ inquiries, representatives }: { inquiries: number; representatives: number },
	onProgress: (done: number) => void = () => {},
): Promise<Owner[]> {
	const random = randomFrom(inquiries);
	const ends = randomFrom(inquiries + 1);
	const owners = await makeRepresentatives(representatives, random);
	const isLoaded = inquiries >= manyInquiries;
	const batchSize = isLoaded ? batchSizes.loaded : batchSizes.inTransaction;
	const batches = batchesOf({ inquiries, batchSize }, owners, random, ends);
	let done = 0;
	const onStored = (batch: InquiryImport[]) => {
		done += batch.length;
		onProgress(done);
	};
	if (isLoaded) {
		await load([collection, historyEvents], batches, putsOf, onStored);
	} else {
		for (const batch of batches) {
			await importInquiries(batch);
			onStored(batch);
		}
	}
	await giveAllCustomers();
	return owners;
}

function putsOf(batch: InquiryImport[]): Put[] {
	const { records, past } = recordsOf(batch);
	return [
		{ into: collection, records },
		{ into: historyEvents, records: past },
	];
}

function* batchesOf(
	{ inquiries, batchSize }: { inquiries: number; batchSize: number },
	owners: Owner[],
	random: Random,
	ends: Random,
): Generator<InquiryImport[]> {
	const run = randomUUID();
	const now = new Date();
	for (let done = 0; done < inquiries; done += batchSize) {
		yield Array.from({ length: Math.min(batchSize, inquiries - done) }, (_, index) => {
			const made = inquiry(random, now);
			return {
				...made,
				...outcomeOf(made, ends),
				// So that everybody has one.
				owner: owners[done + index] ?? random.pick(owners),
				submissionId: `${run}-${done + index}`,
			};
		});
	}
}

/** Those that exist already are used again. */
export async function makeRepresentatives(count: number, random: Random): Promise<Owner[]> {
	const made: Owner[] = [];
	for (let number = 1; number <= count; number++) made.push(await representative(number, random));
	return made;
}

/** Nobody knows the account's password. */
async function representative(number: number, random: Random): Promise<Owner> {
	const email = `rep-${number}@may-erp.example`;
	const fullName = personName(random);
	const known = await Account.idOf(email);
	if (known) return { id: known, email, fullName };
	const { id } = await Account.create({ email, fullName, password: randomUUID() }, "sales");
	await ageAccount(id, days + 7, new Date(Date.now() - random.below(14) * dayMs));
	return { id, email, fullName };
}

function inquiry(random: Random, now: Date): Omit<InquiryImport, "owner" | "submissionId"> {
	const { industry, cases } = random.pick(trades);
	const { domain: _, ...like } = random.pick(cases);
	const customerName = personName(random);
	const { name, brand } = companyName(random);
	const course = courseOf(random.next() * days, now, random);
	const domain = `${fold(brand).replaceAll(" ", "")}${random.below(1000)}.example`;
	const followUpOn = calendarDay(new Date(now.getTime() + (random.below(28) - 14) * dayMs));
	return {
		...like,
		...course,
		customerName,
		companyName: name,
		industry,
		customerEmail: `${fold(customerName).replaceAll(" ", ".")}@${domain}`,
		customerPhone: `09${String(random.below(10 ** 8)).padStart(8, "0")}`,
		...(course.status !== "completed" && random.next() < 0.5 && { followUpOn }),
	};
}
