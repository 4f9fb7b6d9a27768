import { enter, enterAsAdmin, openMenu, store, storedInquiry } from "#tests/support/portal.ts";
import { expect, test, unique } from "#tests/support/test.ts";

test("an administrator changes a role and disables an account", { tag: "@js" }, async ({
	page,
	visitor,
	db,
	expectSound,
}) => {
	const [person, colleague] = [await visitor(), await visitor()];
	const email = await enter({ request: person });
	const id = await store({ request: person }, db, {});
	const heir = `Đỗ Hải ${unique()}`;
	const heirEmail = await enter({ request: colleague }, heir);
	await enterAsAdmin(page);
	await page.goto("/portal/dashboard");
	await openMenu(page);
	await page.getByRole("link", { name: "Staff" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Staff");
	const row = page.getByRole("row", { name: new RegExp(email) });
	await expect(row).toContainText("Sales Representative");
	await expect(row).toContainText("Active");
	await expectSound(page);

	const change = async (field: string, choice: string, told = "Trần Văn Bình: saved.") => {
		await row.getByRole("link", { name: "Change: Trần Văn Bình" }).click();
		await expect(page.getByText(email)).toBeVisible();
		await page.getByLabel(field).selectOption(choice);
		await page.getByRole("button", { name: "Save" }).click();
		if (choice === "Disabled") {
			const given = page.getByLabel("What is open goes to (when you disable the account)");
			await expect(given).toHaveAccessibleDescription(
				/“Nobody yet”, 1 inquiries and 0 leads stay open with nobody in charge.*This field is required/,
			);
			await expectSound(page);
			await given.selectOption(heir);
			await page.getByRole("button", { name: "Save" }).click();
		}
		await expect(page.locator("main .notice[tabindex]")).toHaveText(told);
	};
	await change("Role", "Administrator");
	await expect(row).toContainText("Administrator");
	await expectSound(page);
	expect(await db.collection("users").findOne({ email })).toMatchObject({ role: "admin" });
	const given = `${heir}: 1 inquiries and 0 leads`;
	await change("Access", "Disabled", `Trần Văn Bình: disabled. Handed over to ${given}.`);
	await expect(row).toContainText("Disabled");
	expect(await db.collection("accounts").findOne({ email })).toMatchObject({ disabledAt: expect.any(Date) });
	expect(await storedInquiry(db, id)).toMatchObject({ salesRepName: heirEmail });
	await page.goto(`/portal/audit?${new URLSearchParams({ person: email, action: "workHandedOver" })}`);
	const lines = page.locator("main tbody tr");
	await expect(lines).toHaveCount(1);
	await expect(lines.getByRole("rowheader")).toHaveText(`Handed over all open work To ${given}`);
	await expect(lines.getByRole("link", { name: "Trần Văn Bình" })).toBeVisible();
});
