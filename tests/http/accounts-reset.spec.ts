import type { APIRequestContext } from "playwright/test";
import { expect, readPage, test, unique } from "#tests/support/http.ts";
import { linkMailedTo, mailsTo } from "#tests/support/mail-folder.ts";
import { readMail } from "#tests/support/mailbox.ts";
import { enter, enterAgain, enterAsAdmin } from "#tests/support/portal.ts";
import { adminEmail } from "#tests/support/staff-accounts.ts";

const newPassword = "mot-mat-khau-moi-2026";

const carriesLink = async (request: APIRequestContext) =>
	(await request.storageState()).cookies.some(({ name }) => name === "link");

const askForLink = async (request: APIRequestContext, email: string) =>
	readPage(await request.post("/portal/reset", { form: { email } }));

test("an address without an account gets the same answer and no mail, and nobody more than three an hour", async ({
	request,
	visitor,
	db,
}) => {
	const email = await enter({ request: await visitor() });
	const nobody = `nobody-${unique()}@may-erp.example`;
	const of = async (address: string) => {
		const { main, status, heading } = await askForLink(request, address);
		expect([status, heading]).toEqual([200, "Ask an administrator"]);
		expect(main).toContain(address);
		return main.replace(address, "");
	};
	const answer = await of(nobody);
	for (let round = 0; round < 5; round++) expect(await of(email)).toBe(answer);
	const queued = (to: string) => db.collection("outbox").countDocuments({ to });
	expect(await queued(email)).toBe(3);
	expect(await queued(nobody)).toBe(0);
});

test("the mail is written in the person's language", async ({ request, visitor }) => {
	const email = await enter({ request: await visitor() });
	await request.post("/language", { form: { language: "vi", returnTo: "/portal/reset" } });
	expect((await askForLink(request, email)).heading).toBe("Mời anh chị hỏi quản trị viên");
	await linkMailedTo(email, "reset");
	const { head, text } = readMail((await mailsTo(email, "reset"))[0] ?? "");
	expect(head).toContain("Content-Language: vi");
	expect(text).toContain("Chào anh chị,");
});

test("who is signed in as somebody else is told, and stays so", async ({ request, visitor, db }) => {
	const email = await enter({ request: await visitor() });
	await askForLink(request, email);
	const link = await linkMailedTo(email, "reset");
	await request.get(link);
	expect(await carriesLink(request)).toBe(true);
	await request.get("/portal/login");
	expect(await carriesLink(request), "after leaving the page").toBe(false);

	const other = await enter({ request });
	const sessionsOf = async (address: string) => {
		const account = await db.collection("accounts").findOne({ email: address });
		return db.collection("sessions").countDocuments({ accountId: account?._id });
	};
	const page = await readPage(await request.get(link));
	expect(page.main).toContain(`You are logged in here as ${other}, and you stay so.`);
	expect(page.main).toContain(`Account: ${email} Trần Văn Bình`);
	expect(page.main, "where nobody is logged in by the link").not.toContain("Not your account?");
	expect([await sessionsOf(other), await sessionsOf(email)], "nothing has happened").toEqual([1, 1]);
	const form = { password: newPassword, confirmPassword: newPassword };
	const saved = await request.post("/portal/new-password", { form, maxRedirects: 0 });
	expect(saved.headers().location).toBe("/portal/devices");
	expect(await carriesLink(request), "after it is used").toBe(false);
	const devices = await readPage(await request.get("/portal/devices"));
	expect(devices.main).toContain("You are logged in as before.");
	expect([await sessionsOf(other), await sessionsOf(email)]).toEqual([1, 0]);
	await enterAgain({ request: await visitor() }, email, newPassword);
});

test("who waits to be let in is told, too, and stays logged in", async ({ request, visitor, db }) => {
	const email = await enter({ request: await visitor() });
	const waiting = await enter({ request });
	const since = { waiting: { since: new Date(), language: "en" } };
	await db.collection("accounts").updateOne({ email: waiting }, { $set: since });
	await askForLink(request, email);
	const page = await readPage(await request.get(await linkMailedTo(email, "reset")));
	expect(page.main).toContain(`You are logged in here as ${waiting}, and you stay so.`);
	const form = { password: newPassword, confirmPassword: newPassword };
	const after = await readPage(await request.post("/portal/new-password", { form }));
	expect(after.heading).toBe("Your account waits for approval");
	expect(after.main).toContain(waiting);
});

test("who uses a link is signed in, and carries it no further", async ({ request, visitor }) => {
	const email = await enter({ request: await visitor() });
	await askForLink(request, email);
	const link = await linkMailedTo(email, "reset");
	expect((await request.get(link, { maxRedirects: 0 })).headers()["cache-control"]).toBe("no-store");
	expect(await carriesLink(request)).toBe(true);
	const page = await readPage(await request.get("/portal/new-password"));
	expect(page.main, "whose account it is").toContain(`Account: ${email} Trần Văn Bình Not your account?`);
	const form = { password: newPassword, confirmPassword: newPassword };
	const saved = await request.post("/portal/new-password", { form, maxRedirects: 0 });
	expect(saved.headers().location).toBe("/portal/dashboard");
	expect(await carriesLink(request)).toBe(false);
	expect((await readPage(await request.get("/portal/dashboard"))).heading).toBe("Inquiries");
});

test("a link that does not work says so and leads to a new one", async ({ request, visitor, db }) => {
	const email = await enter({ request: await visitor() });
	const dead = "This link does not work any more";
	const without = await readPage(await request.get("/portal/new-password"));
	expect([without.status, without.heading]).toEqual([410, dead]);
	expect(without.html).toMatch(/<a [^>]*href="\/portal\/reset"[^>]*>Ask for a new link<\/a>/);
	await askForLink(request, email);

	const page = await readPage(await request.get(await linkMailedTo(email, "reset")));
	expect(page.heading).toBe("Choose a new password");
	const account = await db.collection("accounts").findOne({ email });
	const expiresAt = new Date(Date.now() - 1_000);
	await db.collection("oneTimeLinks").updateMany({ accountId: account?._id }, { $set: { expiresAt } });
	const form = { password: newPassword, confirmPassword: newPassword };
	expect((await readPage(await request.post("/portal/new-password", { form }))).heading).toBe(dead);
	expect(await carriesLink(request)).toBe(false);
	const after = await db.collection("accounts").findOne({ email });
	expect(after?.passwordHash).toBe(account?.passwordHash);
});

test("where mails do not leave, an administrator makes a link for a colleague, whose password it then changes", async ({
	request,
	visitor,
	db,
}) => {
	const colleague = await visitor();
	const email = await enter({ request: colleague });
	const idOf = async (address: string) => (await db.collection("accounts").findOne({ email: address }))?._id;
	const place = `/portal/staff/${await idOf(email)}`;
	expect((await colleague.post(`${place}/link`, { form: {} })).status(), "a representative").toBe(403);
	await enterAsAdmin({ request });
	expect(await (await request.get(place)).text()).toContain(`href="${place}/link"`);
	expect(
		(await request.post(`/portal/staff/${await idOf(adminEmail)}/link`, { form: {} })).status(),
		"for oneself",
	).toBe(404);
	const made = await readPage(await request.post(`${place}/link`, { form: {} }));
	expect(made.main).toContain(
		`Mails do not leave this portal: give ${email} this link. It works once, until `,
	);
	const [link = ""] = /https?:\S+\/portal\/reset\/[\w-]{43}/.exec(made.html) ?? [];
	expect(
		await db
			.collection("auditLines")
			.countDocuments({ action: "resetLinkMade", "subject.id": String(await idOf(email)) }),
	).toBe(1);
	const guest = await visitor();
	expect((await guest.get(link)).status()).toBe(200);
	const form = { password: newPassword, confirmPassword: newPassword };
	await guest.post("/portal/new-password", { form });
	expect((await colleague.get("/portal/dashboard", { maxRedirects: 0 })).status(), "logged out").toBe(302);
	await enterAgain({ request: colleague }, email, newPassword);
	expect((await colleague.get("/portal/dashboard", { maxRedirects: 0 })).status()).toBe(200);
});
