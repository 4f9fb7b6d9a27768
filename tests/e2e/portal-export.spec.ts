import { enter, enterAsAdmin, store, storedInquiry } from "#tests/support/portal.ts";
import { expect, test, unique } from "#tests/support/test.ts";

test("the view is exported as a file that a spreadsheet opens and no formula runs in", async ({
	page,
	db,
}) => {
	await enter(page);
	await store(page, db, { customerName: '=HYPERLINK("https://xau.example")', urgency: "high" });
	const id = await store(page, db, {
		customerName: "Đỗ, Văn Ân",
		urgency: "low",
		employeeCount: "11-50",
		notes: "dòng 1\ndòng 2",
	});
	const stored = await storedInquiry(db, id);
	await page.goto("/portal/dashboard");
	const [file] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("link", { name: "Export CSV" }).click(),
	]);
	expect(file.suggestedFilename()).toMatch(/^inquiries-\d{4}-\d\d-\d\d\.csv$/);
	const answer = await page.request.get("/portal/inquiries.csv");
	expect(answer.headers()["content-type"]).toBe("text/csv; charset=utf-8");
	const text = (await answer.body()).toString("utf8");
	expect(text.startsWith('\uFEFF"Date","Status","Sales representative","Customer name",')).toBe(true);
	expect(text).toContain(`"'=HYPERLINK(""https://xau.example"")"`);
	const inVietnam = new Date(stored?.createdAt.getTime() + 7 * 3_600_000).toISOString();
	expect(text).toContain(`\r\n"${inVietnam.slice(0, 10)} ${inVietnam.slice(11, 16)}","Pending",`);
	expect(text).toContain('"Đỗ, Văn Ân"');
	expect(text).toContain('"dòng 1\ndòng 2"');
	expect(text).toContain('"0912 345 678"');
	expect(text).toContain('"11–50"');

	const filtered = await page.request.get("/portal/inquiries.csv?urgency=low&q=do+van");
	expect((await filtered.text()).trimEnd().split("\r\n")).toHaveLength(2);
});

test("the board shows an administrator the counts, by status, representative and week", async ({
	page,
	browser,
	baseURL,
	db,
	allowConsole,
	expectSound,
	javaScriptEnabled,
}) => {
	test.slow();
	allowConsole(/403/);
	const rep = await browser.newPage({ baseURL, javaScriptEnabled });
	await enter(rep);
	await store(rep, db, { customerName: unique() });
	await rep.close();
	await enterAsAdmin(page);
	await page.goto("/portal/dashboard");
	await page.getByRole("link", { name: "Board", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Status board");
	const total = await db.collection("salesInquiries").countDocuments();
	expect(total).toBeGreaterThan(0);
	await expect(page.getByRole("row", { name: /^All/ })).toBeVisible();
	await expect(page.getByRole("row", { name: /Trần Văn Bình/ }).first()).toBeVisible();
	await expect(page.locator(".week-columns rect").first()).toBeAttached();
	await expectSound(page);
	await page.setViewportSize({ width: 320, height: 700 });
	expect(await page.locator("html").evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(320);
	await expectSound(page);
});

test("only administrators reach the board and the deleted inquiries", async ({ page, allowConsole }) => {
	allowConsole(/403/);
	await enter(page);
	const deleted = "/portal/inquiries/deleted";
	for (const address of ["/portal/board", deleted, `${deleted}/${"0".repeat(24)}`]) {
		expect((await page.goto(address))?.status()).toBe(403);
		await expect(page.getByText("Some pages are for administrators only.")).toBeVisible();
		expect((await page.request.get(`${address}.data`)).status()).toBe(403);
	}
	const restore = await page.request.post(deleted, { form: { id: "1" } });
	expect(restore.status()).toBe(403);
});
