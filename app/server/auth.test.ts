import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Account } from "#models/account/account.server.ts";
import { Invitation } from "#models/account/invitation.server.ts";
import { OneTimeLink } from "#models/account/one-time-link.server.ts";
import * as passwords from "#models/account/password.server.ts";
import { auditLines, commandLine } from "#models/audit/record.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import * as auth from "./auth.server.ts";
import { findViewer } from "./staff.server.ts";
import { TooManyTries } from "./tries.server.ts";

useDatabase();

const password = "mot-mat-khau-dai-2026";
const address = "http://localhost/portal/login";
/** @param network what the server tells of the client */
const authenticate = (
	request: Request,
	credentials: { email: string; password: string },
	network: string | null,
) => auth.authenticate({ request, context: { clientAddress: network ?? undefined } }, credentials);
const signIn = (request: Request, person: { id: string; email: string }, destination: string) =>
	auth.signIn({ request, context: {} }, person, destination);
/** Of who is not let in yet. */
const waiting = { since: new Date(), language: "vi" };
const hashed = () => vi.mocked(passwords.verifyPassword).mock.calls.length;

async function newAccount(email = `rep-${randomUUID()}@may-erp.example`) {
	return { ...(await Account.register({ email, password, fullName: "Trần Minh Khôi" })), email };
}

/** A browser whose cookies are those of an answer. */
function browserAfter(response: Response): Request {
	const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
	return new Request(address, { headers: { Cookie: cookies.join("; ") } });
}

const stranger = (network = "203.0.113.7") =>
	new Request(address, { headers: { "X-Forwarded-For": network } });

function guess(email: string, index: number): Promise<unknown> {
	const spelled = index % 2 ? email.toUpperCase() : ` ${email}`;
	const credentials = { email: spelled, password: `guess ${index}` };
	const request = stranger(`203.0.113.${index % 256}`);
	return authenticate(request, credentials, `network ${index}`).catch((error: unknown) => error);
}

function fifty<Result>(work: (index: number) => Promise<Result>): Promise<Result>[] {
	return Array.from({ length: 50 }, (_, index) => work(index));
}

// Networks are counted in spans of ten minutes, of which none may end meanwhile.
const span = 600_000;
beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"], now: Math.ceil(Date.now() / span) * span });
	vi.spyOn(passwords, "verifyPassword");
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

test("of a thousand guesses from as many networks ten reach the hash, and the owner still gets in", async () => {
	const person = await newAccount();
	const owner = browserAfter(await signIn(stranger(), person, "/portal"));
	const answers: unknown[] = [];
	for (let round = 0; round < 1_000; round += 50) {
		answers.push(...(await Promise.all(fifty((index) => guess(person.email, round + index)))));
	}
	expect(hashed()).toBe(10);
	expect(answers.filter((answer) => answer === null)).toHaveLength(10);
	expect(answers.filter((answer) => answer instanceof TooManyTries)).toHaveLength(990);

	await expect(authenticate(stranger(), { email: person.email, password }, null)).rejects.toBeInstanceOf(
		TooManyTries,
	);
	expect(await authenticate(owner, { email: person.email, password }, "network 7")).toMatchObject({
		id: person.id,
	});
});

test("an address without an account is limited alike", async () => {
	const email = `nobody-${randomUUID()}@may-erp.example`;
	const answers = await Promise.all(fifty((index) => guess(email, index)));
	expect(hashed()).toBe(10);
	expect(answers.filter((answer) => answer instanceof TooManyTries)).toHaveLength(40);
});

test("a device known to one person helps with no other's address, and a forged one not at all", async () => {
	const [attacker, victim] = [await newAccount(), await newAccount()];
	const device = browserAfter(await signIn(stranger(), attacker, "/portal"));
	await Promise.all(fifty((index) => guess(victim.email, index)));
	const forged = new Request(address, {
		headers: { Cookie: (device.headers.get("Cookie") ?? "").replace(/device=../, "device=eyJ") },
	});
	for (const request of [device, forged]) {
		await expect(authenticate(request, { email: victim.email, password }, null)).rejects.toBeInstanceOf(
			TooManyTries,
		);
	}
});

/** Eight browsers in which somebody has signed in. */
const browsersOf = (person: { id: string; email: string }) =>
	Promise.all(
		Array.from({ length: 8 }, async () => browserAfter(await signIn(stranger(), person, "/portal"))),
	);

/** Six wrong passwords from each browser. */
async function guessFrom(browsers: Request[], email: string): Promise<void> {
	const wrong = { email, password: "wrong" };
	const guesses = browsers.flatMap((browser) =>
		Array.from({ length: 6 }, () => authenticate(browser, wrong, null).catch(() => undefined)),
	);
	await Promise.all(guesses);
}

test("known devices are limited too, all of one account together", async () => {
	const person = await newAccount();
	const browsers = await browsersOf(person);
	await guessFrom(browsers, person.email);
	expect(hashed()).toBe(10);
	await guessFrom([stranger()], person.email);
	expect(hashed(), "apart from strangers").toBe(16);
});

test("browsers in which a stranger signed up with an address know nothing of the account that is invited there", async () => {
	const email = `rep-${randomUUID()}@may-erp.example`;
	const id = await Invitation.invite({ email, role: "sales" }, null, commandLine);
	const browsers = await browsersOf(await newAccount(email));
	await stored("accounts").updateOne({ email }, { $set: { waiting } });
	const token = await OneTimeLink.issue("accept-invitation", id);
	await Invitation.accept(token, { fullName: "Trần Minh Khôi", password });
	await guessFrom(browsers, email);
	expect(hashed()).toBe(10);
});

test("who is not let in yet is known by no browser, nor when they are", async () => {
	const person = await newAccount();
	const { email } = person;
	await stored("accounts").updateOne({ email }, { $set: { waiting } });
	const browsers = await browsersOf(person);
	await stored("accounts").updateOne({ email }, { $unset: { waiting: 1 } });
	await guessFrom([stranger(), ...browsers], email);
	expect(hashed()).toBe(10);
});

test("a browser is known as long as the password is the one it signed in with", async () => {
	const person = await newAccount();
	const { id, email } = person;
	const [first = stranger()] = await browsersOf(person);
	await Account.changePassword({ id, fullName: "Trần Minh Khôi" }, "mot-mat-khau-khac-2026");
	const second = browserAfter(await signIn(first, person, "/portal"));
	await guessFrom([stranger(), first], email);
	expect(hashed()).toBe(10);
	const right = { email, password: "mot-mat-khau-khac-2026" };
	await expect(authenticate(first, right, null)).rejects.toBeInstanceOf(TooManyTries);
	expect(await authenticate(second, right, null)).toMatchObject({ id });
});

test("a sign-in that comes to nothing leaves the session before it open; one that comes to something ends it", async () => {
	const person = await newAccount();
	const first = browserAfter(await signIn(stranger(), person, "/portal"));
	const isOpen = async (browser: Request) =>
		(await findViewer({ request: browser, context: {} }))?.id === person.id;
	const refused = vi.spyOn(auditLines, "insertOne").mockRejectedValueOnce(new Error("no place for it"));
	await expect(signIn(first, person, "/portal")).rejects.toThrow("no place for it");
	refused.mockRestore();
	const outdated = { ...person, passwordHash: "of another password" };
	await auth.signIn({ request: first, context: {} }, outdated, "/portal");
	expect(await isOpen(first)).toBe(true);
	const second = browserAfter(await signIn(first, person, "/portal"));
	expect([await isOpen(first), await isOpen(second)]).toEqual([false, true]);
});

test("fifteen right sign-ins in a row are not limited", async () => {
	const person = await newAccount();
	for (let round = 0; round < 15; round++) {
		expect(await authenticate(stranger(), { email: person.email, password }, null)).toMatchObject({
			id: person.id,
		});
	}
});

test("one guess at each of many addresses ends, too, and only strangers are kept out of that network", async () => {
	const [person, colleague] = [await newAccount(), await newAccount()];
	const known = browserAfter(await signIn(stranger(), person, "/portal"));
	const network = `network ${randomUUID()}`;
	const answers: unknown[] = [];
	let writtenBefore = 0;
	for (let index = 0; index < 60; index++) {
		if (index === 41) writtenBefore = await stored("attempts").countDocuments();
		const credentials = { email: `nobody-${randomUUID()}@may-erp.example`, password: "dien-dan-2026" };
		answers.push(await authenticate(stranger(), credentials, network).catch((error: unknown) => error));
	}
	expect(await stored("attempts").countDocuments(), "written for what is not looked at").toBe(writtenBefore);
	expect(hashed()).toBe(40);
	expect(answers.slice(0, 40).every((answer) => answer === null)).toBe(true);
	expect(answers.slice(40).every((answer) => answer instanceof TooManyTries)).toBe(true);

	const { email } = person;
	expect(await authenticate(known, { email, password }, network)).toMatchObject({ id: person.id });
	const other = { email: colleague.email, password };
	await expect(authenticate(stranger(), other, network)).rejects.toBeInstanceOf(TooManyTries);
	expect(await authenticate(stranger(), other, `another ${network}`)).toMatchObject({ id: colleague.id });
});

/** Ten sign-ins at once of each of fourteen people, all right. */
async function crowd(network: string, known: boolean): Promise<{ results: Promise<unknown[]> }> {
	const people = await Promise.all(Array.from({ length: 14 }, () => newAccount()));
	const requests = await Promise.all(
		people.map(async (person) =>
			known ? browserAfter(await signIn(stranger(), person, "/portal")) : stranger(),
		),
	);
	const tries = people.flatMap(({ email }, index) =>
		Array.from({ length: 10 }, () =>
			authenticate(requests[index] ?? stranger(), { email, password }, network).catch(
				(error: unknown) => error,
			),
		),
	);
	return { results: Promise.all(tries) };
}

test.each([true, false])(
	"a crowd of right sign-ins from one network stops nobody else (known devices: %s), nor itself",
	async (known) => {
		const person = await newAccount();
		const network = `crowd ${randomUUID()}`;
		const { results } = await crowd(network, known);
		const { email } = person;
		const elsewhere = authenticate(stranger(), { email, password }, `other ${network}`);
		expect(await elsewhere).toMatchObject({ id: person.id });
		const answers = await results;
		expect(answers.filter((answer) => answer instanceof passwords.TooBusy)).toHaveLength(120);
		expect(
			answers.filter((answer) => answer instanceof Error && !(answer instanceof passwords.TooBusy)),
		).toEqual([]);
		expect(await authenticate(stranger(), { email, password }, network)).toMatchObject({ id: person.id });
	},
	60_000,
);

test("of one address and device sixty tries a minute reach the hash, right ones too", async () => {
	const { email } = await newAccount();
	const answers: unknown[] = [];
	for (let round = 0; round < 70; round++) {
		answers.push(await authenticate(stranger(), { email, password }, null).catch((error: unknown) => error));
	}
	expect(answers.filter((answer) => answer instanceof TooManyTries)).toHaveLength(10);
});
