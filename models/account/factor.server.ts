import { randomInt } from "node:crypto";
import { type ClientSession, trusted } from "mongoose";
import { Secret, TOTP } from "otpauth";
import { Audit } from "#models/audit/audit.server.ts";
import type { Actor, StaffActor } from "#models/audit/record.server.ts";
import { shownEmail } from "#models/contact/email.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import type { Language } from "#models/language.ts";
import { OutboxMail } from "#models/mail/outbox.server.ts";
import { openText, sealText } from "#models/sealed-text.server.ts";
import { fold } from "#models/search/fold.ts";
import { env } from "#models/settings/env.server.ts";
import { Attempt } from "./attempt.server.ts";
import { findCodeHash, hashCodes } from "./password.server.ts";
import { accountSubject, memberOf } from "./people.server.ts";
import { type AccountRecord, accounts } from "./record.server.ts";

export type FactorView = { since: string; codesLeft: number };

/** What authenticator apps assume (RFC 6238), and a secret as long as RFC 4226 recommends. */
const shape = { algorithm: "SHA1", digits: 6, period: 30 } as const;
const secretBytes = 20;

/** Time steps before and after now: clocks of phones differ, and people type slowly. */
const tolerance = 1;

const offeredForMs = 60 * 60 * 1000;

const recoveryCodeCount = 10;
const recoveryLength = 10;
/** Without characters that are easily confused: 0 and o, 1, i and l. */
const letters = "23456789abcdefghjkmnpqrstuvwxyz";

const oneWarning = { max: 1, windowMs: 24 * 60 * 60 * 1000 };

const purposeOf = (accountId: string) => `second factor of ${accountId}`;

/** A second factor: codes of an app, or on paper if it is lost. */
export const Factor = {
	/** Null for an account without one. */
	async of(accountId: string): Promise<FactorView | null> {
		const account = await accounts.findById(accountId, { factor: 1 }).lean();
		return account?.factor ? factorViewOf(account.factor) : null;
	},

	/** Makes the secret that {@link Factor.turnOn} accepts for an hour; does nothing for an account that has a factor. */
	async offer(accountId: string): Promise<void> {
		const { base32 } = new Secret({ size: secretBytes });
		const factorOffer = { secret: sealText(purposeOf(accountId), base32), at: new Date() };
		const withoutFactor = { _id: accountId, factor: trusted({ $exists: false }) };
		await accounts.updateOne(withoutFactor, { $set: { factorOffer } });
	},

	/** The offered secret, and the address from which apps read it; null if there is none, or it has expired. */
	async offered(accountId: string): Promise<{ secret: string; address: string } | null> {
		const account = await accounts.findById(accountId, { email: 1, factorOffer: 1 }).lean();
		const secret = account && offeredTo(account);
		if (!secret) return null;
		const app = new TOTP({ ...shape, secret, issuer: env.BRAND_NAME, label: shownEmail(account.email) });
		return { secret, address: app.toString() };
	},

	/** Returns the recovery codes, which are stored nowhere; null for a wrong code, or without an offer. */
	async turnOn(
		by: StaffActor,
		code: string,
		language: Language,
		networkDigest?: string | null,
	): Promise<string[] | null> {
		const account = await accounts.findById(by.id).lean();
		const secret = account && offeredTo(account);
		const lastStep = secret && stepOf(secret, code);
		if (!lastStep || !account.factorOffer) return null;
		const { codes, recovery } = await newCodes(networkDigest);
		const factor = { secret: account.factorOffer.secret, lastStep, recovery, since: new Date() };
		return transaction(async (session) => {
			const waiting = { "factorOffer.secret": factor.secret, factor: trusted({ $exists: false }) };
			const change = { $set: { factor }, $unset: { factorOffer: 1 } };
			const filter = { _id: by.id, ...waiting };
			const { matchedCount } = await accounts.updateOne(filter, change, { session });
			if (matchedCount === 0) return null;
			await OutboxMail.queue([{ kind: "factorAdded", to: account.email, language }], session);
			await Audit.write({ by, action: "factorAdded" }, session);
			return codes;
		});
	},

	/** Uses up a code of the app or a recovery code; false for a wrong or used one, or a disabled account. @throws TooBusy */
	async use(accountId: string, typed: string, networkDigest?: string | null): Promise<boolean> {
		const account = await accounts.findById(accountId).lean();
		if (!account?.factor || account.disabledAt) return false;
		const code = plain(typed);
		return isAppCode(code) ? takeStep(account, code) : takeRecoveryCode(account, code, networkDigest);
	},

	/** Mails somebody whose codes are being guessed, at most once a day. */
	async warn({ id, email }: { id: string; email: string }): Promise<void> {
		if (!(await Attempt.take(`factor warning ${id}`, oneWarning))) return;
		// In Vietnamese, as the page may be a stranger's.
		const mail = { kind: "factorGuessed" as const, to: email, language: "vi" as const };
		await transaction((session) => OutboxMail.queue([mail], session));
	},

	/** Makes new recovery codes, and ends the ones before; null without a factor. */
	async renewCodes(by: StaffActor, networkDigest?: string | null): Promise<string[] | null> {
		const { codes, recovery } = await newCodes(networkDigest);
		const filter = { _id: by.id, factor: trusted({ $exists: true }) };
		const change = { $set: { "factor.recovery": recovery } };
		return transaction(async (session) => {
			const { matchedCount } = await accounts.updateOne(filter, change, { session });
			if (matchedCount === 0) return null;
			await Audit.write({ by, action: "codesRenewed" }, session);
			return codes;
		});
	},

	/**
	 * Takes the factor off, if there is one; if not by its owner, as for a lost phone, passkeys too.
	 * @param language of the mail to its owner
	 */
	remove(accountId: string, by: Actor, language: Language): Promise<void> {
		return transaction((session) => Factor.turnOff(accountId, by, language, session));
	},

	/** As {@link Factor.remove}, in the caller's transaction. */
	async turnOff(accountId: string, by: Actor, language: Language, session: ClientSession): Promise<void> {
		const isOwn = "id" in by && by.id === accountId;
		const withFactor = { factor: trusted({ $exists: true }) };
		const either = { $or: [withFactor, { "passkeys.id": trusted({ $exists: true }) }] };
		const filter = { _id: accountId, ...(isOwn ? withFactor : either) };
		const change = { $unset: { factor: 1, ...(!isOwn && { passkeys: 1 }) } };
		const account = await accounts.findOneAndUpdate(filter, change, { session }).lean();
		if (!account) return;
		const mail = { to: account.email, language };
		const facts = { by: "fullName" in by ? by.fullName : null };
		const told = isOwn
			? { ...mail, kind: "factorRemoved" as const }
			: { ...mail, kind: "factorTakenOff" as const, facts };
		await OutboxMail.queue([told], session);
		if (isOwn) await Audit.write({ by, action: "factorRemoved" }, session);
		else {
			const subject = accountSubject(await memberOf(accountId, undefined, session));
			await Audit.write({ by, action: "factorTakenOff", subject }, session);
		}
	},
};

export const factorViewOf = ({ since, recovery }: NonNullable<AccountRecord["factor"]>): FactorView => ({
	since: since.toISOString(),
	codesLeft: recovery.length,
});

/** People type codes in groups, in capitals and in full-width digits, and copy them with spaces of any kind. */
const plain = (typed: string) => fold(typed).replace(/[\s\p{Pd}]/gu, "");

/** Whether what was typed could be a code of the app. */
export const isAppCode = (typed: string) => /^\d{6}$/.test(plain(typed));

function offeredTo({ _id, factorOffer }: AccountRecord): string | null {
	if (!factorOffer || Date.now() - factorOffer.at.getTime() > offeredForMs) return null;
	return openText(purposeOf(String(_id)), factorOffer.secret);
}

function stepOf(secret: string, typed: string): number | null {
	const app = new TOTP({ ...shape, secret });
	const timestamp = Date.now();
	const token = plain(typed);
	const delta = isAppCode(token) ? app.validate({ token, timestamp, window: tolerance }) : null;
	return delta === null ? null : app.counter({ timestamp }) + delta;
}

/** No step is used twice, nor one before it, however many requests come at once. */
async function takeStep({ _id, factor }: AccountRecord, code: string): Promise<boolean> {
	const purpose = purposeOf(String(_id));
	const secret = factor && openText(purpose, factor.secret);
	const step = secret && stepOf(secret, code);
	if (!step) return false;
	const filter = { _id, "factor.secret": factor.secret, "factor.lastStep": trusted({ $lt: step }) };
	// Sealed again, so that it follows SESSION_SECRET to its next value.
	const change = { "factor.lastStep": step, "factor.secret": sealText(purpose, secret) };
	const { matchedCount } = await accounts.updateOne(filter, { $set: change });
	return matchedCount === 1;
}

async function takeRecoveryCode(
	{ _id, factor }: AccountRecord,
	code: string,
	networkDigest?: string | null,
): Promise<boolean> {
	if (code.length !== recoveryLength) return false;
	const hash = await findCodeHash(factor?.recovery ?? [], code, networkDigest);
	if (!hash) return false;
	const filter = { _id, "factor.recovery": hash };
	const { matchedCount } = await accounts.updateOne(filter, { $pull: { "factor.recovery": hash } });
	return matchedCount === 1;
}

async function newCodes(networkDigest?: string | null): Promise<{ codes: string[]; recovery: string[] }> {
	const codes = Array.from({ length: recoveryCodeCount }, () =>
		Array.from({ length: recoveryLength }, () => letters[randomInt(letters.length)]).join(""),
	);
	const recovery = await hashCodes(codes, networkDigest);
	return { codes: codes.map((code) => code.replace(/^.{5}/, "$&-")), recovery };
}
