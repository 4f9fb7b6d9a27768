import mongoose, { type Connection } from "mongoose";
import { weekOf } from "#models/time/week.ts";
import { enterAsAdmin } from "#tests/support/portal.ts";
import { expect, test, unique } from "#tests/support/test.ts";

const hour = 60 * 60 * 1000;

/** Stores a request from a source as the site would have, two days ago. */
async function putRequest(db: Connection, source: string, fields: { name: string; answered?: number }) {
	const createdAt = new Date(Date.now() - 48 * hour);
	const answerBy = new Date(createdAt.getTime() + 24 * hour);
	const { name, answered } = fields;
	const visit = { utmSource: source, utmCampaign: source, landingPage: "/pricing" };
	const searchKeys = [`source:${source}`, `campaign:${source}`, "landingPage:/pricing", "language:vi"];
	const sent = { name, email: `${unique()}@minhphat.vn`, language: "vi" as const, visit, createdAt };
	await db.collection("contactMessages").insertOne({
		...{
			...sent,
			cameFrom: source,
			searchKeys: [...searchKeys, `week:${weekOf(createdAt)}`],
			subject: "Báo giá",
			message: "Cho 32 người dùng",
		},
		...{ submissionId: crypto.randomUUID(), ownerId: null, replied: false },
		...{ state: "waiting", createdAt, answerBy, dueAt: answerBy },
		...(answered && {
			...{ state: "answered", answeredAt: new Date(createdAt.getTime() + answered * hour) },
			inquiryId: answered === 2 ? new mongoose.Types.ObjectId() : undefined,
		}),
	});
}

// Its links, and the filters they lead to, are the same without scripts: portal-requests.spec.ts.
test("the reports tell how fast leads were answered and what became of them; each figure leads to its leads", {
	tag: "@js",
}, async ({ page, db }) => {
	const source = `zalo-${unique()}`;
	for (const answered of [1, 2, 30]) await putRequest(db, source, { name: "Lê Thu", answered });
	await putRequest(db, source, { name: `Đặng ${source}` });
	await db.collection("requestFigures").updateOne({}, { $set: { dueAt: new Date(0) } });

	await enterAsAdmin(page);
	// The reports' address of before.
	await page.goto("/portal/board");
	await expect(page).toHaveURL("/portal/reports");
	await page
		.getByRole("navigation", { name: "Reports" })
		.getByRole("link", { name: "Leads", exact: true })
		.click();
	await expect(page).toHaveURL("/portal/reports/leads");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reports");
	const table = (name: string) => page.getByRole("region", { name }).getByRole("table");
	const row = table("By source").getByRole("row", { name: source });
	await expect(async () => {
		await page.reload();
		await expect(row).toBeVisible({ timeout: 500 });
	}).toPass({ timeout: 30_000 });
	const figures = ["4", "50%", "2 hours", "1 day 6 hours", "25%", "0"];
	for (const one of [row, table("By campaign").getByRole("row", { name: source })])
		await expect(one.getByRole("cell")).toHaveText(figures);
	for (const name of ["By type", "By landing page", "By language"]) {
		await expect(table(name).getByRole("row")).not.toHaveCount(0);
	}
	await page.getByText("Figures by week").click();
	for (const name of ["Leads by week", "Answers by week"])
		await expect(table(name).getByRole("row")).toHaveCount(1 + 12);
	for (const width of [320, 360]) {
		await page.setViewportSize({ width, height: 700 });
		expect(await page.locator("html").evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(width);
	}

	await row.getByRole("link", { name: "4", exact: true }).click();
	await expect(page).toHaveURL(`/portal/requests?state=all&week=latest&source=${source}`);
	await expect(page.getByRole("link", { name: `Đặng ${source}` })).toBeVisible();
	await expect(page.getByRole("link", { name: "Lê Thu" })).toHaveCount(3);
	await expect(page.getByRole("link", { name: "All", exact: true })).toHaveAttribute("aria-current", "page");
	await expect(page.getByLabel("Source")).toHaveValue(source);

	await page.goBack();
	await table("By campaign").getByRole("row", { name: source }).getByRole("link", { name: "50%" }).click();
	await expect(page.getByLabel("Result")).toHaveValue("inTime");
	await expect(page.getByLabel("Campaign")).toHaveValue(source);
	await expect(page.getByRole("link", { name: "Lê Thu" })).toHaveCount(2);
	await page.getByLabel("Result").selectOption({ label: "Not answered in time" });
	await page.getByRole("button", { name: "Apply" }).click();
	await expect(page.getByRole("link", { name: `Đặng ${source}` })).toBeVisible();
	await expect(page.getByRole("link", { name: "Lê Thu" })).toHaveCount(1);
	await page.getByRole("link", { name: "Clear all filters" }).click();
	await expect(page).toHaveURL("/portal/requests?state=all");
});
