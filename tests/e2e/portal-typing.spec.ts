import type { Page } from "playwright/test";
import { errorBox } from "#tests/support/error-box.ts";
import { type } from "#tests/support/keys.ts";
import { enter, store } from "#tests/support/portal.ts";
import { logIn } from "#tests/support/staff.ts";
import { password } from "#tests/support/staff-accounts.ts";
import { expect, test } from "#tests/support/test.ts";

const missing = {
	"Customer name": "This field is required",
	Company: "This field is required",
	"Customer email": "This field is required",
	Industry: "This field is required",
	Requirements: "This field is required",
};
const newPassword = {
	"New password": "Please enter",
	"Confirm new password": null,
};

/** Sends a form as it stands, then types into each field; its message is gone while the others stay. */
async function typeAfterRefusal(page: Page, submit: string, fields: Record<string, string | null>) {
	await page.getByRole("button", { name: submit }).click();
	await expect(errorBox(page)).toBeFocused();
	for (const [label, message] of Object.entries(fields)) {
		const field = page.getByLabel(label, { exact: true });
		if (message) await expect(field).toHaveAccessibleDescription(new RegExp(message));
		await type(field, /email/i.test(label) ? "ha@minhphat.vn" : "Lại gõ 2026");
		if (message && !/password/i.test(label)) await expect(field).toHaveAccessibleDescription("");
	}
}

test.describe("after a refused submit every field takes what is typed", { tag: "@js" }, () => {
	test("at the door", async ({ page }) => {
		const required = { Email: "Please enter", Password: "Please enter" };
		await page.goto("/portal/login");
		await typeAfterRefusal(page, "Log in", required);
		await page.goto("/portal/signup");
		await typeAfterRefusal(page, "Sign up", {
			...{ "Full name": "Please enter", Email: "Please enter", Password: "Please enter" },
			"Confirm password": null,
		});
		await page.goto("/portal/reset");
		await typeAfterRefusal(page, "Ask for a link", { Email: "Please enter" });
	});

	test("within", async ({ page, db }) => {
		await enter(page);
		await page.goto("/portal/password");
		await typeAfterRefusal(page, "Change password", { "Current password": "Please enter", ...newPassword });
		await page.goto("/portal/inquiry");
		await typeAfterRefusal(page, "Submit inquiry", missing);
		const id = await store(page, db);
		await page.goto(`/portal/inquiries/${id}/edit`);
		for (const label of Object.keys(missing)) await type(page.getByLabel(label, { exact: true }), "");
		await typeAfterRefusal(page, "Save changes", missing);
	});
});

test("after the server refused, too, and what it said goes with the next key", { tag: "@js" }, async ({
	page,
}) => {
	const email = await enter(page);
	await page.context().clearCookies();
	await page.goto("/portal/login");
	await logIn(page, email, "sai-mat-khau");
	const box = errorBox(page);
	await expect(box).toHaveText("Failed to log in. Please check your credentials.");
	await expect(box).toBeFocused();
	await type(page.getByLabel("Password"), password);
	await page.getByRole("button", { name: "Log in" }).click();
	await expect(page).toHaveURL(/\/portal\/dashboard$/);
});
