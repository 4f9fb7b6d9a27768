import type { Locator, Page } from "playwright/test";
import { enter, eventsOf, store, storedInquiry } from "#tests/support/portal.ts";
import { expect, test, unique } from "#tests/support/test.ts";
import { sendRequest } from "#tests/support/visitor-requests.ts";

/**
 * Counts what an act costs on a phone: taps, and loads of another page. A choice from a list is two taps; typing is none,
 * but the Enter that ends it is one. With JavaScript a load is another page's coming, even if no document is loaded.
 */
class Count {
	taps = 0;
	loads = 0;
	private address: string;

	constructor(
		private readonly page: Page,
		/** Whether loading the same page again counts: without JavaScript it is a load like any other. */
		private readonly countsReloads: boolean,
	) {
		this.address = pathOf(page.url());
		page.on("framenavigated", (frame) => {
			if (frame !== page.mainFrame()) return;
			const address = pathOf(frame.url());
			if (this.countsReloads || address !== this.address) this.loads++;
			this.address = address;
		});
	}

	begin(): void {
		this.taps = 0;
		this.loads = 0;
	}

	async tap(target: Locator): Promise<void> {
		this.taps++;
		await target.click();
	}

	async choose(list: Locator, label: string): Promise<void> {
		this.taps += 2;
		await list.selectOption(label);
	}

	async type(field: Locator, text: string): Promise<void> {
		await this.tap(field);
		await field.pressSequentially(text);
	}

	async enter(): Promise<void> {
		this.taps++;
		await this.page.keyboard.press("Enter");
	}

	get seen(): string {
		return `${this.taps} / ${this.loads}`;
	}
}

const pathOf = (address: string) => new URL(address).pathname;

test.use({ viewport: { width: 360, height: 740 } });

test("the daily acts take no more taps and page loads than docs/performance tells", async ({
	page,
	visitor,
	db,
	javaScriptEnabled,
}) => {
	const isScripted = javaScriptEnabled !== false;
	const colleague = `Lê Thị Hồng ${unique()}`;
	const heir = await enter({ request: await visitor() }, colleague);
	await enter(page);
	const digits = String(Date.now()).slice(-8);
	const names = Array.from({ length: 10 }, (_, index) => `Khách ${index} ${unique()}`);
	const ids: string[] = [];
	for (const [index, customerName] of names.entries())
		ids.push(await store(page, db, { customerName, customerPhone: `09${Number(digits) + index}` }));
	const [id = ""] = ids;
	const main = page.getByRole("main");
	const seen: Record<string, string> = {};
	const openInquiry = () => page.goto(`/portal/inquiries/${id}`);

	await openInquiry();
	const count = new Count(page, !isScripted);
	const note = `Gọi lại sau ${unique()}`;
	await count.tap(page.getByRole("radio", { name: "Spoke to them" }));
	await count.type(page.getByRole("textbox", { name: /^Note/ }), note);
	await count.tap(page.getByRole("button", { name: "Log it" }));
	await expect(page.getByText("Contact logged.", { exact: false }).first()).toBeVisible();
	seen["log a call"] = count.seen;
	expect(await eventsOf(db, id)).toContainEqual(expect.objectContaining({ note }));

	const [due = "", dueName = ""] = [ids[1], names[1]];
	const { _id } = (await storedInquiry(db, due)) ?? {};
	await db.collection("salesInquiries").updateOne({ _id }, { $set: { followUpOn: "2026-01-05" } });
	await page.goto("/portal/today");
	count.begin();
	await count.tap(page.getByRole("link", { name: `Log: ${dueName}` }));
	await count.tap(page.getByRole("button", { name: "No answer" }));
	await expect(page.locator(".notice")).toContainText(`${dueName}: No answer`);
	seen["no answer"] = count.seen;
	await openInquiry();

	count.begin();
	await count.tap(page.getByRole("link", { name: "See everything about this customer" }));
	await expect(page).toHaveURL(/\/portal\/customers\//);
	await expect(main.getByText(note, { exact: true })).toBeVisible();
	seen["one customer's whole history"] = count.seen;

	count.begin();
	await count.tap(page.getByRole("link", { name: /^Today/ }));
	await expect(page).toHaveURL("/portal/today");
	await expect(page).toHaveTitle(/^Today/);
	seen["what must I do now"] = count.seen;

	count.begin();
	await count.type(page.getByRole("searchbox", { name: "Find a customer" }), digits.slice(-6));
	await count.enter();
	await expect(page).toHaveURL(/\/portal\/search/);
	await expect(main.getByRole("link", { name: names[0] ?? "" })).toBeVisible();
	seen["find by last digits"] = count.seen;

	const close = async (name: string, how: () => Promise<void>) => {
		await page.goto("/portal/dashboard");
		count.begin();
		await count.tap(main.getByRole("link", { name, exact: true }));
		await how();
		await count.tap(page.getByRole("button", { name: "Save" }));
		await expect(page.getByText(/^Saved: (Won|Lost)\.$/).first()).toBeVisible();
		return count.seen;
	};
	seen["close as won"] = await close(names[8] ?? "", async () => {
		await count.tap(page.getByRole("radio", { name: "Won" }));
		await count.type(page.getByLabel("Value of the deal"), "245 triệu");
	});
	expect(await storedInquiry(db, ids[8] ?? "")).toMatchObject({ outcome: "won", dealValue: 245_000_000 });
	seen["close as lost"] = await close(names[9] ?? "", async () => {
		await count.tap(page.getByRole("radio", { name: "Lost" }));
		await count.tap(page.getByRole("radio", { name: "price" }));
	});
	expect(await storedInquiry(db, ids[9] ?? "")).toMatchObject({ outcome: "lost", lostReason: "price" });

	const lead = await sendRequest(page, db, "trial");
	await page.request.post(`/portal/requests/${lead}/take`, { form: { pressed: "yes" } });
	await page.goto(`/portal/requests/${lead}`);
	count.begin();
	await count.tap(page.getByRole("link", { name: "Convert to inquiry" }));
	await count.tap(page.getByRole("button", { name: "Submit inquiry" }));
	await expect(page.getByRole("heading", { name: "Inquiry submitted" })).toBeVisible();
	seen["convert a trial"] = count.seen;

	await page.goto("/portal/dashboard");
	count.begin();
	for (const name of names) await count.tap(main.getByRole("checkbox", { name }));
	await count.tap(page.getByRole("button", { name: "Set to Completed" }));
	await expect(main.getByText("Set to Completed: 10.")).toBeVisible();
	seen["close ten"] = count.seen;
	expect(await storedInquiry(db, id)).toMatchObject({ status: "completed" });

	await openInquiry();
	count.begin();
	await count.tap(page.getByText("… More", { exact: true }));
	await count.choose(page.getByRole("combobox", { name: "Give to" }), colleague);
	await count.tap(page.getByRole("button", { name: "Hand over" }));
	await expect(page).toHaveURL(/\/portal\/dashboard/);
	await expect(page.getByText(`Handed over to ${colleague}.`).first()).toBeVisible();
	seen["hand over"] = count.seen;
	expect(await storedInquiry(db, id)).toMatchObject({ salesRepName: heir });

	// The figures of docs/performance.md.
	expect(seen).toEqual({
		"log a call": isScripted ? "3 / 0" : "3 / 1",
		"no answer": "2 / 2",
		"close as won": isScripted ? "4 / 1" : "4 / 2",
		"close as lost": isScripted ? "4 / 1" : "4 / 2",
		"convert a trial": isScripted ? "2 / 1" : "2 / 2",
		"find by last digits": "2 / 1",
		"what must I do now": "1 / 1",
		"hand over": "4 / 1",
		"close ten": isScripted ? "11 / 0" : "11 / 1",
		"one customer's whole history": "1 / 1",
	});
});
