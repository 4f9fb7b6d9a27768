import type {
	AuthenticationResponseJSON,
	PublicKeyCredentialCreationOptionsJSON,
	PublicKeyCredentialRequestOptionsJSON,
	RegistrationResponseJSON,
	WebAuthnCredential,
} from "@simplewebauthn/server";
import { trusted } from "mongoose";
import { Audit } from "#models/audit/audit.server.ts";
import type { StaffActor, Subject } from "#models/audit/record.server.ts";
import { shownEmail } from "#models/contact/email.server.ts";
import { isDuplicate } from "#models/database/model.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import { readJson } from "#models/json.ts";
import type { Language } from "#models/language.ts";
import { passkeysPerAccount } from "#models/limits.ts";
import { log } from "#models/log.server.ts";
import { OutboxMail } from "#models/mail/outbox.server.ts";
import { Refusal } from "#models/refusal.ts";
import { seal, unseal } from "#models/sealed-text.server.ts";
import { env } from "#models/settings/env.server.ts";
import { Attempt } from "./attempt.server.ts";
import { accountSubject, memberOf } from "./people.server.ts";
import { type AccountRecord, accounts, type PasskeyRecord } from "./record.server.ts";

export type PasskeyView = { id: string; name: string; addedAt: string; lastUsedAt: string | null };

/** Ed25519, ES256 and RS256: what every Node we run on can check. */
const algorithms = [-8, -7, -257];

const timeout = 5 * 60_000;

/** Takes 30 MB and a quarter of a second, so it is loaded when somebody uses a passkey. */
const webAuthn = () => import("@simplewebauthn/server");

const signIn = "sign in";
const addTo = (accountId: string) => `add to ${accountId}`;

export class TooManyPasskeys extends Refusal {
	constructor() {
		super("passkeysFull", 400, "No more passkeys");
	}
}

export class AccountDisabled extends Refusal {
	constructor() {
		super("disabled", 403, "The account is disabled");
	}
}

/** Passkeys (WebAuthn, discoverable, user verified), bound to the host of `origin`, as `https://erp.example.vn`. */
export const Passkey = {
	/** Lists an account's passkeys in the order in which they were added. */
	async listFor(accountId: string): Promise<PasskeyView[]> {
		const account = await accounts.findById(accountId, { passkeys: 1 }).lean();
		return (account?.passkeys ?? []).map(({ id, name, addedAt, lastUsedAt }) => ({
			id,
			name,
			addedAt: addedAt.toISOString(),
			lastUsedAt: lastUsedAt?.toISOString() ?? null,
		}));
	},

	/** What a browser needs to make a passkey, for {@link Passkey.add} within five minutes. @throws TooManyPasskeys */
	async offer(
		{ id, email, fullName }: { id: string; email: string; fullName: string },
		origin: string,
	): Promise<PublicKeyCredentialCreationOptionsJSON> {
		const account = await accounts.findById(id, { passkeys: 1 }).lean();
		const known = account?.passkeys ?? [];
		if (known.length >= passkeysPerAccount) throw new TooManyPasskeys();
		const { generateRegistrationOptions } = await webAuthn();
		return generateRegistrationOptions({
			rpName: env.BRAND_NAME,
			rpID: new URL(origin).hostname,
			userID: handleOf(id),
			userName: shownEmail(email),
			userDisplayName: fullName,
			challenge: newChallenge(addTo(id)),
			excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
			authenticatorSelection: { residentKey: "required", userVerification: "required" },
			supportedAlgorithmIDs: algorithms,
			timeout,
		});
	},

	/** Stores a passkey made from an offer, and mails its owner; false if it does not fit. @throws TooManyPasskeys */
	async add(
		by: StaffActor,
		origin: string,
		response: RegistrationResponseJSON,
		name: string,
		language: Language,
	): Promise<boolean> {
		const made = await madeOf(response, addTo(by.id), origin);
		if (!made) return false;
		const passkey: PasskeyRecord = {
			id: made.id,
			publicKey: Buffer.from(made.publicKey).toString("base64url"),
			counter: made.counter,
			transports: made.transports ?? [],
			name,
			addedAt: new Date(),
		};
		const adding = transaction(async (session) => {
			const account = await accounts.findById(by.id, {}, { session }).lean();
			if (!account || account.disabledAt) return false;
			const known = account.passkeys ?? [];
			if (known.length >= passkeysPerAccount) throw new TooManyPasskeys();
			if (known.some(({ id }) => id === passkey.id)) return false;
			await accounts.updateOne({ _id: by.id }, { $push: { passkeys: passkey } }, { session });
			const mail = { kind: "passkeyAdded" as const, to: account.email, language, facts: { name } };
			await OutboxMail.queue([mail], session);
			await Audit.write({ by, action: "passkeyAdded" }, session);
			return true;
		});
		return adding.catch((error: unknown) => {
			if (isDuplicate(error, "passkeys.id")) return false;
			throw error;
		});
	},

	/** Removes a passkey, and mails its owner; does nothing if there is no such passkey. */
	async remove(by: StaffActor, passkeyId: string, language: Language): Promise<void> {
		await transaction(async (session) => {
			const filter = { _id: by.id, "passkeys.id": passkeyId };
			const change = { $pull: { passkeys: { id: passkeyId } } };
			const account = await accounts.findOneAndUpdate(filter, change, { session }).lean();
			const removed = account?.passkeys?.find(({ id }) => id === passkeyId);
			if (!account || !removed) return;
			const mail = { kind: "passkeyRemoved" as const, to: account.email, language };
			await OutboxMail.queue([{ ...mail, facts: { name: removed.name } }], session);
			await Audit.write({ by, action: "passkeyRemoved" }, session);
		});
	},

	/** The owner of a passkey, as the audit log names them. */
	async ownerOf(passkeyId: string): Promise<Subject | undefined> {
		const account = await accounts.findOne({ "passkeys.id": passkeyId }, { _id: 1 }).lean();
		return account ? accountSubject(await memberOf(String(account._id))) : undefined;
	},

	/** What a browser needs to ask its user for a passkey, for {@link Passkey.use} within five minutes. */
	async ask(origin: string): Promise<PublicKeyCredentialRequestOptionsJSON> {
		const { generateAuthenticationOptions } = await webAuthn();
		return generateAuthenticationOptions({
			rpID: new URL(origin).hostname,
			challenge: newChallenge(signIn),
			userVerification: "required",
			timeout,
		});
	},

	/** The account whose passkey answered; uses up the challenge. Null if unknown or badly signed. @throws AccountDisabled */
	async use(
		origin: string,
		response: AuthenticationResponseJSON,
	): Promise<{ id: string; email: string } | null> {
		const challenge = await usedUp(response, signIn);
		if (!challenge) return null;
		const account = await accounts.findOne({ "passkeys.id": response.id }).lean();
		const passkey = account?.passkeys?.find(({ id }) => id === response.id);
		if (!account || !passkey || response.response.userHandle !== userHandleOf(account)) return null;
		const counter = await counterOf(response, passkey, challenge, origin);
		if (counter === null) return null;
		if (account.disabledAt) throw new AccountDisabled();
		// The one that was checked may have been used or removed meanwhile.
		const before = counter === 0 ? 0 : trusted({ $lt: counter });
		const filter = {
			_id: account._id,
			passkeys: trusted({ $elemMatch: { id: passkey.id, counter: before } }),
		};
		const change = { $set: { "passkeys.$.counter": counter, "passkeys.$.lastUsedAt": new Date() } };
		const { matchedCount } = await accounts.updateOne(filter, change);
		return matchedCount === 1 ? { id: String(account._id), email: account.email } : null;
	},
};

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));

/** The id under which authenticators file the account: opaque, because whoever holds one can read it. */
const handleOf = (accountId: string) => new Uint8Array(Buffer.from(accountId, "hex"));

const userHandleOf = ({ _id }: AccountRecord) => Buffer.from(handleOf(String(_id))).toString("base64url");

/** What a passkey has to sign, for a purpose that also names the account, where there is one. It is stored nowhere. */
const newChallenge = (purpose: string) => bytesOf(seal(purpose, {}));

/** The challenge that was signed, which can be used once; null if it is unknown, for another purpose, used or too old. */
async function usedUp(
	{ response }: RegistrationResponseJSON | AuthenticationResponseJSON,
	purpose: string,
): Promise<string | null> {
	const signed = readJson(Buffer.from(response.clientDataJSON, "base64url").toString());
	const challenge = String(Object(signed).challenge);
	if (!unseal(purpose, timeout, challenge)) return null;
	const isFirst = await Attempt.take(`passkey challenge ${challenge}`, { max: 1, windowMs: timeout });
	return isFirst && challenge;
}

async function madeOf(
	response: RegistrationResponseJSON,
	purpose: string,
	origin: string,
): Promise<WebAuthnCredential | null> {
	const expectedChallenge = await usedUp(response, purpose);
	if (!expectedChallenge) return null;
	const { verifyRegistrationResponse } = await webAuthn();
	const checking = verifyRegistrationResponse({
		response,
		expectedChallenge,
		expectedOrigin: origin,
		expectedRPID: new URL(origin).hostname,
		supportedAlgorithmIDs: algorithms,
	});
	const checked = await checking.catch(refused);
	return checked?.verified ? checked.registrationInfo.credential : null;
}

async function counterOf(
	response: AuthenticationResponseJSON,
	{ id, publicKey, counter }: PasskeyRecord,
	expectedChallenge: string,
	origin: string,
): Promise<number | null> {
	const { verifyAuthenticationResponse } = await webAuthn();
	const checking = verifyAuthenticationResponse({
		response,
		expectedChallenge,
		expectedOrigin: origin,
		expectedRPID: new URL(origin).hostname,
		credential: { id, publicKey: bytesOf(publicKey), counter },
	});
	const checked = await checking.catch(refused);
	return checked?.verified ? checked.authenticationInfo.newCounter : null;
}

/** Takes all that the package throws for a refusal: its errors differ in their words alone, and it asks no database. */
function refused(error: unknown): null {
	log.info({ err: error }, "passkey refused");
	return null;
}
