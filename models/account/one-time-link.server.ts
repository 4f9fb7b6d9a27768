import { createHash, randomBytes } from "node:crypto";
import { type ClientSession, Schema, Types, trusted } from "mongoose";
import { defineModel } from "#models/database/model.server.ts";

export const linkPurposes = ["reset-password", "confirm-email", "accept-invitation"] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

interface LinkRecord {
	/** SHA-256 of the token, so that reading the database gives no link. */
	_id: string;
	purpose: LinkPurpose;
	/** An account's id; of an invitation, that of the account it will become. */
	accountId: Types.ObjectId;
	expiresAt: Date;
}

export const linkMinutes: Record<LinkPurpose, number> = {
	"reset-password": 60,
	"confirm-email": 24 * 60,
	"accept-invitation": 7 * 24 * 60,
};

const schema = new Schema<LinkRecord>(
	{
		_id: { type: String, required: true, maxlength: 64 },
		purpose: { type: String, required: true, enum: linkPurposes },
		accountId: { type: Schema.Types.ObjectId, required: true },
		expiresAt: { type: Date, required: true },
	},
	{ collection: "oneTimeLinks", versionKey: false },
);
schema.index({ accountId: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

const links = defineModel("OneTimeLink", schema);

const valid = (purpose: LinkPurpose, token: string) => ({
	_id: createHash("sha256").update(token).digest("hex"),
	purpose,
	expiresAt: trusted({ $gt: new Date() }),
});

export const OneTimeLink = {
	/** Makes a link and returns its token, which is stored nowhere. */
	async issue(purpose: LinkPurpose, accountId: string, session?: ClientSession): Promise<string> {
		const token = randomBytes(32).toString("base64url");
		const { _id } = valid(purpose, token);
		const expiresAt = new Date(Date.now() + linkMinutes[purpose] * 60_000);
		const link = { _id, purpose, accountId: new Types.ObjectId(accountId), expiresAt };
		await links.insertOne(link, { session });
		return token;
	},

	/** Tells whose valid link this is without using it up; null if there is none. */
	async accountOf(purpose: LinkPurpose, token: string): Promise<string | null> {
		const link = await links.findOne(valid(purpose, token)).lean();
		return link && String(link.accountId);
	},

	/** Uses up a link, and the account's other links for the same purpose; null if it is unknown, used or expired. */
	async use(purpose: LinkPurpose, token: string, session: ClientSession): Promise<string | null> {
		const link = await links.findOneAndDelete(valid(purpose, token), { session }).lean();
		if (!link) return null;
		await OneTimeLink.revoke(String(link.accountId), session, purpose);
		return String(link.accountId);
	},

	async revoke(accountId: string, session: ClientSession, purpose?: LinkPurpose): Promise<void> {
		await links.deleteMany(purpose ? { accountId, purpose } : { accountId }, { session });
	},
};
