import { createHash, randomBytes } from "node:crypto";
import { type ClientSession, Schema, Types, trusted } from "mongoose";
import { maxLength } from "#models/limits.ts";
import { createdAtPath, defineModel } from "#models/model.server.ts";
import { erasedAfter } from "#models/retention.ts";
import { markSeen } from "./record.server.ts";

/** A device on which somebody is signed in, as its owner sees it. */
export type SessionView = {
	id: string;
	userAgent: string;
	createdAt: string;
	lastSeenAt: string;
	current: boolean;
};

interface SessionRecord {
	/** SHA-256 of the token: who reads the database cannot sign in with it. */
	_id: string;
	accountId: Types.ObjectId;
	userAgent: string;
	createdAt: Date;
	lastSeenAt: Date;
}

const lifetimeMs = erasedAfter("sessions").expireAfterSeconds * 1000;
const touchEveryMs = 60 * 1000;

const schema = new Schema<SessionRecord>(
	{
		_id: { type: String, required: true, maxlength: 64 },
		accountId: { type: Schema.Types.ObjectId, required: true },
		userAgent: { type: String, maxlength: maxLength.line },
		createdAt: createdAtPath,
		lastSeenAt: { type: Date, required: true, default: () => new Date() },
	},
	{ collection: "sessions", versionKey: false },
);
schema.index({ accountId: 1, lastSeenAt: -1 });
schema.index({ lastSeenAt: 1 }, erasedAfter("sessions"));

const sessions = defineModel("Session", schema);

const idOf = (token: string) => createHash("sha256").update(token).digest("hex");

const alive = () => trusted({ $gt: new Date(Date.now() - lifetimeMs) });

/** Server-side sessions, each ended some days after its last use. */
export const Session = {
	/**
	 * Starts a session, in the caller's transaction if it has one; the account is written too.
	 * @returns its token, which is stored nowhere
	 */
	async open(accountId: string, userAgent: string, transaction?: ClientSession): Promise<string> {
		const token = randomBytes(32).toString("base64url");
		const session = {
			_id: idOf(token),
			accountId: new Types.ObjectId(accountId),
			userAgent: userAgent.slice(0, maxLength.line),
		};
		await sessions.insertOne(session, { session: transaction });
		await markSeen(accountId, transaction);
		return token;
	},

	/** @returns the id of the account that the token's session belongs to; null where it is unknown, closed or expired */
	async accountOf(token: string): Promise<string | null> {
		const session = await sessions.findOne({ _id: idOf(token), lastSeenAt: alive() }).lean();
		if (!session) return null;
		if (Date.now() - session.lastSeenAt.getTime() > touchEveryMs) {
			await sessions.updateOne({ _id: session._id }, { $set: { lastSeenAt: new Date() } });
			await markSeen(String(session.accountId));
		}
		return String(session.accountId);
	},

	/** Ends one session. */
	async close(token: string): Promise<void> {
		await sessions.deleteOne({ _id: idOf(token) });
	},

	/** Ends one session of an account, by the id that its list names. */
	async closeOne(accountId: string, id: string): Promise<void> {
		await sessions.deleteOne({ _id: id, accountId });
	},

	/** Ends all sessions of an account, in the caller's transaction if it has one. */
	async closeAll(accountId: string, transaction?: ClientSession): Promise<void> {
		await sessions.deleteMany({ accountId }, { session: transaction });
	},

	/**
	 * Lists where an account is signed in, last used first.
	 * @param token marks the session of the request as current
	 */
	async listFor(accountId: string, token?: string): Promise<SessionView[]> {
		const current = token && idOf(token);
		const found = await sessions.find({ accountId, lastSeenAt: alive() }).sort({ lastSeenAt: -1 }).lean();
		return found.map(({ _id, userAgent, createdAt, lastSeenAt }) => ({
			id: _id,
			userAgent,
			createdAt: createdAt.toISOString(),
			lastSeenAt: lastSeenAt.toISOString(),
			current: _id === current,
		}));
	},
};
