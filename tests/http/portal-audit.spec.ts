import type { Connection } from "mongoose";
import { expect, readPage, test } from "#tests/support/http.ts";
import { inquiryFields } from "#tests/support/inquiries.ts";
import { enter, enterAgain, enterAsAdmin, store } from "#tests/support/portal.ts";
import { password } from "#tests/support/staff-accounts.ts";

const accountOf = async (db: Connection, email: string) =>
	String((await db.collection("accounts").findOne({ email }))?._id);

/** Words of the second line and on, cell by cell. */
const rowsOf = (csv: string) =>
	csv
		.trimEnd()
		.split("\r\n")
		.slice(1)
		.map((line) => line.slice(1, -1).split('","'));

test("only administrators reach the audit log and its file", async ({ request, visitor }) => {
	const rep = await visitor();
	await enter({ request: rep });
	for (const address of ["/portal/audit", "/portal/audit?person=x"]) {
		const refused = await readPage(await rep.get(address));
		expect(refused.status).toBe(403);
		expect(refused.main).toContain("Some pages are for administrators only.");
	}
	for (const address of ["/portal/audit", "/portal/audit.csv", "/portal/audit?person=x"]) {
		expect((await rep.get(address)).status()).toBe(403);
		expect((await rep.get(address.replace(/$|(?=\?)/, ".data"))).status()).toBe(403);
		const guest = await request.get(address, { maxRedirects: 0 });
		expect(guest.headers().location).toMatch(/^\/portal\/login\?returnTo=%2Fportal%2Faudit/);
	}
	expect((await rep.post("/portal/audit", { form: {} })).status()).toBe(405);
	await enterAsAdmin({ request });
	expect((await readPage(await request.get("/portal/audit"))).heading).toBe("Audit log");
	expect(await (await request.get("/portal/staff")).text()).toContain('href="/portal/audit"');
});

test("what somebody does in the portal stands in the log, with the network and without the customer", async ({
	request,
	visitor,
	db,
}) => {
	const rep = await visitor();
	const email = await enter({ request: rep });
	const wrong = { email, password: "sai-mat-khau" };
	expect((await request.post("/portal/login", { form: wrong })).status()).toBe(400);
	const id = await store({ request: rep }, db);
	await rep.get(`/portal/inquiries/${id}/prompt.txt`);
	await rep.get(`/portal/inquiries/${id}/prompt.txt?contact=on`);
	await rep.get(`/portal/inquiries/${id}/prompt?contact=on`);
	await rep.get("/portal/inquiries.csv?q=Hà&status=pending&sort=urgency");
	await rep.post("/portal/notifications", { form: { digest: "on" } });
	await rep.post("/portal/password", {
		form: { current: password, password: `${password}!`, confirmPassword: `${password}!` },
	});
	await rep.post(`/portal/inquiries/${id}/delete`, { form: {} });
	await rep.post("/portal/logout", { form: {} });
	await rep.post("/portal/logout", { form: {} });
	await enterAgain({ request: rep }, email, `${password}!`);
	await rep.post("/portal/devices", { form: { session: "everywhere" } });

	await enterAsAdmin({ request });
	await request.post("/portal/inquiries/deleted", { form: { id } });
	const person = await accountOf(db, email);
	await request.post(`/portal/staff/${person}`, {
		form: { role: "admin", access: "disabled", heir: "nobody" },
	});
	const csv = await (await request.get(`/portal/audit.csv?person=${email}`)).text();
	expect(csv.startsWith('\uFEFF"When","Who","Id of who","What","On what","Id of what","Network"')).toBe(true);
	const [name, network] = ["Trần Văn Bình", "127.0.0.0/24"];
	const own = (what: string, on = "", onId = "") => [name, person, what, on, onId, network];
	const inquiry = [`Inquiry ${id.slice(-6)}`, id] as const;
	expect(
		rowsOf(csv)
			.map(([, ...cells]) => cells)
			.reverse(),
	).toEqual([
		own("Signed up (Role: Sales Representative)"),
		own("Logged in"),
		["Somebody not logged in", "", "Typed a wrong password", name, person, network],
		own("Took a prompt with the customer's contact details", ...inquiry),
		own("Took a prompt with the customer's contact details", ...inquiry),
		own("Exported inquiries to a CSV file (Filtered by: status, search words)"),
		own("Set reminders and demos (Reminder mails: on, taking demos: off)"),
		own("Changed the password"),
		own("Logged in"),
		own("Deleted the inquiry", ...inquiry),
		own("Logged out"),
		own("Logged in"),
		own("Logged out every device"),
		["Quản trị", expect.any(String), "Changed the role (From Sales Representative to Administrator)"].concat([
			...[name, person, network],
		]),
		["Quản trị", expect.any(String), "Disabled the account", name, person, network],
		["Quản trị", expect.any(String), "Left the open work with nobody yet (1 inquiries and 0 leads)"].concat([
			...[name, person, network],
		]),
	]);
	const page = await readPage(await request.get(`/portal/audit?person=${person}&action=data`));
	// The page looks up who it is, which no line says.
	expect(page.main).toContain(`Deleted the inquiry ${inquiryFields().customerName} ${network}`);
	expect(page.html).toContain(`href="/portal/inquiries/${id}"`);
	const held = await db
		.collection("auditLines")
		.find({ byId: { $exists: true } })
		.toArray();
	expect(JSON.stringify(held)).not.toMatch(/minhphat|Thu Hà|0912 ?345/);
	const of = `/portal/audit?action=inquiryRestored&from=2000-01-01`;
	expect((await readPage(await request.get(of))).html).toContain(`href="/portal/inquiries/${id}"`);
});

test("guesses beyond the limit are one line, whether the address has an account or not", async ({
	request,
	visitor,
	db,
}) => {
	const rep = await visitor();
	const email = await enter({ request: rep });
	const person = await accountOf(db, email);
	const lines = (filter: object) => db.collection("auditLines").countDocuments(filter);
	const nobodys = { "subject.id": { $exists: false }, action: "triesBlocked" };
	const before = await lines(nobodys);
	for (const [address, expected] of [
		[email, 429],
		[`nobody-${email}`, 429],
	] as const) {
		const guess = (index: number) =>
			request.post("/portal/login", { form: { email: address, password: `guess ${index}` } });
		let last = 0;
		for (let index = 0; index < 14; index++) last = (await guess(index)).status();
		expect(last).toBe(expected);
	}
	expect(await lines({ "subject.id": person, action: "passwordWrong" })).toBe(10);
	expect(await lines({ "subject.id": person, action: "triesBlocked" })).toBe(1);
	expect(await lines(nobodys)).toBe(before + 1);
	const typed = await db
		.collection("auditLines")
		.find({ action: /^(passwordWrong|triesBlocked)$/ })
		.toArray();
	expect(JSON.stringify(typed)).not.toMatch(/nobody-|guess \d/);
});

test("a wrong password of somebody signed in is a line of theirs, one at the login nobody's", async ({
	request,
	visitor,
	db,
}) => {
	const rep = await visitor();
	const email = await enter({ request: rep });
	const person = await accountOf(db, email);
	const form = { current: "sai-mat-khau", password: `${password}!`, confirmPassword: `${password}!` };
	expect((await rep.post("/portal/password", { form })).status()).toBe(400);
	await request.post("/portal/login", { form: { email, password: "sai-mat-khau" } });
	const tries = { "subject.id": person, action: "passwordWrong" };
	const lines = await db.collection("auditLines").find(tries).sort({ _id: 1 }).toArray();
	expect(lines.map(({ actor, byId }) => [actor, byId?.toString()])).toEqual([
		["staff", person],
		["unknown", undefined],
	]);
});

test("the page filters by the address alone, leads both ways, and a file holds no formula", async ({
	request,
	visitor,
	db,
}) => {
	const rep = await visitor();
	const formula = '=HYPERLINK("https://xau.example")';
	const email = await enter({ request: rep }, formula);
	const person = await accountOf(db, email);
	const [first] = await db
		.collection("auditLines")
		.find({ byId: { $exists: true }, by: formula })
		.toArray();
	const day = (offset: number) => new Date(Date.parse("2026-03-01T10:00:00+07:00") + offset * 3_600_000);
	await db.collection("auditLines").insertMany(
		Array.from({ length: 120 }, (_, index) => {
			const { _id, ...line } = first ?? { _id: null };
			return { ...line, action: index % 2 ? "signedIn" : "signedOut", detail: {}, at: day(index) };
		}),
	);
	await enterAsAdmin({ request });
	const read = async (query: string) => readPage(await request.get(`/portal/audit?person=${person}${query}`));
	const count = (html: string) => html.match(/<time /g)?.length ?? 0;
	const newest = await read("");
	expect(count(newest.html)).toBe(50);
	expect(newest.main).not.toContain("Previous page");
	const [, older = ""] = /<a[^>]* href="([^"]+)"[^>]*>Next page/.exec(newest.html) ?? [];
	const next = await readPage(await request.get(older.replaceAll("&amp;", "&")));
	expect(next.main).toContain("Previous page");
	expect(count(next.html)).toBe(50);
	expect(next.main).not.toBe(newest.main);

	const marched = "&from=2026-03-02&to=2026-03-02";
	expect(count((await read(marched)).html)).toBe(24);
	expect(count((await read(`${marched}&action=signedOut`)).html)).toBe(12);
	expect(count((await read(`${marched}&action=signIn`)).html)).toBe(24);
	expect((await read(`${marched}&action=access`)).main).toContain("No line matches the filters.");
	const ignored = "&from=31/02&to=2026-02-31&action=drop&after=x&before=y";
	expect((await read(ignored)).main).toContain(formula);
	const csv = await (await request.get(`/portal/audit.csv?person=${person}${marched}`)).text();
	expect(rowsOf(csv)).toHaveLength(24);
	expect(csv).toContain(`"2026-03-02 23:00:00","'=HYPERLINK(""https://xau.example"")","${person}"`);
	expect(csv).not.toMatch(/"=/);
	const told = { action: "auditExported", detail: { fields: "from, until, person" } };
	expect(await db.collection("auditLines").findOne(told)).toMatchObject({ by: "Quản trị" });

	for (const q of ["Trần", "$where", "'||1==1", "0".repeat(24)])
		expect((await request.get(`/portal/audit?${new URLSearchParams({ person: q })}`)).status()).toBe(200);
	expect((await readPage(await request.get("/portal/audit?person=may-erp"))).main).toContain(
		"Several people",
	);
});

test("the file asks again who one is, and is not told of until then", async ({ request, db }) => {
	const email = await enter({ request });
	await db.collection("users").updateOne({ email }, { $set: { role: "admin" } });
	const account = await db.collection("accounts").findOne({ email });
	const longAgo = { $set: { provenAt: new Date(0) } };
	await db.collection("sessions").updateMany({ accountId: account?._id }, longAgo);
	const ask = () => request.get("/portal/audit.csv?action=access", { maxRedirects: 0 });
	const told = () =>
		db.collection("auditLines").countDocuments({ byId: account?._id, action: "auditExported" });
	const led = (await ask()).headers().location ?? "";
	expect(led).toMatch(/^\/portal\/prove\?returnTo=%2Fportal%2Faudit.csv%3Faction%3Daccess/);
	expect(await told()).toBe(0);
	await request.post(led, { form: { proof: password } });
	expect((await ask()).status()).toBe(200);
	expect(await told()).toBe(1);
});
