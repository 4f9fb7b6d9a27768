import mongoose, { type ClientSession, trusted } from "mongoose";
import { Audit } from "#models/audit/audit.server.ts";
import { type Actor, commandLine } from "#models/audit/record.server.ts";
import { shownEmail } from "#models/contact/email.server.ts";
import { type Page, type PageAddress, readPage } from "#models/database/page.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import { peopleOffered } from "#models/limits.ts";
import type { Role } from "#models/options.ts";
import { Refusal } from "#models/refusal.ts";
import { fold } from "#models/search/fold.ts";
import { Account } from "./account.server.ts";
import { Factor, type FactorView, factorViewOf } from "./factor.server.ts";
import {
	accountSubject,
	findPeople,
	idsNamed,
	type PersonRecord,
	profileOf,
	viewerFrom,
} from "./people.server.ts";
import { accounts } from "./record.server.ts";
import { Session } from "./session.server.ts";
import { User, type Viewer } from "./user.server.ts";

export type StaffMember = {
	id: string;
	email: string;
	fullName: string;
	role: Role;
	disabled: boolean;
	factor: FactorView | null;
	passkeys: number;
	waiting: boolean;
	createdAt: string;
	lastSeenAt: string | null;
};

const newestFirst = { _id: -1 } as const;

const letIn = { waiting: trusted({ $exists: false }) };

export type Person = { id: string; name: string; email: string; emailShown: string };

/** One's own account, one that is gone or not confirmed, or no longer an admin. */
export class NotAllowed extends Refusal {
	constructor(message: string) {
		super("notAllowed", 403, message);
	}
}

export const Staff = {
	/** Everybody with an account, let in or not. */
	list(): Promise<StaffMember[]> {
		return read();
	},

	/** Newest first; `text` matches parts of the name and the address. */
	async page({ text, ...address }: PageAddress & { text?: string }): Promise<Page<StaffMember>> {
		const { rows, ...around } = await readPage<{ _id: string }>(address, {
			model: accounts,
			order: newestFirst,
			async read({ beyond, order, limit }) {
				const ids = await idsNamed(text, { ...letIn, ...beyond }, order, limit);
				return ids.map((_id) => ({ _id }));
			},
		});
		return { rows: await read(rows.map(({ _id }) => _id)), ...around };
	},

	/** The account with this id, address or full name, or else some that match parts of a name or an address. */
	async findByNameOrEmail(typed: string): Promise<Person[]> {
		if (mongoose.isObjectIdOrHexString(typed)) return Staff.people([typed]);
		const id = await Account.idOf(typed);
		const ids = id ? [id] : await idsNamed(typed, letIn, newestFirst, peopleOffered);
		const people = await Staff.people(ids);
		const called = people.filter(({ name }) => fold(name) === fold(typed));
		return called.length === 1 ? called : people;
	},

	/** People whose account is in use, sorted by name. */
	async active(): Promise<Person[]> {
		return peopleFrom(
			await peopleWith(undefined, { disabledAt: { $exists: false }, waiting: { $exists: false } }),
		);
	},

	/** Null also for an account that is not let in. */
	async find(id: string): Promise<StaffMember | null> {
		if (!mongoose.isObjectIdOrHexString(id)) return null;
		const [member] = await read([id]);
		return member && !member.waiting ? member : null;
	},

	async bySession(token: string): Promise<Viewer | null> {
		const signedIn = await Session.read(token);
		return signedIn && viewerFrom(signedIn.person);
	},

	/** Null for an account that is gone, disabled or not let in. */
	async viewer(accountId: string): Promise<Viewer | null> {
		const [found] = await peopleWith([accountId]);
		return viewerFrom(found);
	},

	/** Null as {@link Staff.viewer}. */
	async activePerson(accountId: string): Promise<Person | null> {
		if (!mongoose.isObjectIdOrHexString(accountId)) return null;
		const viewer = await Staff.viewer(accountId);
		return viewer && personOf(viewer.id, viewer.email, viewer.fullName);
	},

	async people(accountIds: string[], among: object = {}): Promise<Person[]> {
		return peopleFrom(await peopleWith(accountIds, among));
	},

	/** The names of several by their ids; accounts that are gone are missing. */
	async names(ids: (string | mongoose.Types.ObjectId | null | undefined)[]): Promise<Map<string, string>> {
		const people = await Staff.people(ids.flatMap((id) => (id ? [String(id)] : [])));
		return new Map(people.map(({ id, name }) => [id, name]));
	},

	/** Gives a role that overrules the admin list; for scripts. */
	giveRole(id: string, role: Role): Promise<void> {
		return transaction(async (session) => {
			await Account.lock([id], session);
			const member = await Staff.find(id);
			if (member) await putRole(member, role, commandLine, session);
		});
	},

	/**
	 * Changes what somebody else may do, from their next request on; nobody their own, so that one admin remains.
	 * @param from network prefix, for the audit log @param also what else is to be stored in its transaction
	 * @throws NotAllowed
	 */
	async setAccess(
		id: string,
		to: { role: Role; disabled: boolean },
		by: string,
		from?: string,
		also?: (session: ClientSession) => Promise<void>,
	): Promise<void> {
		await transaction(async (session) => {
			const { member, admin } = await lockAnother(id, by, session);
			const actor = { ...admin, network: from };
			await putRole(member, to.role, actor, session);
			if (to.disabled !== member.disabled) await Staff.setDisabled(member, to.disabled, actor, session);
			await also?.(session);
		});
	},

	/** Removes the second factor and the passkeys of somebody who has lost theirs, and mails them. @throws NotAllowed */
	async takeFactorOff(id: string, by: string, from?: string): Promise<void> {
		await transaction(async (session) => {
			const { admin } = await lockAnother(id, by, session);
			await Factor.turnOff(id, { ...admin, network: from }, "vi", session);
		});
	},

	/** Disables or enables an account, and writes it in the audit log. */
	async setDisabled(
		member: Pick<StaffMember, "id" | "fullName">,
		disabled: boolean,
		by: Actor,
		session: ClientSession,
	): Promise<void> {
		await Account.setDisabled(member.id, disabled, session);
		const action = disabled ? "accountDisabled" : "accountEnabled";
		await Audit.write({ by, action, subject: accountSubject(member) }, session);
	},
};

async function lockAnother(
	id: string,
	by: string,
	session: ClientSession,
): Promise<{ member: StaffMember; admin: Viewer }> {
	await Account.lock([id, by], session);
	const [member, admin] = await Promise.all([Staff.find(id), Staff.viewer(by)]);
	if (!member || id === by || !admin?.isAdmin) throw new NotAllowed("Not by this person");
	return { member, admin };
}

/** Sorted by name. */
export function peopleFrom(found: PersonRecord[]): Person[] {
	return found
		.map(({ _id, email, profile }) => personOf(String(_id), email, profile?.fullName))
		.sort((one, other) => one.name.localeCompare(other.name, "vi"));
}

function personOf(id: string, email: string, fullName?: string): Person {
	const emailShown = shownEmail(email);
	return { id, email, emailShown, name: fullName ?? emailShown };
}

async function peopleWith(ids?: string[], among: object = {}): Promise<PersonRecord[]> {
	const these = ids && { _id: { $in: ids.map((id) => new mongoose.Types.ObjectId(id)) } };
	return findPeople([{ $match: { ...among, ...these } }, { $sort: { _id: -1 } }]);
}

async function putRole(member: StaffMember, role: Role, by: Actor, session: ClientSession): Promise<void> {
	const { id, email } = member;
	await User.setRole(id, email, role, session);
	await Account.keepRole(id, role, session);
	if (role === member.role) return;
	const detail = { from: member.role, to: role };
	await Audit.write({ by, action: "roleChanged", subject: accountSubject(member), detail }, session);
}

async function read(ids?: string[]): Promise<StaffMember[]> {
	const found = await peopleWith(ids);
	return found.map((account) => {
		const { fullName, role } = profileOf(account);
		return {
			id: String(account._id),
			email: account.email,
			fullName,
			role,
			disabled: account.disabledAt !== undefined,
			factor: account.factor ? factorViewOf(account.factor) : null,
			passkeys: account.passkeys?.length ?? 0,
			waiting: account.waiting !== undefined,
			createdAt: account.createdAt.toISOString(),
			lastSeenAt: account.lastSeenAt?.toISOString() ?? null,
		};
	});
}
