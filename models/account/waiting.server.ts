import mongoose, { type ClientSession, trusted } from "mongoose";
import { Audit } from "#models/audit/audit.server.ts";
import { commandLine } from "#models/audit/record.server.ts";
import { type Page, type PageAddress, readPage } from "#models/database/page.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import type { Language } from "#models/language.ts";
import { OutboxMail, type Reader } from "#models/mail/outbox.server.ts";
import { Account } from "./account.server.ts";
import { accountSubject, findPeople, idsNamed, type PersonRecord, profileOf } from "./people.server.ts";
import { accounts } from "./record.server.ts";
import { Session } from "./session.server.ts";
import { NotAllowed, Staff } from "./staff.server.ts";
import { askToConfirm, letIn, removeAccount } from "./stored-account.server.ts";
import { type Admission, admissionOf } from "./user.server.ts";

export type WaitingPerson = {
	id: string;
	email: string;
	fullName: string;
	since: string;
	language: Language;
	isConfirmed: boolean;
	needs: Exclude<Admission, "nothing">;
};

const confirmedFirst = [true, false] as const;
const longestFirst = { "waiting.since": 1, _id: 1 } as const;

export const Waiting = {
	/** The person of a session whose account waits; null for any other. */
	async bySession(token: string): Promise<WaitingPerson | null> {
		const { person } = (await Session.read(token)) ?? {};
		return person && !person.disabledAt ? personFrom(person) : null;
	},

	/** Confirmed addresses first, then the longest waiting; `text` matches parts of the name and the address. */
	async page({ text, ...address }: PageAddress & { text?: string }): Promise<Page<WaitingPerson>> {
		const { rows, ...around } = await readPage<PersonRecord, boolean>(address, {
			model: accounts,
			order: longestFirst,
			parts: confirmedFirst,
			async read({ part: isConfirmed, beyond, order, limit }) {
				const filter = {
					"waiting.since": trusted({ $exists: true }),
					emailConfirmedAt: trusted({ $exists: isConfirmed }),
					$and: [beyond],
				};
				const named = text && (await idsNamed(text, filter, order, limit));
				const these = named ? { _id: { $in: named.map((id) => new mongoose.Types.ObjectId(id)) } } : filter;
				return findPeople([{ $match: these }, { $sort: { ...order } }, { $limit: limit }]);
			},
		});
		return { ...around, rows: rows.flatMap((person) => personFrom(person) ?? []) };
	},

	async find(id: string, session?: ClientSession): Promise<WaitingPerson | null> {
		if (!mongoose.isObjectIdOrHexString(id)) return null;
		const [person] = await findPeople([{ $match: { _id: new mongoose.Types.ObjectId(id) } }], session);
		return person ? personFrom(person) : null;
	},

	/**
	 * Approves a sign-up and mails the decision; null if already decided. `by` is null for the operator, who need not wait
	 * until the address is confirmed.
	 * @param origin where the mail leads @param from network prefix, for the audit log @throws NotAllowed
	 */
	approve(
		id: string,
		by: string | null,
		origin: string | null,
		from?: string,
	): Promise<WaitingPerson | null> {
		return decide({ id, by, origin, from }, "approved", async (person, session) => {
			if (by && person.needs === "confirmation") throw new NotAllowed("Not before the address is confirmed");
			await letIn(id, session);
		});
	},

	/** Refuses a sign-up, as {@link Waiting.approve}, and removes its account. */
	refuse(id: string, by: string | null, origin: string | null, from?: string): Promise<WaitingPerson | null> {
		return decide({ id, by, origin, from }, "refused", (_person, session) => removeAccount(id, session));
	},

	/** Mails the link again to an account whose address is not confirmed. */
	async mailConfirmation(id: string, reader: Reader): Promise<void> {
		await transaction(async (session) => {
			const person = await Waiting.find(id, session);
			if (person?.needs === "confirmation") await askToConfirm(person, reader, session);
		});
	},
};

type Decider = { id: string; by: string | null; origin: string | null; from?: string };

const actions = { approved: "accountApproved", refused: "accountRefused" } as const;

async function decide(
	{ id, by, origin, from }: Decider,
	decision: keyof typeof actions,
	carryOut: (person: WaitingPerson, session: ClientSession) => Promise<void>,
): Promise<WaitingPerson | null> {
	if (!mongoose.isObjectIdOrHexString(id)) return null;
	return transaction(async (session) => {
		await Account.lock(by ? [id, by] : [id], session);
		const person = await Waiting.find(id, session);
		const admin = by ? await Staff.viewer(by) : null;
		if (by && !admin?.isAdmin) throw new NotAllowed("Not by this person");
		if (!person) return null;
		await carryOut(person, session);
		const actor = admin ? { ...admin, network: from } : commandLine;
		await Audit.write({ by: actor, action: actions[decision], subject: accountSubject(person) }, session);
		// After the change, which takes back what waits to be sent.
		const { email, language } = person;
		await OutboxMail.queue([{ kind: decision, to: email, language, origin }], session);
		return person;
	});
}

function personFrom(person: PersonRecord): WaitingPerson | null {
	const { _id, email, emailConfirmedAt, waiting } = person;
	if (!waiting) return null;
	const isConfirmed = emailConfirmedAt !== undefined;
	return {
		id: String(_id),
		email,
		fullName: profileOf(person).fullName,
		since: waiting.since.toISOString(),
		language: waiting.language,
		isConfirmed,
		needs: admissionOf(email, isConfirmed) === "confirmation" ? "confirmation" : "approval",
	};
}
