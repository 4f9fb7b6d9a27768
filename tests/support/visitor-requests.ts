import mongoose, { type Connection } from "mongoose";
import type { Page } from "playwright/test";
import { type RequestId, requestIdOf } from "#models/records/record-id.ts";
import { expect, unique } from "./http.ts";
import { contact, demo, trial } from "./public-forms.ts";

const forms = { trial, demo, contact };

/** Sends a form of the public site, past its page. @returns what the portal calls the request */
export async function sendRequest(
	page: Pick<Page, "request">,
	db: Connection,
	kind: keyof typeof forms,
	answers: Record<string, string> = {},
): Promise<RequestId> {
	const form = forms[kind];
	const email = `khach-${unique()}@minhphat.example`;
	const sent = { ...form.answers, email, ...answers, submissionId: crypto.randomUUID() };
	const answer = await page.request.post(form.path, { form: sent, maxRedirects: 0 });
	expect(answer.status(), `${form.path} answered ${answer.status()}`).toBe(303);
	const stored = await db.collection(form.collection).findOne({ email: sent.email });
	return requestIdOf(kind, stored?._id ?? "");
}

/** A request as it is stored; null for one that is gone. */
export function storedRequest(db: Connection, id: RequestId) {
	const [kind, _id] = id.split("-") as [keyof typeof forms, string];
	return db.collection(forms[kind].collection).findOne({ _id: new mongoose.Types.ObjectId(_id) });
}
