import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Account } from "#models/account/account.server.ts";
import { Passkey } from "#models/account/passkey.server.ts";
import { Audit } from "#models/audit/audit.server.ts";
import { env } from "#models/settings/env.server.ts";
import { type Lies, SoftwarePasskey } from "#tests/support/authenticator.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { askForPasskey, takePasskey } from "./passkey.server.ts";
import { TooManyTries } from "./tries.server.ts";

useDatabase();

// Networks are counted in spans of ten minutes, of which none may end meanwhile.
const span = 600_000;
beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"], now: Math.ceil(Date.now() / span) * span });
});
afterEach(() => vi.useRealTimers());

const origin = "http://localhost";
const from = (clientAddress: string) => ({
	request: new Request(`${origin}/portal/login/passkey`, { method: "POST" }),
	context: { clientAddress },
});

async function withPasskey() {
	const person = { email: `rep-${randomUUID()}@may-erp.example`, fullName: "Trần Minh Khôi" };
	const owner = {
		...(await Account.create({ ...person, password: "mot-mat-khau-dai" }, "sales")),
		...person,
	};
	const passkey = new SoftwarePasskey(origin);
	const made = passkey.make(await Passkey.offer(owner, origin));
	expect(await Passkey.add(owner, origin, made, "x", "vi")).toBe(true);
	return passkey;
}

const answer = async (passkey: SoftwarePasskey, lies?: Lies) =>
	JSON.stringify(passkey.answer(await Passkey.ask(origin), lies));

const outcome = (trying: Promise<unknown>) => trying.catch((error: unknown) => error);

test("one wrong answer of each of many passkeys ends, too, and only for that network", async () => {
	const passkey = await withPasskey();
	const outcomes: unknown[] = [];
	let writtenBefore = 0;
	for (let index = 0; index < env.NETWORK_LIMIT + 5; index++) {
		if (index === env.NETWORK_LIMIT + 1) writtenBefore = await stored("attempts").countDocuments();
		const unknown = new SoftwarePasskey(origin);
		outcomes.push(
			await outcome(takePasskey(from("203.0.113.7"), await answer(unknown, { userHandle: "AAAA" }))),
		);
	}
	expect(await stored("attempts").countDocuments(), "written for what is not looked at").toBe(writtenBefore);
	expect(outcomes.filter((each) => each === null)).toHaveLength(env.NETWORK_LIMIT);
	expect(outcomes.filter((each) => each instanceof TooManyTries)).toHaveLength(5);
	const right = async (network: string) => outcome(takePasskey(from(network), await answer(passkey)));
	expect(await right("203.0.113.7")).toBeInstanceOf(TooManyTries);
	expect(await right("198.51.100.7")).toMatchObject({ email: expect.stringContaining("rep-") });
});

test("fifteen right ones in a row are not limited, but a network that asks without end is", async () => {
	const passkey = await withPasskey();
	for (let round = 0; round < 15; round++) {
		expect(await takePasskey(from("192.0.2.7"), await answer(passkey))).not.toBeNull();
	}
	const outcomes: unknown[] = [];
	for (let index = 0; index < 10 * env.NETWORK_LIMIT + 5; index++) {
		outcomes.push(await outcome(askForPasskey(from("192.0.2.8"))));
	}
	expect(outcomes.filter((each) => each instanceof TooManyTries)).toHaveLength(5);
});

test("ten wrong answers of a passkey block it for ten minutes, and the audit log says whose it is", async () => {
	await stored("auditLines").deleteMany({});
	const passkey = await withPasskey();
	for (let index = 0; index < 10; index++) {
		const trying = takePasskey(from(`198.51.100.${index}`), await answer(passkey, { userHandle: "AAAA" }));
		expect(await trying).toBeNull();
	}
	const eleventh = takePasskey(from("203.0.113.99"), await answer(passkey));
	await expect(eleventh).rejects.toBeInstanceOf(TooManyTries);
	const { rows } = await Audit.page({ actions: ["passkeyWrong", "triesBlocked"] });
	expect(rows.map(({ action }) => action)).toEqual(["triesBlocked", ...Array(10).fill("passkeyWrong")]);
	for (const row of rows) {
		expect(row).toMatchObject({
			...{
				actor: "unknown",
				by: null,
				network: expect.stringMatching(/^(203\.0\.113|198\.51\.100)\.0\/24$/),
			},
			subject: { kind: "account", name: "Trần Minh Khôi" },
		});
	}
});
