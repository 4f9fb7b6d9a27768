import { expect, test } from "vitest";
import { InquiryChanged } from "#models/inquiry/inquiry.server.ts";
import type { InquiryView } from "#models/inquiry/view.ts";
import { answerChange } from "./answer-change.server.ts";

const stale = () => Promise.reject(new InquiryChanged({} as InquiryView));

test("a change that came too late is a 409, whoever asks, or leads back to the page that it names", async () => {
	const told = await answerChange(stale, undefined, "status");
	expect(told).toBeInstanceOf(Response);
	expect(told.status).toBe(409);
	expect(await told.json()).toEqual({ status: "changed" });

	const led = await answerChange(stale, "/portal/dashboard?status=new", "status");
	expect(led.status).toBe(303);
	expect(led.headers.get("Location")).toBe("/portal/dashboard?status=new&notice=changed");
});
