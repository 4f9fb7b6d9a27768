import { expect, test } from "vitest";
import { Factor } from "#models/account/factor.server.ts";
import { Audit } from "#models/audit/audit.server.ts";
import { useDatabase } from "#tests/support/database.ts";
import { codeOf } from "#tests/support/factor.ts";
import { memberNamed } from "#tests/support/members.ts";
import { rememberDevice } from "./known-device.server.ts";
import { takeFactor } from "./second-step.server.ts";
import { TooManyTries } from "./tries.server.ts";

useDatabase();

/** Somebody who has added a second factor. */
async function memberWithFactor(name: string) {
	const person = await memberNamed(name);
	await Factor.offer(person.id);
	const { secret = "" } = (await Factor.offered(person.id)) ?? {};
	await Factor.turnOn(person, codeOf(secret), "vi");
	return { person, wrong: codeOf(secret, -86_400) };
}

const context = { clientAddress: "203.0.113.7" };
const address = "http://localhost/portal/second-step";

test("a wrong code is a line of the audit log, and those that are refused unseen are one", async () => {
	const { person, wrong } = await memberWithFactor("factor");
	const asked = { request: new Request(address), context };
	const answers: unknown[] = [];
	for (let index = 0; index < 15; index++)
		answers.push(await takeFactor(asked, person, wrong).catch((error: unknown) => error));
	expect(answers.slice(0, 10)).toEqual(Array(10).fill(false));
	for (const answer of answers.slice(10)) expect(answer).toBeInstanceOf(TooManyTries);
	const { rows } = await Audit.page({ person: person.id, actions: ["codeWrong", "triesBlocked"] });
	expect(rows.map(({ action }) => action)).toEqual(["triesBlocked", ...Array(10).fill("codeWrong")]);
	expect(rows[0]).toMatchObject({
		actor: "unknown",
		by: null,
		network: "203.0.113.0/24",
		subject: { kind: "account", id: person.id, name: person.fullName },
	});
});

test("of all codes guessed in browsers that the account knows ten an hour are looked at, together", async () => {
	const { person, wrong } = await memberWithFactor("factor-known");
	const guess = (cookies: string) => {
		const request = new Request(address, { headers: { Cookie: cookies } });
		return takeFactor({ request, context }, person, wrong).catch((error: unknown) => error);
	};
	const browsers = await Promise.all(
		Array.from(
			{ length: 8 },
			async () => (await rememberDevice(new Request(address), person.email)).split(";")[0],
		),
	);
	const known = await Promise.all([...browsers, ...browsers].map((cookie = "") => guess(cookie)));
	expect(known.filter((answer) => answer === false)).toHaveLength(10);
	expect(known.filter((answer) => answer instanceof TooManyTries)).toHaveLength(6);
	expect(await guess(""), "strangers are counted apart").toBe(false);
});
