import { facts } from "#app/content/facts.ts";
import { formatDeadline } from "#app/i18n/format.ts";
import { callDeadline } from "#models/working-hours.ts";
import { testFormInBrowser, testPublicForm } from "#tests/support/public-form-journeys.ts";
import { PublicFormPage } from "#tests/support/public-form-page.ts";
import { demo } from "#tests/support/public-forms.ts";
import { expect, test, unique } from "#tests/support/test.ts";

testPublicForm(demo);
testFormInBrowser(demo);

test("the success panel and the mail say until when we call", async ({ page, db }) => {
	const email = `${unique()}@minhphat.vn`;
	const at = new PublicFormPage(page, demo);
	await at.open();
	await at.answerAll({ email });
	await at.send();
	const panel = at.main.getByRole("listitem").first();
	await expect(panel).toContainText("Chúng tôi gọi trước");

	const stored = await db.collection("demoRequests").findOne({ email });
	const deadline = formatDeadline("vi", callDeadline(stored?.createdAt, facts.demoContactHours));
	await expect(panel).toContainText(deadline);
	const mail = await db.collection("outbox").findOne({ to: email });
	expect(mail?.text).toContain(`trước ${deadline}`);
	expect(mail?.text).toContain("Sáng (8h-12h)");
});
