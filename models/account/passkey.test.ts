import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { transaction } from "#models/database/transaction.server.ts";
import { passkeysPerAccount } from "#models/limits.ts";
import { PersonalData } from "#models/privacy/personal-data.server.ts";
import { type Lies, SoftwarePasskey } from "#tests/support/authenticator.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { Account } from "./account.server.ts";
import { Factor } from "./factor.server.ts";
import { AccountDisabled, Passkey, TooManyPasskeys } from "./passkey.server.ts";
import { Staff } from "./staff.server.ts";

useDatabase();

const password = "mot-mat-khau-dai-2026";
const origin = "https://erp.example.vn";
const start = new Date("2026-11-23T02:00:10Z");
const minutes = (count: number) => vi.setSystemTime(Date.now() + count * 60_000);

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"], now: start });
});
afterEach(() => vi.useRealTimers());

const mails = (kind: string) => stored("outbox").countDocuments({ kind });

type Person = { id: string; email: string; fullName: string };

async function newPerson(role: "sales" | "admin" = "sales"): Promise<Person> {
	const person = { email: `rep-${randomUUID()}@may-erp.example`, fullName: "Trần Minh Khôi" };
	return { ...(await Account.create({ ...person, password }, role)), ...person };
}

type Made = ReturnType<SoftwarePasskey["make"]>;

const add = (by: Person, made: Made, name = "Chrome · Windows") => Passkey.add(by, origin, made, name, "vi");

/** Somebody with a passkey. */
async function withPasskey(person?: Person) {
	const owner = person ?? (await newPerson());
	const passkey = new SoftwarePasskey(origin);
	expect(await add(owner, passkey.make(await Passkey.offer(owner, origin)))).toBe(true);
	return { owner, passkey };
}

const use = async (passkey: SoftwarePasskey, lies?: Lies) =>
	Passkey.use(origin, passkey.answer(await Passkey.ask(origin), lies));

test("a passkey is offered, added, used and removed, and its owner is told", async () => {
	const { owner, passkey } = await withPasskey();
	const [first] = await Passkey.listFor(owner.id);
	expect(first).toEqual({
		id: passkey.id,
		name: "Chrome · Windows",
		addedAt: start.toISOString(),
		lastUsedAt: null,
	});
	const added = await mails("passkeyAdded");
	minutes(60);
	expect(await use(passkey)).toEqual({ id: owner.id, email: owner.email });
	expect(await Passkey.listFor(owner.id)).toMatchObject([{ lastUsedAt: new Date().toISOString() }]);

	const removed = await mails("passkeyRemoved");
	await Passkey.remove(await newPerson(), passkey.id, "vi");
	expect(await use(passkey), "another's removing").not.toBeNull();
	for (const _ of [1, 2]) await Passkey.remove(owner, passkey.id, "vi");
	expect([await mails("passkeyAdded"), await mails("passkeyRemoved")]).toEqual([added, removed + 1]);
	expect(await Passkey.listFor(owner.id)).toEqual([]);
	expect(await use(passkey)).toBeNull();
	const lines = await stored("auditLines").find({ by: owner.fullName }).sort({ _id: 1 }).toArray();
	const own = lines.filter(({ byId }) => String(byId) === owner.id);
	expect(own.map(({ action }) => action)).toEqual(["passkeyAdded", "passkeyRemoved"]);
});

test("browsers are asked for a discoverable passkey with user verification, and for none that is there", async () => {
	const { owner, passkey } = await withPasskey();
	expect(await Passkey.offer(owner, "http://localhost:3000")).toMatchObject({
		rp: { id: "localhost", name: "Mây ERP" },
		user: { name: owner.email, displayName: owner.fullName },
		excludeCredentials: [{ id: passkey.id, transports: ["internal"] }],
		authenticatorSelection: { residentKey: "required", userVerification: "required" },
		attestation: "none",
	});
	const asked = await Passkey.ask(origin);
	expect(asked).toMatchObject({ rpId: "erp.example.vn", userVerification: "required" });
	expect(asked.allowCredentials, "nobody is named before they are known").toBeUndefined();
	expect((await Passkey.ask(origin)).challenge).not.toBe(asked.challenge);
});

test("a challenge is used once, however many come at once, for both purposes", async () => {
	const { owner, passkey } = await withPasskey();
	const answer = passkey.answer(await Passkey.ask(origin));
	const answers = await Promise.all(Array.from({ length: 12 }, () => Passkey.use(origin, answer)));
	expect(answers.filter(Boolean)).toHaveLength(1);
	expect(await Passkey.use(origin, answer)).toBeNull();

	const [offered, another] = [await Passkey.offer(owner, origin), new SoftwarePasskey(origin)];
	const results = await Promise.all([
		...Array.from({ length: 6 }, () => add(owner, another.make(offered))),
		...Array.from({ length: 6 }, () => add(owner, new SoftwarePasskey(origin).make(offered))),
	]);
	expect(results.filter(Boolean)).toHaveLength(1);
	expect(await Passkey.listFor(owner.id)).toHaveLength(2);
});

test("a challenge is of its purpose and its account, and a wrong answer uses it up", async () => {
	const [{ owner, passkey }, other] = [await withPasskey(), await newPerson()];
	const offered = await Passkey.offer(owner, origin);
	const asked = await Passkey.ask(origin);
	expect(await add(other, new SoftwarePasskey(origin).make(offered)), "another's offer").toBe(false);
	const { challenge } = offered;
	expect(await Passkey.use(origin, passkey.answer({ challenge, rpId: "erp.example.vn" }))).toBeNull();
	const signIn = { ...offered, challenge: asked.challenge };
	expect(await add(owner, new SoftwarePasskey(origin).make(signIn))).toBe(false);
	expect(await add(owner, new SoftwarePasskey(origin).make(offered)), "unused so far").toBe(true);

	expect(await Passkey.use(origin, passkey.answer(asked, { isForged: true }))).toBeNull();
	expect(await Passkey.use(origin, passkey.answer(asked))).toBeNull();
});

test("a challenge ends after five minutes", async () => {
	const { owner, passkey } = await withPasskey();
	const [offered, asked, late] = [
		await Passkey.offer(owner, origin),
		await Passkey.ask(origin),
		await Passkey.ask(origin),
	];
	minutes(4.9);
	expect(await Passkey.use(origin, passkey.answer(asked))).not.toBeNull();
	minutes(0.2);
	expect(await Passkey.use(origin, passkey.answer(late))).toBeNull();
	expect(await add(owner, new SoftwarePasskey(origin).make(offered))).toBe(false);
});

test.each<[string, Lies]>([
	["another site", { origin: "https://erp.example.vn.evil.example" }],
	["plain HTTP", { origin: "http://erp.example.vn" }],
	["another port", { origin: "https://erp.example.vn:8443" }],
	["another relying party", { rpId: "evil.example" }],
	["nobody verified", { isVerified: false }],
	["the other ceremony", { type: "payment.get" }],
	["a challenge of its own", { challenge: "AAAA" }],
])("%s: neither added nor let in", async (_name, lies) => {
	const { owner, passkey } = await withPasskey();
	const made = new SoftwarePasskey(origin).make(await Passkey.offer(owner, origin), lies);
	expect(await add(owner, made)).toBe(false);
	expect(await Passkey.listFor(owner.id)).toHaveLength(1);
	expect(await use(passkey, lies)).toBeNull();
	expect(await use(passkey), "the honest one").not.toBeNull();
});

test("a forged signature, another's name and an unknown passkey let nobody in", async () => {
	const [{ owner, passkey }, { owner: other }] = [await withPasskey(), await withPasskey()];
	expect(await use(passkey, { isForged: true })).toBeNull();
	expect(await use(passkey, { userHandle: Buffer.from(other.id, "hex").toString("base64url") })).toBeNull();
	expect(await use(passkey, { userHandle: "" })).toBeNull();
	const unknown = new SoftwarePasskey(origin);
	unknown.make(await Passkey.offer(owner, origin));
	expect(await use(unknown)).toBeNull();
	const withHisId = new SoftwarePasskey(origin, passkey.id);
	withHisId.make(await Passkey.offer(owner, origin));
	expect(await use(withHisId)).toBeNull();
});

test("nobody adds what is somebody's already", async () => {
	const { owner, passkey } = await withPasskey();
	const thief = await newPerson();
	for (const by of [thief, owner]) {
		const copy = new SoftwarePasskey(origin, passkey.id);
		expect(await add(by, copy.make(await Passkey.offer(by, origin)))).toBe(false);
	}
	expect(await Passkey.listFor(thief.id)).toEqual([]);
	expect(await use(passkey)).toMatchObject({ id: owner.id });
});

test("a counter that does not rise is a copy's, also of two that come at once; without one there is nothing to compare", async () => {
	const { passkey } = await withPasskey();
	expect(await use(passkey)).not.toBeNull();
	expect(await use(passkey)).not.toBeNull();
	passkey.counter = 5;
	expect(await use(passkey)).not.toBeNull();
	for (const counter of [5, 4, 0]) expect(await use(passkey, { counter }), String(counter)).toBeNull();
	const answers = await Promise.all(Array.from({ length: 8 }, () => use(passkey, { counter: 6 })));
	expect(answers.filter(Boolean)).toHaveLength(1);
	expect(await use(passkey, { counter: 7 })).not.toBeNull();
});

test("the passkey of a disabled account says so, and is not used", async () => {
	const { owner, passkey } = await withPasskey();
	const disable = (disabled: boolean) =>
		transaction((session) => Account.setDisabled(owner.id, disabled, session));
	await disable(true);
	await expect(use(passkey)).rejects.toBeInstanceOf(AccountDisabled);
	expect(await use(passkey, { isForged: true }), "nobody else learns it").toBeNull();
	expect(await Account.openSession({ id: owner.id, factorUsed: true }, "Firefox")).toBeNull();
	const offered = await Passkey.offer(owner, origin);
	expect(await add(owner, new SoftwarePasskey(origin).make(offered))).toBe(false);
	await disable(false);
	expect(await Passkey.listFor(owner.id)).toMatchObject([{ lastUsedAt: null }]);
	expect(await use(passkey)).not.toBeNull();
});

test("ten passkeys are the most, also when several come at once", async () => {
	const owner = await newPerson();
	for (let count = 1; count < passkeysPerAccount; count++) await withPasskey(owner);
	const offers = [await Passkey.offer(owner, origin), await Passkey.offer(owner, origin)];
	const results = await Promise.all(
		offers.map((offered) =>
			add(owner, new SoftwarePasskey(origin).make(offered)).catch((error: unknown) => error),
		),
	);
	expect(results.filter((result) => result === true)).toHaveLength(1);
	expect(results.filter((result) => result instanceof TooManyPasskeys)).toHaveLength(1);
	expect(await Passkey.listFor(owner.id)).toHaveLength(passkeysPerAccount);
	await expect(Passkey.offer(owner, origin)).rejects.toBeInstanceOf(TooManyPasskeys);
});

test("who takes off a lost factor takes off passkeys, too, also of who has nothing else", async () => {
	const admin = await newPerson("admin");
	const { owner, passkey } = await withPasskey();
	expect(await Staff.find(owner.id)).toMatchObject({ factor: null, passkeys: 1 });
	await Factor.remove(owner.id, { id: owner.id, fullName: owner.fullName }, "vi");
	expect(await use(passkey), "one's own codes are another matter").not.toBeNull();
	const before = await mails("factorTakenOff");
	for (const _ of [1, 2]) await Staff.takeFactorOff(owner.id, admin.id);
	expect(await mails("factorTakenOff")).toBe(before + 1);
	expect(await Staff.find(owner.id)).toMatchObject({ passkeys: 0 });
	expect(await use(passkey)).toBeNull();
});

test("a passkey is no factor of the password's: that sign-in stays as it was", async () => {
	const { owner } = await withPasskey();
	const proven = await Account.authenticate(owner.email, password);
	expect(await Account.openSession(proven ?? owner, "Firefox")).toMatch(/^[\w-]{43}$/);
});

test("its owner learns its name and dates, and no key; erased, it is gone", async () => {
	const { owner, passkey } = await withPasskey();
	const account = await stored("accounts").findOne({ email: owner.email });
	const held = JSON.stringify(await PersonalData.find(owner.email));
	expect(held).toContain("Chrome · Windows");
	expect(held).toContain("addedAt");
	expect(held).not.toContain(account?.passkeys[0].publicKey);
	await PersonalData.erase(owner.email);
	expect(await use(passkey)).toBeNull();
});
