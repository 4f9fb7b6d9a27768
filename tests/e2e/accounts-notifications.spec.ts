import { enter } from "#tests/support/portal.ts";
import { expect, test } from "#tests/support/test.ts";

test("the morning's mail and demos are on at first, and each turns them off and on in their account", async ({
	page,
	db,
	expectSound,
}) => {
	const email = await enter(page);
	await page.goto("/portal/devices");
	await page.getByRole("link", { name: "Reminders" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reminders and demos");
	// With mail: accounts-confirm.spec.ts.
	await expect(page.getByText("This portal cannot send mail yet, so nothing comes.")).toBeVisible();
	const digest = page.getByRole("checkbox", { name: "Mail me what is due, every morning at 7:30" });
	await expect(digest).toBeChecked();
	await expect(digest).toHaveAccessibleDescription(/Nothing comes on days off/);
	await expectSound(page);

	const save = async (wanted: boolean) => {
		await digest.focus();
		await page.keyboard.press("Space");
		await page.keyboard.press("Enter");
		await expect(page.locator("main .notice[tabindex]")).toHaveText("Saved.");
		await expect(digest).toBeChecked({ checked: wanted });
		expect(await db.collection("accounts").findOne({ email })).toMatchObject({ digest: wanted });
		await page.goto("/portal/notifications");
		await expect(digest).toBeChecked({ checked: wanted });
	};
	await save(false);
	await save(true);

	const demos = page.getByRole("checkbox", { name: "I give demos" });
	await expect(demos).toBeChecked();
	await demos.focus();
	await page.keyboard.press("Space");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.locator("main .notice[tabindex]")).toHaveText("Saved.");
	expect(await db.collection("accounts").findOne({ email })).toMatchObject({
		digest: true,
		takesDemos: false,
	});
});
