import { enter, enterAsAdmin, openRest, store, storedInquiry, storeMany } from "#tests/support/portal.ts";
import { expect, test, unique } from "#tests/support/test.ts";
import { sendRequest, storedRequest } from "#tests/support/visitor-requests.ts";

test.use({ viewport: { width: 360, height: 640 } });

test("who gives an inquiry away reads at the top of the list to whom, and later that a colleague may have it", async ({
	page,
	visitor,
	db,
	allowConsole,
	javaScriptEnabled,
}) => {
	const heir = `Lê Thị Hồng ${unique()}`;
	const email = await enter({ request: await visitor() }, heir);
	await enter(page);
	await storeMany(page, db, 12);
	await page.goto("/portal/dashboard");
	await page.getByRole("link", { name: "Khách 5", exact: true }).click();
	await expect(page).toHaveURL(/\/portal\/inquiries\/\w+$/);
	const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
	await openRest(page);
	await page.getByRole("combobox", { name: "Give to" }).selectOption(heir);
	const give = page.getByRole("button", { name: "Hand over" });
	await give.scrollIntoViewIfNeeded();
	// At its first picture, as a finger stops a page that glides to its top.
	const top = page.waitForFunction(
		(text) => {
			const notices = [...document.querySelectorAll("main .notice")];
			const told = notices.find(({ textContent }) => textContent === text);
			return told && { y: told.getBoundingClientRect().y };
		},
		`Handed over to ${heir}.`,
		{ polling: "raf" },
	);
	await give.click();
	await expect(page).toHaveURL(/\/portal\/dashboard/);
	const notice = page.locator("main .notice", { hasText: `Handed over to ${heir}.` });
	await expect(notice).toBeInViewport({ ratio: 1 });
	if (javaScriptEnabled) expect((await (await top).jsonValue())?.y).toBeGreaterThan(0);
	await expect(page.getByRole("link", { name: "Khách 5", exact: true })).toHaveCount(0);
	expect(await storedInquiry(db, id)).toMatchObject({ salesRepName: email });

	allowConsole(/404/);
	await page.goBack();
	await expect(page).toHaveURL(new RegExp(`/portal/inquiries/${id}`));
	await expect(page.getByText(/or a colleague looks after it/)).toBeVisible();
	if (javaScriptEnabled) await page.getByRole("button", { name: "Close" }).click();
	else await page.getByRole("link", { name: "Back to the inquiries" }).click();
	await expect(page).toHaveURL(/\/portal\/dashboard/);
});

test("who gives a lead away reads to whom, and does not come back to it", async ({
	page,
	visitor,
	db,
	allowConsole,
}) => {
	const heir = `Đỗ Minh ${unique()}`;
	await enter({ request: await visitor() }, heir);
	await enter(page);
	const name = `Khánh ${unique()}`;
	const id = await sendRequest(page, db, "trial", { contactName: name });
	await page.request.post(`/portal/requests/${id}/take`, { form: {} });
	await page.goto(`/portal/requests/${id}?owner=mine`);
	await openRest(page);
	await page.getByRole("combobox", { name: "Give to" }).selectOption(heir);
	await page.getByRole("button", { name: "Hand over" }).click();
	await expect(page).toHaveURL(/\/portal\/requests\?owner=mine/);
	await expect(page.locator("main .notice", { hasText: `Handed over to ${heir}.` })).toBeInViewport({
		ratio: 1,
	});
	const owner = await db.collection("users").findOne({ fullName: heir });
	expect(await storedRequest(db, id)).toMatchObject({ ownerId: owner?._id });
	allowConsole(/404/);
	expect((await page.goto(`/portal/requests/${id}`))?.status()).toBe(404);
	await expect(page.getByRole("main")).toContainText("or a colleague looks after it");
});

test("who gives everything away, or has it given, reads to whom and how much", async ({
	page,
	visitor,
	db,
}) => {
	const heir = `Phan Thị Mai ${unique()}`;
	const other = await visitor();
	const email = await enter({ request: other }, heir);
	const away = await enter(page);
	for (const customerName of ["An", "Bình"]) await store(page, db, { customerName });
	await page.goto("/portal/devices");
	await page.getByRole("link", { name: "Hand over work, take it back" }).click();
	await page.getByRole("combobox", { name: "Give to" }).selectOption(heir);
	await page.getByRole("button", { name: "Hand over" }).click();
	const notice = page.locator("main .notice", {
		hasText: `Handed over to ${heir}: 2 inquiries and 0 leads.`,
	});
	await expect(notice).toBeInViewport({ ratio: 1 });
	expect(await db.collection("salesInquiries").countDocuments({ salesRepName: email })).toBe(2);
	await page.goto("/portal/devices");
	await page.getByRole("link", { name: "Hand over work, take it back" }).click();
	await expect(page.getByRole("main")).toContainText("Nothing is open");
	await expect(page.getByRole("combobox", { name: "Give to" })).toHaveCount(0);

	await expect(page.getByRole("main")).toContainText("Colleagues hold 2 inquiries and 0 leads for");
	await page.getByRole("button", { name: "Take all of it back" }).click();
	await expect(
		page.locator("main .notice", { hasText: /Given back to .*: 2 inquiries and 0 leads/ }),
	).toBeInViewport();
	expect(await db.collection("salesInquiries").countDocuments({ salesRepName: email })).toBe(0);
	await page.getByRole("combobox", { name: "Give to" }).selectOption(heir);
	await page.getByRole("button", { name: "Hand over" }).click();
	await expect(notice).toBeInViewport({ ratio: 1 });

	const successor = `Vũ Văn Nam ${unique()}`;
	await enter({ request: await visitor() }, successor);
	await enterAsAdmin(page);
	const ill = await db.collection("accounts").findOne({ email: away });
	await page.goto(`/portal/staff/${ill?._id}`);
	await expect(page.getByRole("main")).toContainText("Colleagues hold 2 inquiries and 0 leads for");
	await page.getByRole("link", { name: "See it, and give it back" }).click();
	await expect(page.getByRole("button", { name: /^Give all/ })).toBeVisible();
	const account = await db.collection("accounts").findOne({ email });
	await page.goto(`/portal/staff/${account?._id}`);
	await page.getByRole("link", { name: "Give all of it to somebody" }).click();
	await page.getByRole("link", { name: "See the inquiries" }).click();
	await page.getByRole("link", { name: "An", exact: true }).click();
	await expect(page.getByText(/^Held for .* since/)).toBeVisible();
	await page.goto(`/portal/staff/${account?._id}/hand-over`);
	await page.getByRole("combobox", { name: "Give to" }).selectOption(successor);
	await page.getByRole("button", { name: "Hand over" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(heir);
	const told = `Handed over to ${successor}: 2 inquiries and 0 leads.`;
	await expect(page.locator("main .notice", { hasText: told })).toBeInViewport({ ratio: 1 });
});
