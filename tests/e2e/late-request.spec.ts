import getPort from "get-port";
import { vietnamOffset } from "#models/time/calendar.ts";
import { shifts, workingDaysAfter } from "#models/time/working-hours.ts";
import { startServer } from "#scripts/server-process.ts";
import { mailsTo } from "#tests/support/mail-folder.ts";
import { readMail } from "#tests/support/mailbox.ts";
import { clockAt } from "#tests/support/moved-clock.ts";
import { sendForm } from "#tests/support/own-request.ts";
import { enter, enterAgain } from "#tests/support/portal.ts";
import { startProductBeside, testSettings } from "#tests/support/product.ts";
import { trial } from "#tests/support/public-forms.ts";
import { expect, test } from "#tests/support/test.ts";

const hour = 60 * 60 * 1000;

/** Nine o'clock in Vietnam on a working day that follows another one. */
function laterMorning(): Date {
	const midnights = workingDaysAfter(new Date(), 10).map((day) => Date.parse(day) - vietnamOffset);
	const second = midnights.find((midnight) => midnights.includes(midnight - 24 * hour)) ?? 0;
	return new Date(second + (shifts.morning.start + 1) * hour);
}

test("a trial that nobody answers goes late: the morning's mail, a red row, and words for the visitor", {
	tag: "@js",
}, async ({ browser }) => {
	const morning = laterMorning();
	const dayBefore = await startProductBeside(process.env.E2E_MONGODB_URI ?? "", {
		env: clockAt(new Date(morning.getTime() - 26 * hour)),
	});
	const { mailFolder, uri } = dayBefore;
	const port = await getPort();
	const settings = { ...testSettings(port, uri), MAIL_FOLDER: mailFolder };
	const visit = (baseURL: string) => browser.newContext({ baseURL });
	const name = "Lê Minh Tâm";
	try {
		const first = await visit(dayBefore.url);
		const rep = await enter(first);
		const ownPage = await sendForm(first.request, trial, { contactName: name });
		const early = await first.newPage();
		await early.goto("/portal/requests");
		await expect(early.getByRole("row", { name })).toContainText(/9 hours 5\d minutes left/);
		await early.getByRole("button", { name: `Take ${name}` }).click();
		await expect(early.getByText("This lead is yours now.").first()).toBeVisible();
		await first.close();

		const url = `http://127.0.0.1:${port}`;
		const server = await startServer(url, { ...settings, ...clockAt(morning) }, "ready");
		try {
			const second = await visit(url);
			await enterAgain(second, rep);
			const page = await second.newPage();
			await page.goto("/portal/requests?due=late");
			const row = page.getByRole("row", { name });
			await expect(row).toContainText(/(15 hours 5\d minutes|16 hours( \d+ minutes?)?) late/);
			const colour = (text: string | RegExp) =>
				page
					.getByText(text)
					.first()
					.evaluate((element) => getComputedStyle(element).color);
			expect(await colour(/ late$/), "late is red").toBe("rgb(180, 35, 24)");
			const mails = () => mailsTo(rep, "digest", mailFolder);
			await expect.poll(async () => (await mails()).length, { timeout: 60_000 }).toBe(1);
			const [mail = ""] = await mails();
			expect(readMail(mail).text).toContain("Khách mới đã quá hạn trả lời:");
			expect(await mailsTo(rep, "unanswered", mailFolder), "the same names twice").toEqual([]);
			await page.goto(ownPage);
			await expect(page.getByRole("main")).toContainText(/Lẽ ra chúng tôi phải liên hệ (trước|trong 24 giờ)/);
			await expect(page.getByRole("main")).toContainText("Người phụ trách: Trần Văn Bình");
			await second.close();
		} finally {
			await server.stop();
		}
	} finally {
		await dayBefore.stop();
	}
});
