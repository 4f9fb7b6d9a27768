import { enter, openRest, store } from "#tests/support/portal.ts";
import { expect, test } from "#tests/support/test.ts";

test("Copy Prompt copies a brief without contact details, unless they are asked for", { tag: "@js" }, async ({
	page,
	db,
}) => {
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	const alerts: string[] = [];
	page.on("dialog", async (dialog) => {
		alerts.push(dialog.message());
		await dialog.accept();
	});
	const copied = () => page.evaluate(() => navigator.clipboard.readText());
	await enter(page);
	const id = await store(page, db);
	await page.goto("/portal/dashboard");
	await page.getByRole("link", { name: "Copy Prompt Nguyễn Thị Thu Hà" }).click();
	await expect.poll(() => alerts).toEqual(["Prompt copied to clipboard! Paste into Claude Code CLI."]);
	expect(await copied()).toMatch(/^# Requirements brief: a full ERP\n/);
	expect(await copied()).toContain("Giá thành theo đơn hàng");
	expect(await copied()).not.toMatch(/Thu Hà|0912|minhphat\.example/);

	await page.goto(`/portal/inquiries/${id}`);
	await openRest(page);
	await page.getByLabel("Include contact details").check();
	await page.getByRole("button", { name: "Copy Prompt" }).click();
	await expect.poll(() => alerts).toHaveLength(2);
	expect(await copied()).toContain("Name: Nguyễn Thị Thu Hà");
});

test("where the prompt cannot be copied, a page has it selected", async ({
	page,
	db,
	allowConsole,
	javaScriptEnabled,
}) => {
	allowConsole(/NotAllowed|ERR_FAILED|500/);
	await enter(page);
	const id = await store(page, db);
	await page.goto(`/portal/inquiries/${id}`);
	await openRest(page);
	if (javaScriptEnabled) await page.route("**/prompt.txt", (route) => route.abort());
	await page.getByRole("button", { name: "Copy Prompt" }).click();
	await expect(page).toHaveURL(`/portal/inquiries/${id}/prompt?`);
	const text = page.getByRole("textbox", { name: "Prompt" });
	await expect(text).toBeFocused();
	await expect(text).toHaveValue(/Requirements brief/);
	await expect(text).not.toHaveValue(/Thu Hà/);
	await page.getByLabel("Include contact details").check();
	await page.getByRole("button", { name: "Update" }).click();
	await expect(text).toHaveValue(/Name: Nguyễn Thị Thu Hà/);
});
