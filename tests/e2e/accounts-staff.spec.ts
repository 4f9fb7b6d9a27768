import { enter, enterAsAdmin, openMenu, store, storedInquiry } from "#tests/support/portal.ts";
import { expect, test, unique } from "#tests/support/test.ts";

// A change of role: tests/http/buttons-accounts.spec.ts.
test("an administrator disables an account, whose open work goes to a colleague", { tag: "@js" }, async ({
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

	await row.getByRole("link", { name: "Change: Trần Văn Bình" }).click();
	await expect(page.getByText(email)).toBeVisible();
	await page.getByLabel("Access").selectOption("Disabled");
	await page.getByRole("button", { name: "Save" }).click();
	const goesTo = page.getByLabel("What is open goes to (when you disable the account)");
	await expect(goesTo).toHaveAccessibleDescription(
		/“Nobody yet”, 1 inquiries and 0 leads stay open with nobody in charge.*This field is required/,
	);
	await expectSound(page);
	await goesTo.selectOption(heir);
	await page.getByRole("button", { name: "Save" }).click();
	const given = `${heir}: 1 inquiries and 0 leads`;
	await expect(page.locator("main .notice[tabindex]")).toHaveText(
		`Trần Văn Bình: disabled. Handed over to ${given}.`,
	);
	await expect(row).toContainText("Disabled");
	expect(await db.collection("accounts").findOne({ email })).toMatchObject({ disabledAt: expect.any(Date) });
	expect(await storedInquiry(db, id)).toMatchObject({ salesRepName: heirEmail });
	await page.goto(`/portal/audit?${new URLSearchParams({ person: email, action: "workHandedOver" })}`);
	const lines = page.locator("main tbody tr");
	await expect(lines).toHaveCount(1);
	await expect(lines.getByRole("rowheader")).toHaveText(`Handed over all open work To ${given}`);
	await expect(lines.getByRole("link", { name: "Trần Văn Bình" })).toBeVisible();
});
