import type { APIRequestContext } from "playwright/test";
import { readRecordId } from "#models/records/record-id.ts";
import { enter, enterAsAdmin } from "#tests/support/portal.ts";
import { contact, type PublicForm, trial } from "#tests/support/public-forms.ts";
import { expect, test, unique } from "#tests/support/test.ts";

/** Sends a form with a link in it and with the field filled in that nobody sees. */
async function sendAsRobot(request: APIRequestContext, { path, answers }: PublicForm, email: string) {
	const shownAt = String(Date.now() - 60_000);
	const link = "https://xau.example";
	const form = {
		...answers,
		email,
		submissionId: crypto.randomUUID(),
		shownAt,
		website: link,
		...(answers.message ? { message: `${answers.message} ${link}` } : { currentSystem: link }),
	};
	expect((await request.post(path, { form })).status()).toBe(200);
}

test("a form held as spam that an administrator lets in is a lead that representatives find; a discarded one is gone", {
	tag: "@js",
}, async ({ page, visitor, db, expectSound }) => {
	const [person, robot] = [`${unique()}@minhphat.vn`, `${unique()}@xau.example`];
	await sendAsRobot(page.request, trial, person);
	await sendAsRobot(page.request, contact, robot);
	await enterAsAdmin(page);
	// Other tests send robots' forms meanwhile.
	await expect(async () => {
		const waiting = await db.collection("suspectedSubmissions").countDocuments();
		await page.goto("/portal/requests");
		await page
			.getByRole("link", { name: `Suspected spam ${Math.min(waiting, 99)}` })
			.click({ timeout: 2_000 });
	}).toPass();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Suspected spam");
	const row = (email: string) => page.getByRole("listitem").filter({ hasText: email });
	await expect(row(person)).toContainText("Công ty Gỗ Minh Phát");
	await expect(row(person)).toContainText("0912 345 678");
	await expect(row(robot)).toContainText(contact.answers.message ?? "");
	await expect(row(robot)).toContainText(
		"Filled in a field that people do not see · Has links in its answers",
	);
	await expectSound(page);

	await row(person).getByRole("button", { name: "Let in Nguyễn Thu Hà" }).click();
	await expect(page.locator(".notice")).toContainText("Let in: it is among the unassigned leads.");
	await expect(row(person)).toHaveCount(0);
	const lead = await db.collection("leads").findOne({ email: person });
	expect(lead).toMatchObject({ state: "waiting", ownerId: null, status: "new" });
	const [event] = await db.collection("historyEvents").find({ subjectId: lead?._id }).toArray();
	expect(event).toMatchObject({ kind: "letIn", byId: expect.anything() });
	const mails = await db.collection("outbox").distinct("kind", { requestId: `trial-${lead?._id}` });
	expect(mails).toEqual(["trial", "trialNote"]);

	await row(robot)
		.getByRole("link", { name: /^Discard/ })
		.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Discard this form for good?");
	await expect(page.getByText(robot)).toBeVisible();
	await expectSound(page);
	await page.getByRole("link", { name: "Keep it" }).click();
	await row(robot)
		.getByRole("link", { name: /^Discard/ })
		.click();
	await page.getByRole("button", { name: "Discard for good" }).click();
	await expect(page.locator(".notice")).toHaveText("Discarded for good.");
	await expect(row(robot)).toHaveCount(0);
	expect(await db.collection("suspectedSubmissions").countDocuments({ "fields.email": robot })).toBe(0);
	expect(await db.collection("contactMessages").countDocuments({ email: robot })).toBe(0);

	const representative = await visitor();
	await enter({ request: representative });
	const list = await (await representative.get(`/portal/requests?q=${person}`)).text();
	const [address = ""] = /trial-[0-9a-f]{24}/.exec(list) ?? [];
	expect(readRecordId(address)?._id).toBe(String(lead?._id));
	expect(list).not.toContain("/portal/requests/quarantine");
	expect((await representative.get("/portal/requests/quarantine")).status()).toBe(403);
});

test("what another administrator has decided meanwhile is told, and nothing happens twice", {
	tag: "@js",
}, async ({ page, db }) => {
	const email = `${unique()}@minhphat.vn`;
	await sendAsRobot(page.request, contact, email);
	const kept = await db.collection("suspectedSubmissions").findOne({ "fields.email": email });
	await enterAsAdmin(page);
	await page.goto("/portal/requests/quarantine");
	const row = page.getByRole("listitem").filter({ hasText: email });
	await page.request.post("/portal/requests/quarantine", { form: { id: String(kept?._id) } });
	await row.getByRole("button", { name: /^Let in/ }).click();
	await expect(page.locator(".notice")).toContainText("This form is no longer here");
	await expect(row).toHaveCount(0);
	const [message, ...others] = await db.collection("contactMessages").find({ email }).toArray();
	expect(others).toEqual([]);
	expect(await db.collection("outbox").countDocuments({ requestId: `contact-${message?._id}` })).toBe(2);
});
