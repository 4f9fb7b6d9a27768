import mongoose, { type ClientSession, Schema, type Types, trusted } from "mongoose";
import { Audit } from "#models/audit/audit.server.ts";
import type { Actor, Subject } from "#models/audit/record.server.ts";
import { InvalidEmail, normaliseEmail } from "#models/contact/email.server.ts";
import { defineModel, isDuplicate } from "#models/database/model.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import { isPortalLanguage, type PortalLanguage, portalLanguages } from "#models/language.ts";
import { invitationsShown, maxLength } from "#models/limits.ts";
import { OutboxMail, type Reader } from "#models/mail/outbox.server.ts";
import { type Role, roles } from "#models/options.ts";
import { Refusal } from "#models/refusal.ts";
import { erasedAfter } from "#models/retention.ts";
import { linkMinutes, OneTimeLink } from "./one-time-link.server.ts";
import { hashPassword } from "./password.server.ts";
import { accounts } from "./record.server.ts";
import { EmailTaken, endLinks, orEmailTaken, removeAccount, storeAccount } from "./stored-account.server.ts";

const purpose = "accept-invitation";

type InvitationView = {
	id: string;
	email: string;
	role: Role;
	sentAt: string;
	/** When the link ends; it can be sent again for some days more. */
	endsAt: string;
	hasEnded: boolean;
	isMailRefused: boolean;
	/** The inviting administrator's language; missing for invitations from the command line. */
	language?: PortalLanguage;
};

interface InvitationRecord {
	_id: Types.ObjectId;
	email: string;
	role: Role;
	language?: PortalLanguage;
	sentAt: Date;
	/** The mail came back: the address takes none. */
	mailRefusedAt?: Date;
}

const schema = new Schema<InvitationRecord>(
	{
		email: { type: String, required: true, maxlength: maxLength.email },
		role: { type: String, required: true, enum: roles },
		language: { type: String, enum: portalLanguages },
		sentAt: { type: Date, required: true, default: () => new Date() },
		mailRefusedAt: { type: Date },
	},
	{ collection: "invitations", versionKey: false },
);
schema.index({ email: 1 }, { unique: true });
schema.index({ sentAt: 1 }, erasedAfter("invitations"));

const invitations = defineModel("Invitation", schema);

export class AlreadyInvited extends Refusal {
	constructor(cause: unknown) {
		super({ email: ["emailInvited"] }, 400, "The address is invited already", { cause });
	}
}

export class AlreadyWaits extends Refusal {
	constructor() {
		super({ email: ["emailWaits"] }, 400, "Somebody with this address waits for approval");
	}
}

export const Invitation = {
	/**
	 * Invites an address to an account with a role; `reader` of the mail is null where the link reaches them otherwise.
	 * @throws InvalidEmail, EmailTaken, AlreadyWaits, AlreadyInvited
	 */
	async invite(to: { email: string; role: Role }, reader: Reader | null, by: Actor): Promise<string> {
		const email = normaliseEmail(to.email);
		if (!email) throw new InvalidEmail("Not an e-mail address");
		try {
			return await transaction(async (session) => {
				const account = await accounts.findOne({ email }, { waiting: 1 }, { session }).lean();
				if (account?.waiting) throw new AlreadyWaits();
				if (account) throw new EmailTaken("emailHasAccount");
				const invitation = await invitations.insertOne(
					{ email, role: to.role, ...languageOf(reader) },
					{ session },
				);
				const id = String(invitation._id);
				await writeSent(invitation, by, session);
				if (reader) await OutboxMail.queueLink(purpose, { id, email }, reader, session);
				return id;
			});
		} catch (error) {
			throw isDuplicate(error, "email") ? new AlreadyInvited(error) : error;
		}
	},

	/** Lists invitations that nobody has accepted, the last sent first, {@link invitationsShown} at most. */
	async list(): Promise<InvitationView[]> {
		const found = await invitations.find().sort({ sentAt: -1 }).limit(invitationsShown).lean();
		return found.map(invitationView);
	},

	async find(id: string): Promise<InvitationView | null> {
		const found = await invitations.findById(id).lean();
		return found && invitationView(found);
	},

	/** The addresses of invitations that nobody has accepted, by their ids. */
	async addresses(ids: string[]): Promise<Map<string, string>> {
		const found = await invitations.find({ _id: trusted({ $in: ids }) }, { email: 1 }).lean();
		return new Map(found.map(({ _id, email }) => [String(_id), email]));
	},

	/** The id of an address's invitation; null if it has none. */
	async idOf(email: string): Promise<string | null> {
		const found = await invitations.findOne({ email: normaliseEmail(email) ?? "" }, { _id: 1 }).lean();
		return found && String(found._id);
	},

	/** Sends another link, as {@link Invitation.invite}; earlier ones stay valid for their time. False if it is gone. */
	resend(id: string, reader: Reader | null, by: Actor): Promise<boolean> {
		return changeInvitation(id, async (session) => {
			const sent = {
				$set: { sentAt: new Date(), ...languageOf(reader) },
				$unset: { mailRefusedAt: 1 },
			} as const;
			const invitation = await invitations.findByIdAndUpdate(id, sent, { session }).lean();
			if (!invitation) return false;
			await writeSent(invitation, by, session);
			if (reader) await OutboxMail.queueLink(purpose, { id, email: invitation.email }, reader, session);
			return true;
		});
	},

	/** Notes that its address takes no mail, until it is sent again. */
	async noteMailRefused(id: string): Promise<void> {
		await invitations.updateOne({ _id: id }, { $set: { mailRefusedAt: new Date() } });
	},

	/** Ends its links. False if the invitation is gone. */
	withdraw(id: string, by: Actor): Promise<boolean> {
		return changeInvitation(id, async (session) => {
			const invitation = await invitations.findByIdAndDelete(id, { session }).lean();
			await endLinks(id, session);
			if (!invitation) return false;
			await Audit.write({ by, action: "invitationWithdrawn", subject: subjectOf(invitation) }, session);
			return true;
		});
	},

	/** The invitation of a link, without using it up; null if it was used, is too old or withdrawn. */
	async ofLink(token: string): Promise<InvitationView | null> {
		const id = await OneTimeLink.accountOf(purpose, token);
		return id ? Invitation.find(id) : null;
	},

	/**
	 * Makes the account, with its address confirmed; null if the link is not valid. An account that waits with the same
	 * address may be a stranger's and is removed.
	 * @param from network prefix, for the audit log @throws EmailTaken where somebody has got in meanwhile
	 */
	async accept(
		token: string,
		person: { fullName: string; password: string },
		networkDigest?: string | null,
		from?: string,
	): Promise<{ id: string; email: string } | null> {
		if (!(await Invitation.ofLink(token))) return null;
		const passwordHash = await hashPassword(person.password, networkDigest);
		const accepted = transaction(async (session) => {
			const id = await OneTimeLink.use(purpose, token, session);
			const invitation = id && (await invitations.findByIdAndDelete(id, { session }).lean());
			if (!invitation) return null;
			const { _id, email, role, language } = invitation;
			const waiting = { email, waiting: trusted({ $exists: true }) };
			const before = await accounts.findOne(waiting, { _id: 1 }, { session }).lean();
			if (before) await removeAccount(String(before._id), session);
			const { fullName } = person;
			const account = { _id, email, passwordHash, fullName, role, givenRole: role, language };
			await storeAccount({ ...account, emailConfirmedAt: new Date() }, session);
			const by = { id, fullName, network: from };
			await Audit.write({ by, action: "invitationAccepted", detail: { role } }, session);
			return { id, email };
		});
		return orEmailTaken(accepted);
	},
};

const languageOf = (reader: Reader | null) =>
	isPortalLanguage(reader?.language) ? { language: reader.language } : {};

function writeSent(invitation: InvitationRecord, by: Actor, session: ClientSession): Promise<void> {
	const { role } = invitation;
	const line = { by, action: "invitationSent", subject: subjectOf(invitation), detail: { role } } as const;
	return Audit.write(line, session);
}

/** The account that it becomes, by its id: the address of somebody who never came stays out of the log. */
const subjectOf = ({ _id }: InvitationRecord): Subject => ({ kind: "account", id: String(_id) });

async function changeInvitation(
	id: string,
	work: (session: ClientSession) => Promise<boolean>,
): Promise<boolean> {
	return mongoose.isObjectIdOrHexString(id) ? transaction(work) : false;
}

function invitationView({
	_id,
	email,
	role,
	language,
	sentAt,
	mailRefusedAt,
}: InvitationRecord): InvitationView {
	const endsAt = new Date(sentAt.getTime() + linkMinutes[purpose] * 60_000);
	return {
		id: String(_id),
		email,
		role,
		language,
		sentAt: sentAt.toISOString(),
		endsAt: endsAt.toISOString(),
		hasEnded: endsAt <= new Date(),
		isMailRefused: mailRefusedAt !== undefined,
	};
}
