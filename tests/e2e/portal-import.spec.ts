import { type } from "#tests/support/keys.ts";
import { enter } from "#tests/support/portal.ts";
import { expect, test, unique } from "#tests/support/test.ts";

test("a CSV file is read into the form, and all its lines are stored by one press", { tag: "@js" }, async ({
	page,
	db,
	expectSound,
}) => {
	const mine = unique();
	const email = await enter(page);
	await page.goto("/portal/inquiries/import");
	const lines = Array.from({ length: 60 }, (_, index) => `Khách ${index};khach-${index}@${mine}.example`);
	const text = ["Tên khách;Email", ...lines, `Huệ;hue@${mine}`].join("\r\n");
	const file = { name: "khach.csv", mimeType: "text/csv", buffer: Buffer.from(`\uFEFF${text}`, "utf16le") };
	await page.getByLabel("Or choose a CSV file").setInputFiles(file);
	await expect(page.getByLabel("Copied cells")).toHaveValue(/Huệ/);
	await page.getByLabel("Project type").selectOption("CRM");
	await type(page.getByLabel("Industry"), "Bán lẻ");
	await page.getByRole("button", { name: "Check before storing" }).click();
	await expect(page.getByRole("main")).toContainText("60 rows to store, 1 to correct.");
	await expectSound(page);
	await page.getByRole("button", { name: "Store 60 rows" }).click();
	await expect(page.getByRole("heading", { name: "Import finished" })).toBeVisible();
	await expect(page.getByLabel("Copied cells")).toHaveValue(`Tên khách\tEmail\nHuệ\thue@${mine}`);
	expect(await db.collection("salesInquiries").countDocuments({ salesRepName: email })).toBe(60);
});
