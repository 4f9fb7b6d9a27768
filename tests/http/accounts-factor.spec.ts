import type { Connection } from "mongoose";
import type { APIRequestContext } from "playwright/test";
import { addFactor, codeOf, secretOn } from "#tests/support/factor.ts";
import { expect, readPage, test } from "#tests/support/http.ts";
import { mailsTo } from "#tests/support/mail-folder.ts";
import { readMail } from "#tests/support/mailbox.ts";
import { withOwnProduct } from "#tests/support/own-product.ts";
import { enter, enterAsAdmin } from "#tests/support/portal.ts";
import { Reader } from "#tests/support/reader.ts";
import { fillIn, readRoutes } from "#tests/support/routes.ts";
import { password } from "#tests/support/staff-accounts.ts";

const minutes = (count: number) => count * 60_000;

/** Somebody with a second factor, in a browser that they have left. */
async function leftWithFactor(request: APIRequestContext) {
	const email = await enter({ request });
	const factor = await addFactor({ request });
	await request.post("/portal/logout", { form: {} });
	return { email, ...factor };
}

const showPassword = (request: APIRequestContext, email: string, returnTo?: string) =>
	request.post(`/portal/login${returnTo ? `?${new URLSearchParams({ returnTo })}` : ""}`, {
		form: { email, password },
		maxRedirects: 0,
	});

const showCode = (request: APIRequestContext, code: string, query = "") =>
	request.post(`/portal/second-step${query}`, { form: { code }, maxRedirects: 0 });

const isIn = async (request: APIRequestContext) =>
	(await request.get("/portal/devices", { maxRedirects: 0 })).status() === 200;

async function hasSession(request: APIRequestContext): Promise<boolean> {
	const { cookies } = await request.storageState();
	return cookies.some(({ name }) => name === "session");
}

async function accountOf(db: Connection, email: string) {
	const account = await db.collection("accounts").findOne({ email });
	if (!account) throw new Error(`${email} has no account`);
	return account;
}

/** Makes the session of whoever is signed in look as if nothing had been proven for a while. */
async function forgetProof(db: Connection, email: string): Promise<void> {
	const { _id } = await accountOf(db, email);
	const provenAt = new Date(Date.now() - minutes(11));
	await db.collection("sessions").updateMany({ accountId: _id }, { $set: { provenAt } });
}

test("between password and code nothing of the portal opens, by any route, .data or form", async ({
	request,
	visitor,
	db,
}) => {
	const { email } = await leftWithFactor(await visitor());
	const { _id } = await accountOf(db, email);
	const answer = await showPassword(request, email);
	expect(answer.headers().location).toBe("/portal/second-step?returnTo=%2Fportal%2Fdashboard");
	expect(await hasSession(request)).toBe(false);

	const entries = ["login", "signup", "reset", "new-password", "confirm", "invite", "invited"];
	const open = [...entries, "logout", "second-step"];
	const routes = (await readRoutes()).filter(({ address }) => address.startsWith("/portal/"));
	const closed = routes.filter(({ address }) => !open.includes(address.split("/")[2] ?? ""));
	expect(closed.length).toBeGreaterThan(30);
	for (const { address, hasAction } of closed) {
		const path = fillIn(address, { id: "0".repeat(24), request: `trial-${"0".repeat(24)}` }).replace(
			"*",
			"x",
		);
		const answers = [
			await request.get(path, { maxRedirects: 0 }),
			await request.get(`${path}.data`, { maxRedirects: 0 }),
			...(hasAction ? [await request.post(path, { form: {}, maxRedirects: 0 })] : []),
		];
		for (const answer of answers) {
			// Remix's scripts are sent on by a 202; the inquiry form keeps what is typed signed out, and nothing is.
			expect([302, 202, 400], `${answer.url()} answered ${answer.status()}`).toContain(answer.status());
			const to = answer.headers().location ?? (await answer.text());
			if (answer.status() !== 400) expect(to).toMatch(/\/portal\/(login|requests|dashboard)/);
			expect(to).not.toContain(email);
		}
	}
	expect(await db.collection("sessions").countDocuments({ accountId: _id })).toBe(0);
});

test("the code opens what was asked for, once; a recovery code does, too", async ({ visitor, db }) => {
	const { email, secret, recoveryCodes } = await leftWithFactor(await visitor());
	const [first, second, third] = [await visitor(), await visitor(), await visitor()];
	const code = codeOf(secret);
	for (const [request, typed, is] of [
		[first, code, true],
		[second, code, false],
		[third, recoveryCodes[3] ?? "", true],
		[second, recoveryCodes[3] ?? "", false],
	] as const) {
		const asked = await showPassword(request, email, "/portal/inquiry?request=x");
		const query = new URL(asked.headers().location ?? "", "http://host").search;
		const answer = await showCode(request, typed, query);
		if (is) expect(answer.headers().location).toBe("/portal/inquiry?request=x");
		else expect((await readPage(answer)).description("code")).toContain("wrong, or was used already");
		expect(await isIn(request)).toBe(is);
	}
	const { cookies } = await first.storageState();
	expect(cookies.map(({ name }) => name)).not.toContain("step");
	expect((await accountOf(db, email)).factor.recovery).toHaveLength(9);
	const overview = await readPage(await first.get("/portal/factor"));
	expect(overview.main).toContain("9 recovery codes are left.");
});

test("after ten wrong codes the right one is refused, from every browser but one that they know", async ({
	request,
	visitor,
}) => {
	const owner = await visitor();
	const { email, secret, recoveryCodes } = await leftWithFactor(owner);
	await showPassword(request, email);
	for (let index = 0; index < 12; index++) {
		const answer = await showCode(request, String(index).padStart(6, "0"));
		expect(answer.status()).toBe(index < 10 ? 400 : 429);
	}
	await expect.poll(async () => (await mailsTo(email, "factorGuessed")).length).toBe(1);
	const stranger = await visitor();
	await showPassword(stranger, email);
	for (const right of [codeOf(secret), recoveryCodes[0] ?? ""]) {
		const page = await readPage(await showCode(stranger, right));
		expect([page.status, page.description("code")]).toEqual([429, expect.stringContaining("wait an hour")]);
	}
	expect(await isIn(stranger)).toBe(false);
	expect(await mailsTo(email, "factorGuessed"), "one a day").toHaveLength(1);
	await showPassword(owner, email);
	expect((await showCode(owner, codeOf(secret))).status()).toBe(302);
	expect(await isIn(owner)).toBe(true);
});

test("the cookie between the steps is of one account, one password and ten minutes, and of no use elsewhere", async ({
	visitor,
	db,
}) => {
	const [mine, theirs] = [await leftWithFactor(await visitor()), await leftWithFactor(await visitor())];
	const stepOf = async (request: APIRequestContext) =>
		(await request.storageState()).cookies.find(({ name }) => name === "step")?.value ?? "";
	const attacker = await visitor();
	await showPassword(attacker, mine.email);
	const asOther = await showCode(attacker, codeOf(theirs.secret));
	expect(asOther.status(), "the code of another account").toBe(400);

	const step = await stepOf(attacker);
	const guest = await visitor();
	const asked = (cookie: string) =>
		guest.post("/portal/second-step", {
			form: { code: codeOf(mine.secret) },
			headers: { Cookie: cookie },
			maxRedirects: 0,
		});
	const flipped = step.slice(0, 30) + (step[30] === "A" ? "B" : "A") + step.slice(31);
	for (const forged of [`step=${flipped}`, `step=${step.slice(0, -10)}`, "step=x", `session=${step}`]) {
		const answer = await asked(forged);
		expect(answer.headers().location, forged).toContain("/portal/login");
	}
	for (const path of ["/portal/dashboard", "/portal/dashboard.data"]) {
		const answer = await guest.get(path, { headers: { Cookie: `session=${step}` }, maxRedirects: 0 });
		expect(answer.headers().location ?? (await answer.text())).toContain("/portal/login");
	}

	const { _id, passwordHash } = await accountOf(db, mine.email);
	await db.collection("accounts").updateOne({ _id }, { $set: { passwordHash: `${passwordHash}x` } });
	expect((await asked(`step=${step}`)).headers().location, "after a new password").toBe("/portal/login");
	await db.collection("accounts").updateOne({ _id }, { $set: { passwordHash, disabledAt: new Date() } });
	expect((await asked(`step=${step}`)).headers().location, "once disabled").toContain("/portal/login");
	expect(await db.collection("sessions").countDocuments({ accountId: _id })).toBe(0);
});

test("a mailed link and a new password do not let in without the code", async ({ request, visitor, db }) => {
	const { email, secret } = await leftWithFactor(await visitor());
	await request.post("/portal/reset", { form: { email } });
	await expect.poll(async () => (await mailsTo(email, "reset")).length).toBe(1);
	const link = /\/portal\/reset\/[\w-]{43}/.exec(readMail((await mailsTo(email, "reset"))[0] ?? "").text);
	await request.get(link?.[0] ?? "");
	const chosen = "mot-mat-khau-moi-2026";
	const form = { password: chosen, confirmPassword: chosen };
	const saved = await request.post("/portal/new-password", { form, maxRedirects: 0 });
	expect(saved.headers().location).toContain("/portal/second-step");
	expect(await isIn(request)).toBe(false);
	expect((await showCode(request, codeOf(secret))).headers().location).toBe("/portal/dashboard");
	expect(await isIn(request)).toBe(true);
	const { _id } = await accountOf(db, email);
	expect(await db.collection("sessions").countDocuments({ accountId: _id })).toBe(1);
});

test("turning it on, new codes and turning it off ask who one is, and a mail tells", async ({
	request,
	db,
}) => {
	const email = await enter({ request });
	await forgetProof(db, email);
	const page = await readPage(await request.post("/portal/factor", { form: {} }));
	expect([page.status, page.description("proof")]).toEqual([
		400,
		expect.stringContaining("Please enter your password"),
	]);
	const wrong = await readPage(await request.post("/portal/factor", { form: { proof: "khong-phai" } }));
	expect(wrong.description("proof")).toContain("This password or code is wrong.");
	expect(wrong.html).not.toContain("khong-phai");
	expect((await accountOf(db, email)).factorOffer).toBeUndefined();
	await request.post("/portal/factor", { form: { proof: password } });
	const { secret, recoveryCodes } = await addFactor({ request });
	await expect.poll(async () => (await mailsTo(email, "factorAdded")).length).toBe(1);

	await forgetProof(db, email);
	expect((await readPage(await request.get("/portal/factor/codes"))).main).toContain("Your password");
	const used = codeOf(secret);
	const renewed = await readPage(await request.post("/portal/factor/codes", { form: { proof: used } }));
	expect(renewed.heading).toBe("Keep these 10 recovery codes safe");
	expect(renewed.main).not.toContain(recoveryCodes[0]);

	const off = (code: string) => request.post("/portal/factor/off", { form: { code }, maxRedirects: 0 });
	for (const code of [password, used, recoveryCodes[0] ?? ""]) {
		expect((await off(code)).status(), "no right code, one that was used, an old recovery code").toBe(400);
	}
	expect((await off(codeOf(secret, 1))).headers().location).toBe("/portal/factor");
	await expect.poll(async () => (await mailsTo(email, "factorRemoved")).length).toBe(1);
	const { text } = readMail((await mailsTo(email, "factorRemoved"))[0] ?? "");
	expect(text).toContain(`Two-step login was turned off for ${email}`);
	expect((await accountOf(db, email)).factor).toBeUndefined();
});

test("an administrator takes the factor off who has lost it, after showing who they are", async ({
	request,
	visitor,
	db,
}) => {
	const person = await visitor();
	const { email } = await leftWithFactor(person);
	const { _id } = await accountOf(db, email);
	const address = `/portal/staff/${_id}/factor`;
	await enter({ request });
	expect((await request.post(address, { form: { proof: password } })).status()).toBe(403);
	const admin = await visitor();
	await enterAsAdmin({ request: admin });
	expect((await readPage(await admin.get(`/portal/staff/${_id}`))).main).toContain("Take it off for them");
	const answer = await admin.post(address, { form: { proof: "" }, maxRedirects: 0 });
	expect(answer.headers().location).toBe("/portal/staff");
	expect((await accountOf(db, email)).factor).toBeUndefined();
	await expect.poll(async () => (await mailsTo(email, "factorTakenOff")).length).toBe(1);
	expect((await admin.get(address)).status()).toBe(404);
	expect((await showPassword(person, email)).headers().location).toBe("/portal/dashboard");
});

test("roles and exports ask again after ten minutes, keep what was chosen, and go on", async ({
	request,
	visitor,
	db,
	baseURL,
}) => {
	const email = await enter({ request: await visitor() });
	const admin = await enter({ request });
	await db.collection("users").updateOne({ email: admin }, { $set: { role: "admin" } });
	const address = `/portal/staff/${(await accountOf(db, email))._id}`;
	expect((await readPage(await request.get(address))).main).not.toContain("Your password");
	await forgetProof(db, admin);
	expect((await readPage(await request.get(address))).main).toContain("Your password");
	const change = { role: "admin", access: "active" };
	const asked = await readPage(await request.post(address, { form: change }));
	expect([asked.status, asked.description("proof")]).toEqual([400, expect.stringContaining("your password")]);
	expect(asked.html).toMatch(/<option value="admin" selected/);
	expect(await db.collection("users").findOne({ email })).toMatchObject({ role: "sales" });
	const done = await request.post(address, { form: { ...change, proof: password }, maxRedirects: 0 });
	expect(done.headers().location).toContain("/portal/staff");
	expect(await db.collection("users").findOne({ email })).toMatchObject({ role: "admin" });
	const again = { role: "sales", access: "active" };
	expect((await request.post(address, { form: again, maxRedirects: 0 })).status(), "for ten minutes").toBe(
		303,
	);

	await forgetProof(db, admin);
	const [file, list] = ["/portal/inquiries.csv?urgency=low", "/portal/dashboard?urgency=low"];
	const led = await request.get(file, { headers: { Referer: baseURL + list }, maxRedirects: 0 });
	const prove = led.headers().location ?? "";
	expect(prove).toBe(`/portal/prove?${new URLSearchParams({ returnTo: file, from: list })}`);
	expect((await readPage(await request.post(prove, { form: { proof: "khong-phai" } }))).status).toBe(400);
	const shown = await request.post(prove, { form: { proof: password }, maxRedirects: 0 });
	expect(shown.headers().location).toBe(prove);
	const page = await request.get(prove);
	expect(page.headers().refresh).toBe(`0; url=${file}`);
	expect((await readPage(page)).html).toContain(`href="${list}"`);
	expect((await request.get(file)).headers()["content-type"]).toContain("text/csv");
	const elsewhere = await request.get("/portal/prove?returnTo=//xau.example/x.csv&from=//xau.example", {
		maxRedirects: 0,
	});
	expect(elsewhere.headers().location).toBe("/portal/dashboard");
});

test("where a factor is on, six digits are looked at as its code alone; the password still does", async ({
	request,
	db,
}) => {
	const email = await enter({ request });
	const { secret } = await addFactor({ request });
	await forgetProof(db, email);
	const prove = "/portal/prove?returnTo=/portal/devices";
	const show = (proof: string) => request.post(prove, { form: { proof }, maxRedirects: 0 });
	expect((await show(codeOf(secret, -86_400))).status()).toBe(400);
	const lines = { "subject.id": String((await accountOf(db, email))._id), action: /Wrong$/ };
	expect(await db.collection("auditLines").distinct("action", lines)).toEqual(["codeWrong"]);
	expect((await show(password)).status()).toBe(303);
});

test("a session proves nothing of another session of the same person", async ({ request, visitor, db }) => {
	const email = await enter({ request });
	await forgetProof(db, email);
	const elsewhere = await visitor();
	await showPassword(elsewhere, email);
	expect((await elsewhere.get("/portal/inquiries.csv", { maxRedirects: 0 })).status()).toBe(200);
	expect((await request.get("/portal/inquiries.csv", { maxRedirects: 0 })).status()).toBe(302);
});

test.describe(() => {
	const strict = withOwnProduct({ SECOND_FACTOR: "all" });

	strict("where all have to have it, nothing opens before it is on", async ({ request }) => {
		await enter({ request });
		const at = new Reader(request);
		for (const place of ["/portal/dashboard", "/portal/requests", "/portal/password"]) {
			await at.open(place);
			expect(at.place).toBe("/portal/factor");
		}
		expect(at.page.main).toContain("Your firm asks for two-step login.");
		expect(at.page.$("nav[aria-label=Portal]")).toHaveLength(0);
		await at.press("Turn on two-step login");
		await at.press("Confirm and turn on", { code: codeOf(secretOn(at.page.main)) });
		await at.follow("They are safe, go to the portal");
		expect(at.place).toBe("/portal/dashboard");
		await at.open("/portal/factor/off");
		expect(at.page.main).toContain("you have to turn it on again");
	});
});
