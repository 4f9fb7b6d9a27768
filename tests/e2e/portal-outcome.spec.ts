import { enter, store, storedInquiry } from "#tests/support/portal.ts";
import { expect, test } from "#tests/support/test.ts";

test("what closes an inquiry unfolds in its place, and is told wherever the inquiry stands, and counted", async ({
	page,
	db,
	expectSound,
	javaScriptEnabled,
}) => {
	await enter(page);
	const id = await store(page, db);
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto(`/portal/inquiries/${id}`);
	const value = page.getByLabel("Value of the deal");
	const reasons = page.getByRole("radiogroup", { name: "Reason" });
	const save = page.getByRole("button", { name: "Save" });
	const history = page.getByRole("heading", { name: "History" });
	expect((await history.boundingBox())?.y).toBeLessThan(1000);
	await expect(page.getByRole("radio", { name: "Pending" })).toBeChecked();
	for (const folded of [value, reasons, save]) await expect(folded).toBeHidden();
	const lost = page.getByRole("radio", { name: "Lost" });
	await lost.evaluate((radio) => radio.scrollIntoView({ block: "center" }));
	await lost.check();
	for (const unfolded of [value, reasons, save]) await expect(unfolded).toBeVisible();
	await expect(lost, "what unfolds below it does not push it away").toBeInViewport({ ratio: 1 });
	await expectSound(page);
	await lost.press("ArrowLeft");
	await expect(page.getByRole("radio", { name: "Won" })).toBeChecked();
	await expect(reasons).toBeHidden();
	await value.pressSequentially("1,2 tỷ");
	await value.press("Enter");
	await expect(page.getByText("Saved: Won.").last()).toBeVisible();
	await expect(page.getByText("Won, ₫1.2 billion").first()).toBeVisible();
	await expect(page.locator("ol li").first()).toContainText("Won, ₫1.2 billion");
	expect(await storedInquiry(db, id)).toMatchObject({
		...{ status: "completed", outcome: "won", dealValue: 1_200_000_000 },
	});

	await page.goto("/portal/dashboard");
	await expect(page.getByText("Won, ₫1.2 billion")).toBeVisible();
	const file = await (await page.request.get("/portal/inquiries.csv")).text();
	expect(file).toContain('"Won or lost","Reason","Value (VND)","Notes on how it ended"');
	expect(file).toContain('"Won","","1200000000",""');
	await page.getByRole("link", { name: "Reports", exact: true }).click();
	await expect(page.getByRole("link", { name: "Won this month: 1, ₫1.2 billion" })).toBeVisible();
	await page.getByText("Won and lost by month").click();
	const months = page.getByRole("region", { name: "Won and lost by month" }).getByRole("row");
	await expect(months).toHaveCount(1 + 1);
	await expect(months.last().getByRole("cell")).toHaveText(["1", "0", "1,200", "0"]);
	await expect(page.getByText("by representative")).toHaveCount(0);
	expect(await page.locator("html").evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(360);
	if (!javaScriptEnabled) return;
	await page.goto(`/portal/inquiries/${id}`);
	await expect(page.getByRole("radiogroup", { name: "Next contact" }), "has no next day").toHaveCount(0);
});
