import { expect, test } from "vitest";
import { Factor } from "#models/account/factor.server.ts";
import { Audit } from "#models/audit/audit.server.ts";
import { useDatabase } from "#tests/support/database.ts";
import { codeOf } from "#tests/support/factor.ts";
import { memberNamed } from "#tests/support/members.ts";
import { takeFactor } from "./factor.server.ts";
import { TooManyTries } from "./tries.server.ts";

useDatabase();

test("a wrong code is a line of the audit log, and those that are refused unseen are one", async () => {
	const person = await memberNamed("factor");
	const mail = { kind: "x", to: person.email, language: "vi", subject: "x", text: "x" } as const;
	await Factor.offer(person.id);
	const { secret = "" } = (await Factor.offered(person.id)) ?? {};
	await Factor.turnOn(person.id, codeOf(secret), mail);
	const request = new Request("http://localhost/portal/second-step");
	const asked = { request, context: { clientAddress: "203.0.113.7" } };
	const wrong = codeOf(secret, -86_400);
	const answers: unknown[] = [];
	for (let index = 0; index < 15; index++)
		answers.push(await takeFactor(asked, person, wrong).catch((error: unknown) => error));
	expect(answers.slice(0, 10)).toEqual(Array(10).fill(false));
	for (const answer of answers.slice(10)) expect(answer).toBeInstanceOf(TooManyTries);
	const { rows } = await Audit.page({ person: person.id, actions: ["codeWrong", "triesBlocked"] });
	expect(rows.map(({ action }) => action)).toEqual(["triesBlocked", ...Array(10).fill("codeWrong")]);
	expect(rows[0]).toMatchObject({
		...{ actor: "unknown", by: null, network: "203.0.113.0/24" },
		subject: { kind: "account", id: person.id, name: person.fullName },
	});
});
