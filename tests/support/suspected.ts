import mongoose from "mongoose";
import type { Product } from "./product.ts";
import type { PublicFormPage } from "./public-form-page.ts";
import { contact, demo, trial } from "./public-forms.ts";
import { expect } from "./test.ts";

/** The real limits, behind one proxy, so that each test can be a network of its own. */
export const realLimits = { FORM_MIN_SECONDS: "2", NETWORK_LIMIT: "40", TRUSTED_PROXIES: "1" };

/** What has become of requests with an e-mail address. */
export async function suspectedIn(product: Product, email: string) {
	const db = await mongoose.createConnection(product.uri).asPromise();
	const found = await db.collection("suspectedSubmissions").find({ "fields.email": email }).toArray();
	const ids = await Promise.all(
		[trial, demo, contact].map(async ({ name, collection }) => {
			const requests = await db.collection(collection).find({ email }).toArray();
			return requests.map(({ _id }) => `${name}-${_id}`);
		}),
	);
	const ofThem = { $or: [{ to: email }, { requestId: { $in: ids.flat() } }] };
	const mails = await db.collection("outbox").countDocuments(ofThem);
	const stored = ids.map(({ length }) => length);
	await db.close();
	return { suspicions: found.map(({ suspicion }) => suspicion), mails, stored: stored.join() };
}

/** Waits until the page of a form is older than anybody is fast. */
export async function takeTime(at: PublicFormPage): Promise<void> {
	const shownAt = Number(await at.main.locator("[name=shownAt]").inputValue());
	await expect.poll(() => Date.now() - shownAt).toBeGreaterThan(2_100);
}

/** Sends as long as a network may: forty times, or more where a span of ten minutes, in which they are counted, ends. */
export async function whileAccepted(status: number, send: () => Promise<number>): Promise<void> {
	let accepted = 0;
	while (accepted < 80 && (await send()) === status) accepted++;
	expect(accepted).toBeGreaterThanOrEqual(40);
	expect(accepted).toBeLessThan(80);
}
