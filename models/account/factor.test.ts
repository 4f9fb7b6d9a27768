import { randomUUID } from "node:crypto";
import { TOTP } from "otpauth";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { transaction } from "#models/database/transaction.server.ts";
import { PersonalData } from "#models/privacy/personal-data.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { Account, FactorNeeded } from "./account.server.ts";
import { Factor, isAppCode } from "./factor.server.ts";
import { NotAllowed, Staff } from "./staff.server.ts";

useDatabase();

const password = "mot-mat-khau-dai-2026";
const start = new Date("2026-11-23T02:00:10Z");
const seconds = (count: number) => vi.setSystemTime(Date.now() + count * 1000);

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"], now: start });
});
afterEach(() => vi.useRealTimers());

const codeOf = (secret: string, after = 0) =>
	new TOTP({ secret }).generate({ timestamp: Date.now() + after * 1000 });

const called = (id: string) => ({ id, fullName: "Trần Minh Khôi" });

async function newPerson(role: "sales" | "admin" = "sales") {
	const email = `rep-${randomUUID()}@may-erp.example`;
	const fullName = "Trần Minh Khôi";
	return { ...(await Account.create({ email, password, fullName }, role)), email, fullName };
}

/** Somebody with a factor, half a minute after it was turned on. */
async function withFactor() {
	const person = await newPerson();
	await Factor.offer(person.id);
	const { secret = "" } = (await Factor.offered(person.id)) ?? {};
	const codes = (await Factor.turnOn(person, codeOf(secret), "vi")) ?? [];
	seconds(30);
	return { ...person, secret, codes };
}

const use = (id: string, code: string) => Factor.use(id, code);

test("a factor is on once its first code is right; what is stored is neither secret nor code", async () => {
	const { id, email } = await newPerson();
	expect(await Factor.turnOn(called(id), "123456", "vi"), "before it is offered").toBeNull();
	await Factor.offer(id);
	const { secret = "", address = "" } = (await Factor.offered(id)) ?? {};
	expect(secret).toMatch(/^[A-Z2-7]{32}$/);
	expect(new URL(address).searchParams.get("secret")).toBe(secret);
	expect(decodeURIComponent(address)).toContain(`otpauth://totp/Mây ERP:${email}?issuer=Mây ERP&`);
	expect(await Factor.turnOn(called(id), codeOf(secret, 3600), "vi")).toBeNull();
	expect(await Factor.of(id)).toBeNull();

	const codes = (await Factor.turnOn(called(id), codeOf(secret), "vi")) ?? [];
	expect(new Set(codes).size).toBe(10);
	for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/);
	expect(await Factor.of(id)).toEqual({ since: start.toISOString(), codesLeft: 10 });
	expect(await Factor.offered(id)).toBeNull();
	expect(await stored("outbox").countDocuments({ kind: "factorAdded" })).toBe(1);
	const everything = JSON.stringify(await stored("accounts").findOne({ email }));
	for (const shown of [secret, ...codes, ...codes.map((code) => code.replace("-", ""))]) {
		expect(everything).not.toContain(shown);
	}
	const held = JSON.stringify(await PersonalData.find(email));
	expect(held).toContain("lastStep");
	expect(held).not.toMatch(/"secret"|"recovery"|argon2|factorOffer/);
});

test("an offer ends after an hour, and another's secret opens nothing", async () => {
	const [one, other] = [await newPerson(), await newPerson()];
	await Factor.offer(one.id);
	const { secret = "" } = (await Factor.offered(one.id)) ?? {};
	const account = await stored("accounts").findOne({ email: one.email });
	const copied = { $set: { factorOffer: account?.factorOffer } };
	await stored("accounts").updateOne({ email: other.email }, copied);
	expect(await Factor.offered(other.id)).toBeNull();
	expect(await Factor.turnOn(other, codeOf(secret), "vi")).toBeNull();
	seconds(3_601);
	expect(await Factor.offered(one.id)).toBeNull();
	expect(await Factor.turnOn(one, codeOf(secret), "vi")).toBeNull();
});

test.each([
	["of now", 0, true],
	["of the step before", -30, true],
	["of the step after", 30, true],
	["two steps old", -60, false],
	["two steps early", 60, false],
])("a code %s: %s s, %s", async (_name, after, isRight) => {
	const { id, secret } = await withFactor();
	seconds(300);
	expect(await use(id, codeOf(secret, after))).toBe(isRight);
});

test("a code is used once, however it is typed and however many come at once; an older one not after it", async () => {
	const { id, secret } = await withFactor();
	seconds(300);
	const [before, now] = [codeOf(secret, -30), codeOf(secret)];
	const spelled = [now, ` ${now}`, now.replace(/^.../, "$& "), now.replace(/^.../, "$&-")];
	const results = await Promise.all([...spelled, ...spelled, ...spelled].map((code) => use(id, code)));
	expect(results.filter(Boolean)).toHaveLength(1);
	expect(await use(id, now)).toBe(false);
	expect(await use(id, before)).toBe(false);
	seconds(30);
	expect(await use(id, now), "in the next step it would still be of the step before").toBe(false);
	expect(await use(id, codeOf(secret))).toBe(true);
});

const wide = (code: string) =>
	code.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

test.each<[string, (code: string) => string]>([
	["a no-break space", (code) => code.replace(/^.../, "$&\u00a0")],
	["a narrow no-break space", (code) => code.replace(/^.../, "$&\u202f")],
	["an ideographic space", (code) => code.replace(/^.../, "$&\u3000")],
	["a zero-width space", (code) => `\u200b${code}\ufeff`],
	["direction signs", (code) => `\u2066${code}\u2069`],
	["a no-break hyphen", (code) => code.replace(/^.../, "$&\u2011")],
	["full-width characters", wide],
])("codes of the app and on paper are right with %s", async (_, spelt) => {
	const { id, secret, codes } = await withFactor();
	expect(await use(id, spelt(codes[0] ?? ""))).toBe(true);
	seconds(300);
	expect(isAppCode(spelt(codeOf(secret)))).toBe(true);
	expect(await use(id, spelt(codeOf(secret)))).toBe(true);
});

test("the code that turned it on is used, too", async () => {
	const { id } = await newPerson();
	await Factor.offer(id);
	const { secret = "" } = (await Factor.offered(id)) ?? {};
	const code = codeOf(secret);
	await Factor.turnOn(called(id), code, "vi");
	expect(await use(id, code)).toBe(false);
});

test("each recovery code works once, written in whatever way, until there are new ones", async () => {
	const { id, email, codes } = await withFactor();
	const account = await stored("accounts").findOne({ email });
	expect(account?.factor.recovery).toEqual(codes.map(() => expect.stringMatching(/^\$argon2id\$/)));
	const [first = "", second = "", third = ""] = codes;
	expect((await Promise.all([use(id, first), use(id, first), use(id, first)])).filter(Boolean)).toHaveLength(
		1,
	);
	expect(await use(id, first)).toBe(false);
	expect(await use(id, ` ${second.toUpperCase().replace("-", " ")}`)).toBe(true);
	expect((await Factor.of(id))?.codesLeft).toBe(8);
	for (const wrong of ["", "abcde-fghij", third.slice(0, -1), `${third}x`, "000000"]) {
		expect(await use(id, wrong), wrong).toBe(false);
	}
	const fresh = (await Factor.renewCodes(called(id))) ?? [];
	expect(await use(id, third)).toBe(false);
	expect(await use(id, fresh[0] ?? "")).toBe(true);
	expect((await Factor.of(id))?.codesLeft).toBe(9);
	expect(await Factor.renewCodes(await newPerson())).toBeNull();
});

test("the code of one account is none of another, and a disabled account has none", async () => {
	const [one, other] = [await withFactor(), await withFactor()];
	seconds(300);
	expect(await use(other.id, codeOf(one.secret))).toBe(false);
	expect(await use(other.id, one.codes[0] ?? "")).toBe(false);
	await transaction((session) => Account.setDisabled(one.id, true, session));
	expect(await use(one.id, codeOf(one.secret))).toBe(false);
	expect(await use(one.id, one.codes[0] ?? "")).toBe(false);
});

test("no session opens by password or link alone, nor with a factor after the password has changed", async () => {
	const { id, email } = await withFactor();
	const proven = await Account.authenticate(email, password);
	expect(proven).toMatchObject({ id });
	for (const proof of [{ id }, { id, passwordHash: proven?.passwordHash }]) {
		const refusal = await Account.openSession(proof, "Firefox").catch((error: unknown) => error);
		expect(refusal).toBeInstanceOf(FactorNeeded);
		expect(refusal).toMatchObject({ proven });
	}
	expect(await stored("sessions").countDocuments({})).toBe(0);
	const complete = { id, passwordHash: proven?.passwordHash, factorUsed: true };
	expect(await Account.openSession(complete, "Firefox")).toMatch(/^[\w-]{43}$/);
	await Account.changePassword(called(id), "mot-mat-khau-khac-2026");
	expect(await Account.openSession(complete, "Firefox")).toBeNull();
	await transaction((session) => Account.setDisabled(id, true, session));
	expect(await Account.openSession({ id, factorUsed: true }, "Firefox")).toBeNull();
});

test("an administrator takes a factor off, nobody else; it is told once", async () => {
	const [admin, colleague, person] = [await newPerson("admin"), await newPerson(), await withFactor()];
	const off = (by: string, id = person.id) => Staff.takeFactorOff(id, by);
	for (const by of [colleague.id, person.id]) await expect(off(by)).rejects.toBeInstanceOf(NotAllowed);
	await expect(off(admin.id, admin.id)).rejects.toBeInstanceOf(NotAllowed);
	expect(await Staff.find(person.id)).toMatchObject({ factor: { codesLeft: 10 } });
	await off(admin.id);
	await off(admin.id);
	expect(await Staff.find(person.id)).toMatchObject({ factor: null });
	expect(await stored("outbox").countDocuments({ kind: "factorTakenOff" })).toBe(1);
	expect(await use(person.id, person.codes[0] ?? "")).toBe(false);
	expect(await Account.openSession({ id: person.id }, "Firefox")).toMatch(/^[\w-]{43}$/);
});
