import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { findOwnRequest } from "#models/request/own-request.server.ts";
import { requestToken } from "#models/request/request-token.server.ts";
import { SpamQuarantine } from "#models/request/spam-quarantine.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { storeDemo, storeMessage, storeTrial } from "#tests/support/requests.ts";
import { makeConsentABoolean } from "./0006-consent-is-a-boolean.server.ts";

useDatabase();

const agreedTo = {
	textVersion: "2026-11-20",
	purpose: "offers",
	language: "en" as const,
	at: new Date("2026-11-20T02:00:00Z"),
};
const asBefore = { $set: { consent: agreedTo }, $unset: { agreedTo: 1 } };

test("what was agreed to is moved out of the consent, also in quarantine; withdrawn, it is no consent", async () => {
	const submissionId = randomUUID();
	await storeTrial({ submissionId });
	await storeDemo();
	await storeMessage();
	const fields = { submissionId: randomUUID(), language: "en" as const, email: "hoa@gom.example" };
	await SpamQuarantine.keep("trial", ["trap", "haste"], { ...fields, companyName: "Gốm" });
	await stored("leads").updateOne({}, asBefore);
	await stored("demoRequests").updateOne({}, asBefore);
	await stored("demoRequests").updateOne({}, { $set: { consentWithdrawnAt: new Date() } });
	await stored("suspectedSubmissions").updateOne({}, { $set: { "fields.consent": agreedTo } });
	const own = () => findOwnRequest(requestToken("trial", submissionId));
	for (const _time of ["at the start", "again"]) {
		await makeConsentABoolean();
		expect(await stored("leads").findOne()).toMatchObject({ consent: true, agreedTo });
		expect(await stored("demoRequests").findOne()).toMatchObject({ consent: false, agreedTo });
		expect(await stored("contactMessages").findOne()).not.toHaveProperty("consent");
		expect(await stored("suspectedSubmissions").findOne()).toMatchObject({
			fields: { companyName: "Gốm", consent: true, agreedTo },
		});
		expect((await own())?.consent).toMatchObject({ textVersion: "2026-11-20", language: "en" });
	}
});
