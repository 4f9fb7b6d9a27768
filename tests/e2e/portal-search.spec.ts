import { enter, store } from "#tests/support/portal.ts";
import { expect, test, unique } from "#tests/support/test.ts";
import { sendRequest } from "#tests/support/visitor-requests.ts";

test("a customer is found from every page by a few letters, with all there is of them", async ({
	page,
	db,
	javaScriptEnabled,
}) => {
	await enter(page);
	const name = `Đặng ${unique()}`;
	const email = `hoa-${unique()}@gom.example`;
	const id = await store(page, db, { customerName: name, customerEmail: email, customerPhone: "" });
	await sendRequest(page, db, "contact", { name, email });

	await page.goto("/portal/notifications");
	if (javaScriptEnabled === false)
		await page.getByRole("searchbox", { name: "Find a customer" }).pressSequentially(name);
	else {
		// Once the page listens to it.
		await expect(async () => {
			await page.keyboard.press("/");
			await expect(page.getByRole("searchbox")).toBeFocused({ timeout: 500 });
		}).toPass();
		await page.keyboard.type(name);
	}
	await page.keyboard.press("Enter");
	await expect(page).toHaveTitle(new RegExp(`^Search for “${name}”`));
	const customer = page.getByRole("listitem").filter({ hasText: name });
	await expect(customer.getByRole("link", { name: /^(Inquiry|Demo|Message|Trial)/ })).toHaveCount(2);
	await expect(page.getByRole("searchbox")).toHaveValue(name);
	await customer.getByRole("link", { name: /^Inquiry/ }).click();
	await expect(page).toHaveURL(`/portal/inquiries/${id}`);
});

test("on a phone the field opens over the header, and the page says when nobody is found", async ({
	page,
	expectSound,
}) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await enter(page);
	await page.goto("/portal/dashboard");
	const field = page.getByRole("searchbox", { name: "Find a customer" });
	await field.click();
	expect((await field.boundingBox())?.width).toBeGreaterThan(200);
	await expectSound(page);
	await field.pressSequentially("không ai tên thế");
	expect(
		await field.evaluate((input) => {
			const { color, backgroundColor } = getComputedStyle(input);
			return color !== backgroundColor;
		}),
		"what is typed is seen",
	).toBe(true);
	await page.keyboard.press("Enter");
	await expect(page.getByText("No customer matches.")).toBeVisible();
});
