import { enter, store } from "#tests/support/portal.ts";
import { expect, test, unique } from "#tests/support/test.ts";

test("however the portal's address is written, Back shows nothing after signing out", async ({
	page,
	db,
}) => {
	await enter(page);
	const customerName = `Khách ${unique()}`;
	await store(page, db, { customerName });
	for (const written of ["/PORTAL/dashboard", "/%70ortal/dashboard/"]) {
		await page.goto(written);
		await expect(page).toHaveURL("/portal/dashboard");
		await expect(page.getByText(customerName).first()).toBeVisible();
	}
	await page.getByRole("button", { name: "Log out" }).click();
	await expect(page).toHaveURL(/\/portal\/login$/);
	await page.goBack();
	await expect(page.getByLabel("Password")).toBeVisible();
	await expect(page.getByText(customerName)).toHaveCount(0);
});

test("an address that nobody can read gets a page of ours, with a way home", async ({
	page,
	allowConsole,
	expectSound,
}) => {
	allowConsole(/status of 400/);
	for (const [written, heading, home] of [
		["/%E0%A4%A", "Yêu cầu chưa đọc được", "/"],
		["/en/%5cx", "We could not read that request", "/en"],
		["/vi//evil.example", "Yêu cầu chưa đọc được", "/"],
	] as const) {
		const answer = await page.goto(written);
		expect(answer?.status()).toBe(400);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
		await expectSound(page);
		await page.getByRole("main").getByRole("link").click();
		await expect(page).toHaveURL(home);
	}
});

test("every answer says that it is what it is, and for nobody else's pages; only public pages are kept", async ({
	request,
}) => {
	const addresses: [string, RegExp][] = [
		...["/", "/en/pricing", "/lien-he", "/contact"].map((page): [string, RegExp] => [
			page,
			/public|no-cache/,
		]),
		["/robots.txt", /max-age/],
		["/sitemap.xml", /max-age/],
		["/manifest.webmanifest", /max-age/],
		["/favicon.svg", /max-age/],
		...["/khong-co", "/en/khong-co", "/xx/pricing", "/portal", "/portal/login", "/portal/khong-co"].map(
			(page): [string, RegExp] => [page, /no-store/],
		),
		...["/dung-thu.data", "/portal/login.data", "/health/live", "/health/ready", "/%5c", "/PORTAL/login"].map(
			(page): [string, RegExp] => [page, /no-store/],
		),
	];
	for (const [address, caching] of addresses) {
		const headers = (await request.get(address)).headers();
		expect(headers["x-content-type-options"], address).toBe("nosniff");
		expect(headers["cross-origin-resource-policy"], address).toBe("same-origin");
		expect(headers["cache-control"], address).toMatch(caching);
	}
});
