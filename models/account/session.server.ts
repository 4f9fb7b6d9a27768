import { createHash, randomBytes } from "node:crypto";
import { type ClientSession, Schema, Types, trusted } from "mongoose";
import { Audit } from "#models/audit/audit.server.ts";
import type { StaffActor } from "#models/audit/record.server.ts";
import { createdAtPath, defineModel } from "#models/database/model.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import { maxLength, sessionsPerAccount } from "#models/limits.ts";
import { erasedAfter } from "#models/retention.ts";
import { env } from "#models/settings/env.server.ts";
import { dayMs, hourMs, minuteMs } from "#models/time/calendar.ts";
import { lookUpPeople, memberOf, type PersonRecord } from "./people.server.ts";
import { markSeen } from "./record.server.ts";

type SessionView = {
	id: string;
	userAgent: string;
	createdAt: string;
	lastSeenAt: string;
	current: boolean;
};

type SignedIn = { accountId: string; person?: PersonRecord };

interface SessionRecord {
	/** SHA-256 of the token, so that reading the database signs nobody in. */
	_id: string;
	accountId: Types.ObjectId;
	userAgent: string;
	createdAt: Date;
	lastSeenAt: Date;
	provenAt?: Date;
}

const touchEveryMs = minuteMs;
const provenForMs = 10 * minuteMs;

const schema = new Schema<SessionRecord>(
	{
		_id: { type: String, required: true, maxlength: 64 },
		accountId: { type: Schema.Types.ObjectId, required: true },
		userAgent: { type: String, maxlength: maxLength.line },
		createdAt: createdAtPath,
		lastSeenAt: { type: Date, required: true, default: () => new Date() },
		provenAt: { type: Date },
	},
	{ collection: "sessions", versionKey: false },
);
schema.index({ accountId: 1, lastSeenAt: -1 });
schema.index({ lastSeenAt: 1 }, erasedAfter("sessions"));

const sessions = defineModel("Session", schema);

const idOf = (token: string) => createHash("sha256").update(token).digest("hex");

const alive = () => ({
	lastSeenAt: trusted({ $gt: new Date(Date.now() - env.SESSION_IDLE_HOURS * hourMs) }),
	createdAt: trusted({ $gt: new Date(Date.now() - env.SESSION_DAYS * dayMs) }),
});

export const Session = {
	/** Starts a session, of {@link sessionsPerAccount} at most, and returns its token, which is stored nowhere. */
	async open(accountId: string, userAgent: string, session?: ClientSession): Promise<string> {
		const token = randomBytes(32).toString("base64url");
		const opened = {
			_id: idOf(token),
			accountId: new Types.ObjectId(accountId),
			userAgent: userAgent.slice(0, maxLength.line),
			provenAt: new Date(),
		};
		await sessions.insertOne(opened, { session });
		await closeOldest(accountId, opened._id, session);
		await markSeen(accountId, session);
		return token;
	},

	/** Reads whose session it is in one query; null if it is unknown, closed or expired. */
	async read(token: string): Promise<SignedIn | null> {
		const [session] = await sessions.aggregate<SessionRecord & { people: PersonRecord[] }>([
			{ $match: { _id: idOf(token), ...alive() } },
			lookUpPeople("accountId"),
		]);
		if (!session) return null;
		if (Date.now() - session.lastSeenAt.getTime() > touchEveryMs) {
			await sessions.updateOne({ _id: session._id }, { $set: { lastSeenAt: new Date() } });
			await markSeen(String(session.accountId));
		}
		return { accountId: String(session.accountId), person: session.people[0] };
	},

	async accountOf(token: string): Promise<string | null> {
		return (await Session.read(token))?.accountId ?? null;
	},

	/** Notes that its person has just shown who they are. */
	async prove(token: string, by: StaffActor): Promise<void> {
		await transaction(async (session) => {
			await sessions.updateOne({ _id: idOf(token) }, { $set: { provenAt: new Date() } }, { session });
			await Audit.write({ by, action: "proofGiven" }, session);
		});
	},

	/** Whether its person has shown in the last ten minutes who they are. */
	async isProven(token: string): Promise<boolean> {
		const provenAt = trusted({ $gt: new Date(Date.now() - provenForMs) });
		return (await sessions.exists({ _id: idOf(token), provenAt })) !== null;
	},

	/** Signs out. @param from network prefix of the request, for the audit log */
	close(token: string, from?: string): Promise<void> {
		return transaction((session) => Session.closeWithin(session, token, from));
	},

	/** As {@link Session.close}, in the caller's transaction. */
	async closeWithin(session: ClientSession, token: string, from?: string): Promise<void> {
		const closed = await sessions.findOneAndDelete({ _id: idOf(token) }, { session }).lean();
		if (!closed) return;
		const by = await memberOf(String(closed.accountId), from, session);
		await Audit.write({ by, action: "signedOut" }, session);
	},

	/** As {@link Session.close}, any device of one's own. */
	async closeOne(by: StaffActor, id: string): Promise<void> {
		await transaction(async (session) => {
			const { deletedCount } = await sessions.deleteOne({ _id: id, accountId: by.id }, { session });
			if (deletedCount > 0) await Audit.write({ by, action: "deviceSignedOut" }, session);
		});
	},

	/** As {@link Session.close}, everywhere. */
	async closeEverywhere(by: StaffActor): Promise<void> {
		await transaction(async (session) => {
			await Session.closeAll(by.id, session);
			await Audit.write({ by, action: "signedOutEverywhere" }, session);
		});
	},

	/** Part of another change to the account. */
	async closeAll(accountId: string, session: ClientSession): Promise<void> {
		await sessions.deleteMany({ accountId }, { session });
	},

	/** Where an account is signed in, last used first; the session of `token` is marked as current. */
	async listFor(accountId: string, token?: string): Promise<SessionView[]> {
		const current = token && idOf(token);
		const found = await sessions
			.find({ accountId, ...alive() })
			.sort({ lastSeenAt: -1 })
			.lean();
		return found.map(({ _id, userAgent, createdAt, lastSeenAt }) => ({
			id: _id,
			userAgent,
			createdAt: createdAt.toISOString(),
			lastSeenAt: lastSeenAt.toISOString(),
			current: _id === current,
		}));
	},
};

async function closeOldest(accountId: string, newest: string, transaction?: ClientSession): Promise<void> {
	const tooMany = await sessions
		.find({ _id: trusted({ $ne: newest }), accountId }, { _id: 1 }, { session: transaction })
		.sort({ lastSeenAt: -1, _id: 1 })
		.skip(sessionsPerAccount - 1)
		.lean();
	if (tooMany.length === 0) return;
	const ids = tooMany.map(({ _id }) => _id);
	await sessions.deleteMany({ _id: trusted({ $in: ids }) }, { session: transaction });
}
