import type { Connection } from "mongoose";
import type { APIRequestContext } from "playwright/test";
import { type Lies, SoftwarePasskey } from "#tests/support/authenticator.ts";
import { addFactor } from "#tests/support/factor.ts";
import { expect, readPage, test } from "#tests/support/http.ts";
import { mailsTo } from "#tests/support/mail-folder.ts";
import { readMail } from "#tests/support/mailbox.ts";
import {
	addPasskey,
	answerWith,
	askForPasskey,
	logInWith,
	offerPasskey,
	sendPasskey,
	testOrigin,
	userOf,
} from "#tests/support/passkeys.ts";
import { enter, enterAsAdmin } from "#tests/support/portal.ts";
import { Reader } from "#tests/support/reader.ts";
import { password } from "#tests/support/staff-accounts.ts";

async function accountOf(db: Connection, email: string) {
	const account = await db.collection("accounts").findOne({ email });
	if (!account) throw new Error(`${email} has no account`);
	return account;
}

const isIn = async (request: APIRequestContext) =>
	(await request.get("/portal/devices", { maxRedirects: 0 })).status() === 200;

/** Somebody with a passkey, in a browser that they have left. */
async function leftWithPasskey(request: APIRequestContext, db: Connection) {
	const email = await enter({ request });
	const id = String((await accountOf(db, email))._id);
	const passkey = await addPasskey(request, id);
	await request.post("/portal/logout", { form: {} });
	return { email, id, passkey };
}

/** Why it was refused. */
async function codeOf(answer: Awaited<ReturnType<typeof answerWith>>): Promise<string | undefined> {
	const reply = await answer.json();
	return reply.result?.error?.[""]?.[0];
}

test("a passkey opens what was asked for, stands for password and code, and a mail tells of the new device", async ({
	visitor,
	db,
}) => {
	const owner = await visitor();
	const email = await enter({ request: owner });
	await addFactor({ request: owner });
	const { _id } = await accountOf(db, email);
	const passkey = await addPasskey(owner, String(_id), "Máy ở\r\nnhà");
	const stranger = await visitor();
	const answer = await logInWith(stranger, passkey, {}, "?returnTo=%2Fportal%2Finquiry%3Frequest%3Dx");
	expect([answer.status(), answer.headers().location]).toEqual([302, "/portal/inquiry?request=x"]);
	expect(await isIn(stranger)).toBe(true);
	await expect.poll(async () => (await mailsTo(email, "newDevice")).length).toBe(1);
	await expect.poll(async () => (await mailsTo(email, "passkeyAdded")).length).toBe(1);
	expect(readMail((await mailsTo(email, "passkeyAdded"))[0] ?? "").text).toContain("“Máy ở nhà”");

	await logInWith(stranger, passkey);
	expect(await mailsTo(email, "newDevice"), "known by now").toHaveLength(1);
	const away = await logInWith(await visitor(), passkey, {}, "?returnTo=//evil.example");
	expect(away.headers().location).toBe("/portal/dashboard");
	const lines = await db.collection("auditLines").find({ byId: _id }).toArray();
	const actions = lines.map(({ action }) => action);
	expect(actions.filter((action) => action === "passkeyAdded")).toHaveLength(1);
	expect(actions.filter((action) => action === "signedIn").length).toBeGreaterThanOrEqual(3);
	const { passkeys } = await accountOf(db, email);
	expect(passkeys).toMatchObject([{ counter: 0, transports: ["internal"], lastUsedAt: expect.any(Date) }]);
});

test("an answer sent twice, and ten times at once, opens once", async ({ visitor, db }) => {
	const { passkey } = await leftWithPasskey(await visitor(), db);
	const request = await visitor();
	const answer = passkey.answer(await askForPasskey(request));
	const answers = await Promise.all(Array.from({ length: 10 }, () => answerWith(request, answer)));
	expect(answers.filter((each) => each.status() === 302)).toHaveLength(1);
	const late = await visitor();
	expect(await codeOf(await answerWith(late, answer))).toBe("unknown");
	expect(await isIn(late)).toBe(false);
});

const lies: [string, Lies][] = [
	["of another site", { origin: "http://evil.example" }],
	["for another site", { rpId: "evil.example" }],
	["of nobody verified", { isVerified: false }],
	["of another ceremony", { type: "webauthn.create" }],
	["to a challenge of its own", { challenge: "A".repeat(43) }],
	["forged", { isForged: true }],
];

for (const [name, lie] of lies) {
	test(`an answer ${name} opens nothing, and adds nothing`, async ({ visitor, db }) => {
		const owner = await visitor();
		const { email, id, passkey } = await leftWithPasskey(owner, db);
		const stranger = await visitor();
		const answer = await logInWith(stranger, passkey, lie);
		expect([answer.status(), await codeOf(answer)]).toEqual([400, "unknown"]);
		expect(await isIn(stranger)).toBe(false);
		if (lie.isForged) return;

		await owner.post("/portal/login", { form: { email, password } });
		const another = new SoftwarePasskey(testOrigin());
		const type = lie.type && "webauthn.get";
		const made = another.make({ ...(await offerPasskey(owner)), user: userOf(id) }, { ...lie, type });
		const added = await sendPasskey(owner, made);
		expect(added.status()).toBe(400);
		expect((await accountOf(db, email)).passkeys).toHaveLength(1);
	});
}

test("a forwarded host makes no other site of this one", async ({ visitor, db }) => {
	const { passkey } = await leftWithPasskey(await visitor(), db);
	const request = await visitor();
	const headers = { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https" };
	const asked = await request.post("/portal/login/passkey", { form: {}, headers });
	expect((await asked.json()).done.rpId).toBe("127.0.0.1");
	const answer = passkey.answer(await askForPasskey(request), { origin: "https://evil.example" });
	const form = { response: JSON.stringify(answer) };
	expect((await request.post("/portal/login/passkey", { form, headers, maxRedirects: 0 })).status()).toBe(
		400,
	);
});

test("another's offer, name or passkey is of no use", async ({ visitor, db }) => {
	const [one, other] = [await visitor(), await visitor()];
	const { email, id, passkey } = await leftWithPasskey(one, db);
	const thief = await enter({ request: other });
	await one.post("/portal/login", { form: { email, password } });
	const offered = await offerPasskey(one);
	const mine = new SoftwarePasskey(testOrigin());
	expect((await sendPasskey(other, mine.make({ ...offered, user: userOf(id) }))).status()).toBe(400);
	const copy = new SoftwarePasskey(testOrigin(), passkey.id);
	const ofThief = userOf(String((await accountOf(db, thief))._id));
	expect(
		(await sendPasskey(other, copy.make({ ...(await offerPasskey(other)), user: ofThief }))).status(),
	).toBe(400);
	expect((await accountOf(db, thief)).passkeys).toBeUndefined();
	const stranger = await visitor();
	expect(await codeOf(await logInWith(stranger, passkey, { userHandle: ofThief.id }))).toBe("unknown");

	const remove = `/portal/factor/passkey/remove?${new URLSearchParams({ passkey: passkey.id })}`;
	const answer = await other.post(remove, { form: {}, maxRedirects: 0 });
	expect(answer.headers().location).toBe("/portal/factor");
	expect((await accountOf(db, email)).passkeys).toHaveLength(1);
});

test("what is no answer at all is refused, and nothing breaks", async ({ visitor, db }) => {
	const request = await visitor();
	const email = await enter({ request });
	const long = { id: "A".repeat(2000), rawId: "A", type: "public-key", response: {} };
	for (const response of [
		"{",
		"null",
		"[]",
		"{}",
		'{"id":{"$ne":1}}',
		JSON.stringify(long),
		"x".repeat(59_000),
	]) {
		const answer = await (await visitor()).post("/portal/login/passkey", { form: { response } });
		expect([answer.status(), await codeOf(answer)]).toEqual([400, "unknown"]);
		const added = await request.post("/portal/factor/passkey", { form: { name: "x", response } });
		expect(added.status()).toBe(400);
	}
	expect((await accountOf(db, email)).passkeys).toBeUndefined();
	const elsewhere = await request.post("/portal/login/passkey", {
		form: {},
		headers: { Origin: "http://evil.example" },
	});
	expect(elsewhere.status()).toBe(403);
});

test("after ten wrong answers the right one is refused, too", async ({ visitor, db }) => {
	const { passkey } = await leftWithPasskey(await visitor(), db);
	const request = await visitor();
	for (let index = 0; index < 12; index++) {
		const answer = await logInWith(request, passkey, { isForged: true });
		expect(answer.status()).toBe(index < 10 ? 400 : 429);
	}
	const right = await logInWith(await visitor(), passkey);
	expect([right.status(), await codeOf(right)]).toEqual([429, "tries"]);
});

test("a disabled account is told so, and one that waits gets to the waiting page", async ({
	visitor,
	db,
}) => {
	const { email, passkey } = await leftWithPasskey(await visitor(), db);
	const change = (update: object) => db.collection("accounts").updateOne({ email }, update);
	await change({ $set: { disabledAt: new Date() } });
	const refused = await logInWith(await visitor(), passkey);
	expect([refused.status(), await codeOf(refused)]).toEqual([403, "disabled"]);
	const waiting = { since: new Date(), language: "vi" };
	await change({ $unset: { disabledAt: 1 }, $set: { waiting } });
	const request = await visitor();
	expect((await logInWith(request, passkey)).headers().location).toBe("/portal/dashboard");
	const next = await request.get("/portal/dashboard", { maxRedirects: 0 });
	expect(next.headers().location).toBe("/portal/waiting");
});

test("adding and removing ask who one is, and a mail tells", async ({ request, db }) => {
	const email = await enter({ request });
	const { _id } = await accountOf(db, email);
	const forgetProof = () =>
		db.collection("sessions").updateMany({ accountId: _id }, { $set: { provenAt: new Date(0) } });
	await forgetProof();
	for (const proof of ["", "khong-phai"]) {
		const { status, challenge, html } = await offerPasskey(request, { proof });
		expect([status, challenge]).toEqual([400, ""]);
		expect(html).not.toContain("khong-phai");
	}
	expect((await offerPasskey(request, { proof: password })).challenge).toMatch(/^[\w-]{43,}$/);
	const passkey = await addPasskey(request, String(_id));

	await forgetProof();
	const remove = `/portal/factor/passkey/remove?${new URLSearchParams({ passkey: passkey.id })}`;
	const asked = await readPage(await request.post(remove, { form: { proof: "khong-phai" } }));
	expect([asked.status, asked.description("proof")]).toEqual([
		400,
		expect.stringContaining("This password or code is wrong."),
	]);
	expect((await accountOf(db, email)).passkeys).toHaveLength(1);
	const done = await request.post(remove, { form: { proof: password }, maxRedirects: 0 });
	expect(done.headers().location).toBe("/portal/factor");
	await expect.poll(async () => (await mailsTo(email, "passkeyRemoved")).length).toBe(1);
	expect((await accountOf(db, email)).passkeys).toEqual([]);
});

test("without scripts the page says what passkeys need, and one is removed all the same", async ({
	request,
	db,
}) => {
	const email = await enter({ request });
	await addPasskey(request, String((await accountOf(db, email))._id), "Máy ở nhà");
	const at = new Reader(request);
	for (const place of ["/portal/factor/passkey", "/portal/factor"]) {
		await at.open(place);
		expect(at.page.main).toContain("Passkeys need JavaScript and a browser that knows them.");
	}
	await at.follow("Remove Máy ở nhà");
	await at.press("Remove the passkey");
	expect(at.page.main).toContain("The passkey is removed.");
});

test("an administrator takes passkeys off who has only them", async ({ visitor, db }) => {
	const { email, id, passkey } = await leftWithPasskey(await visitor(), db);
	const admin = await visitor();
	await enterAsAdmin({ request: admin });
	const page = await readPage(await admin.get(`/portal/staff/${id}`));
	expect(page.main).toContain("Passkeys: 1.");
	const answer = await admin.post(`/portal/staff/${id}/factor`, { form: { proof: "" }, maxRedirects: 0 });
	expect(answer.headers().location).toBe("/portal/staff");
	await expect.poll(async () => (await mailsTo(email, "factorTakenOff")).length).toBe(1);
	expect((await accountOf(db, email)).passkeys).toBeUndefined();
	expect(await codeOf(await logInWith(await visitor(), passkey))).toBe("unknown");
	expect((await admin.get(`/portal/staff/${id}/factor`)).status()).toBe(404);
});
