import { expect, test } from "vitest";
import type { $ZodObject } from "zod/v4/core";
import { newInquirySchema } from "#app/routes/portal/inquiries/schema.ts";
import { responseField } from "#app/routes/portal/passkey/ceremony.ts";
import { contactSchema } from "#app/routes/site/contact/schema.ts";
import { hourSchema } from "#app/routes/site/own-request/hour/hour-form.tsx";
import { trialSchema } from "#app/routes/site/trial/schema.ts";
import { z } from "#app/ui/form/zod.ts";
import { maxFormCharacters } from "#models/limits.ts";
import { costlyBodies } from "#tests/support/costly-bodies.ts";
import { answerForm } from "./form.server.ts";

/** A body that stops a server takes hundreds of times as long; `npm run abuse` measures milliseconds. */
const mostTimes = 20;

const plainBody = (field: string) => `${field}=`.padEnd(maxFormCharacters, "a");

/** Time of the processor, in milliseconds, because others want it, too. */
async function costOf(body: string, schema: $ZodObject): Promise<number> {
	const headers = { Host: "site.test", "Content-Type": "application/x-www-form-urlencoded" };
	const request = new Request("http://site.test/dung-thu", { method: "POST", headers, body });
	const before = process.cpuUsage();
	await answerForm(request, schema, async () => null).catch(({ status }: Response) =>
		expect(status).toBe(400),
	);
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1000;
}

/** How many times longer a body takes than a plain one of the same size; the least of a few tries, as garbage collection slows some. */
async function leastTimes(body: string, plain: string, schema: $ZodObject): Promise<number> {
	const times: number[] = [];
	while (times.length < 5 && !times.some((each) => each < mostTimes)) {
		const plainCost = await costOf(plain, schema);
		times.push((await costOf(body, schema)) / plainCost);
	}
	return Math.min(...times);
}

test.each<[string, $ZodObject, string[]]>([
	["a trial", trialSchema, ["email", "phone", "companyName", "submissionId", "consent"]],
	["a message", contactSchema, ["phone"]],
	["an inquiry", newInquirySchema, ["customerPhone", "followUpOn", "requirements"]],
	["an hour", hourSchema, ["hour"]],
	["a passkey", z.object(responseField), ["response"]],
])("any body of the largest size is soon read as %s", async (_form, schema, fields) => {
	const slow: string[] = [];
	for (const [what, body] of costlyBodies(fields)) {
		const times = await leastTimes(body, plainBody(fields[0] ?? ""), schema);
		if (times >= mostTimes) slow.push(`${what}: ${Math.round(times)} times a plain body`);
	}
	expect(slow).toEqual([]);
});

test("a form of more characters than any has is refused unread, and a long one is sent back", async () => {
	const statusOf = async (message: string) => {
		const request = new Request("http://site.test/lien-he", {
			method: "POST",
			headers: { Host: "site.test" },
			body: new URLSearchParams({ message }),
		});
		const answer = answerForm(request, contactSchema, async () => null);
		return answer.then(({ init }) => init?.status).catch(({ status }: Response) => status);
	};
	expect(await statusOf("<".repeat(maxFormCharacters))).toBe(413);
	expect(await statusOf("<".repeat(maxFormCharacters - "message".length))).toBe(400);
});
