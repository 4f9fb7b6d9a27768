import { type ClientSession, Schema, Types, trusted } from "mongoose";
import { shownEmail } from "#models/contact/email.server.ts";
import { createdAtPath, defineModel } from "#models/database/model.server.ts";
import type { PortalLanguage } from "#models/language.ts";
import { maxLength } from "#models/limits.ts";
import { type Role, roles } from "#models/options.ts";
import { erasedAfter } from "#models/retention.ts";
import { env } from "#models/settings/env.server.ts";

export type Viewer = {
	id: string;
	email: string;
	fullName: string;
	role: Role;
	isAdmin: boolean;
	/** The account's choice; missing until there is one, unless the invitation had a language. */
	language?: PortalLanguage;
	/** Has to add a second factor before anything else, see SECOND_FACTOR. */
	lacksFactor?: true;
	network?: string;
};

/** The `ownerId` of a person, to filter by or to store. */
export const ownedBy = ({ id }: { id: string }) => ({ ownerId: new Types.ObjectId(id) });

/** For whom a colleague is holding a record, for example during an illness. */
export type HeldFor = { id: Types.ObjectId; since: Date };

export const heldForPath = new Schema<HeldFor>(
	{ id: { type: Schema.Types.ObjectId, required: true }, since: { type: Date, required: true } },
	{ _id: false },
);

/** {@link HeldFor} as pages read it, `since` as ISO 8601 in UTC. */
export const heldForViewOf = (heldFor: HeldFor | undefined) =>
	heldFor && { id: String(heldFor.id), since: heldFor.since.toISOString() };

/** Filters for the records that a viewer may see: an administrator sees all, others only their own. */
export const ownUnlessAdmin = (viewer: Pick<Viewer, "id" | "isAdmin">) =>
	viewer.isAdmin ? {} : ownedBy(viewer);

/** Like {@link ownUnlessAdmin}, plus the records without an owner, which any representative may take. */
export const visibleTo = ({ id, isAdmin }: Pick<Viewer, "id" | "isAdmin">): object =>
	isAdmin ? {} : { ownerId: trusted({ $in: [null, new Types.ObjectId(id)] }) };

/** How a history event names its author. */
export const authorOf = ({ id, fullName }: Pick<Viewer, "id" | "fullName">) => ({
	by: fullName,
	byId: new Types.ObjectId(id),
});

export interface UserRecord {
	_id: Types.ObjectId;
	email: string;
	fullName: string;
	role: Role;
	/** As of the account, so that both are erased at the same time. */
	waitingSince?: Date;
	createdAt: Date;
}

const schema = new Schema<UserRecord>(
	{
		_id: { type: Schema.Types.ObjectId, required: true },
		email: { type: String, required: true, maxlength: maxLength.email },
		fullName: { type: String, required: true, maxlength: maxLength.name },
		role: { type: String, required: true, enum: roles },
		waitingSince: { type: Date },
		createdAt: createdAtPath,
	},
	{ collection: "users", versionKey: false },
);
schema.index({ waitingSince: 1 }, { sparse: true, ...erasedAfter("waitingAccounts") });

export const users = defineModel("User", schema);

/** Whether an address is on the admin list and, where mail is configured, confirmed. */
export function mayBeAdmin(email: string, emailConfirmed: boolean): boolean {
	return env.ADMIN_EMAILS.includes(email) && (emailConfirmed || !env.SMTP_URL);
}

/** Whether SECOND_FACTOR requires one of this role. */
export const needsFactor = (role: Role) =>
	env.SECOND_FACTOR === "all" || (env.SECOND_FACTOR === "admins" && role === "admin");

export type Admission = "nothing" | "confirmation" | "approval";

/** Without mail configured nobody can confirm an address, so that everybody who signs up is approved. */
export function admissionOf(email: string, emailConfirmed: boolean): Admission {
	if (env.SIGNUP === "open" || mayBeAdmin(email, emailConfirmed)) return "nothing";
	if (env.SMTP_URL && !emailConfirmed) return "confirmation";
	return isOfStaff(email) ? "nothing" : "approval";
}

/** Whether the domain is on the list; subdomains do not count. */
function isOfStaff(email: string): boolean {
	return env.STAFF_EMAIL_DOMAINS.includes(email.slice(email.lastIndexOf("@") + 1));
}

export const User = {
	async setRole(id: string, email: string, role: Role, session: ClientSession): Promise<void> {
		const missing = { email, fullName: shownEmail(email), createdAt: new Date() };
		const change = { $set: { role }, $setOnInsert: missing };
		await users.updateOne({ _id: id }, change, { session, upsert: true });
	},

	async profiles(accountIds: string[]): Promise<Map<string, { fullName: string; role: Role }>> {
		const found = await users.find({ _id: trusted({ $in: accountIds }) }).lean();
		return new Map(found.map(({ _id, fullName, role }) => [String(_id), { fullName, role }]));
	},
};
