import { expect, test } from "vitest";
import { consentGiven } from "#models/consent.ts";
import { SpamQuarantine } from "#models/request/spam-quarantine.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { acceptSuspected, submitPublicForm } from "./submit-public-form.server.ts";

useDatabase();

const about = () => ({
	submissionId: crypto.randomUUID(),
	language: "vi" as const,
	visit: { landingPage: "/" },
	companyName: "Công ty Gỗ Minh Phát",
	contactName: "Nguyễn Thu Hà",
	email: `${crypto.randomUUID()}@minhphat.vn`,
	phone: "0912345678",
	consent: consentGiven("vi"),
});

const robot = { network: null, suspicion: "trap" } as const;

test("a suspected request is kept once, apart, and becomes a request like any other", async () => {
	const lead = { ...about(), industry: "Khác", companySize: "1-10", currentSystem: undefined } as const;
	await submitPublicForm("trial", lead, robot);
	await submitPublicForm("trial", lead, robot);
	const [kept, ...others] = await SpamQuarantine.list();
	expect(others).toEqual([]);
	expect(kept).toMatchObject({ form: "trial", suspicion: "trap", fields: { email: lead.email } });
	expect(await stored("leads").countDocuments()).toBe(0);
	expect(await stored("outbox").countDocuments()).toBe(0);

	expect(await acceptSuspected(String(kept?._id))).toBe(true);
	const found = await stored("leads").findOne({ email: lead.email });
	const { currentSystem: _none, ...given } = lead;
	expect(found).toMatchObject({ ...given, status: "new", source: "trial_signup" });
	expect(found).not.toHaveProperty("currentSystem");
	expect(await stored("outbox").distinct("kind")).toEqual(["trial", "trialNote"]);
	expect(await SpamQuarantine.list()).toEqual([]);
	expect(await acceptSuspected(String(kept?._id))).toBe(false);
	expect(await acceptSuspected("no id")).toBe(false);
});

test("so do a demo and a message", async () => {
	const demo = { ...about(), preferredTime: "Bất kỳ" } as const;
	const { submissionId, language, email } = about();
	const message = {
		submissionId,
		language,
		email,
		name: "Hà",
		subject: "Khác",
		message: "Xin chào",
	} as const;
	await submitPublicForm("demo", demo, robot);
	await submitPublicForm("contact", message, robot);
	for (const { _id } of await SpamQuarantine.list()) await acceptSuspected(String(_id));
	expect(await stored("demoRequests").countDocuments({ email: demo.email })).toBe(1);
	expect(await stored("contactMessages").countDocuments({ email })).toBe(1);
});
