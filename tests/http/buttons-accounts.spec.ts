import { codeOf, recoveryCodesOn, secretOn } from "#tests/support/factor.ts";
import { expect, test, unique } from "#tests/support/http.ts";
import { linkMailedTo } from "#tests/support/mail-folder.ts";
import { enter, enterAgain, enterAsAdmin, store, storedInquiry } from "#tests/support/portal.ts";
import { Reader } from "#tests/support/reader.ts";
import { password } from "#tests/support/staff-accounts.ts";

// Each form of the accounts as its own page has it, sent by its own button, without JavaScript.

const newPassword = "mot-mat-khau-moi-2026";

test("who signs up is told what is wrong, gets to what was asked for, and is asked again once logged out", async ({
	request,
	visitor,
	db,
}) => {
	const taken = await enter({ request: await visitor() });
	const at = new Reader(request);
	await at.open("/portal/inquiry");
	expect(at.place).toBe("/portal/login?returnTo=%2Fportal%2Finquiry");
	await at.follow("No account yet? Sign up");
	expect(at.place).toBe("/portal/signup?returnTo=%2Fportal%2Finquiry");
	expect(at.page.description("password")).toMatch(/^At least 6 characters\./);
	const wrong = { email: "khong-phai-email", password: "12345", confirmPassword: "12345" };
	await at.press("Sign up", wrong);
	for (const said of [
		"Please enter your full name",
		"Invalid email address.",
		"Password must be at least 6 characters",
	])
		expect(at.page.refusal).toContain(said);
	expect([at.page.value("email"), at.page.value("password")]).toEqual([wrong.email, ""]);
	const right = { fullName: "Trần Văn Bình", email: taken, password };
	await at.press("Sign up", { ...right, confirmPassword: "khac-hẳn-2026" });
	expect(at.page.description("confirmPassword")).toContain("Passwords do not match");
	await at.press("Sign up", { ...right, confirmPassword: password });
	expect(at.page.description("email")).toContain("This email is already registered.");
	const email = `rep-${unique()}@may-erp.example`;
	await at.press("Sign up", { email, password, confirmPassword: password });
	expect(at.place).toBe("/portal/inquiry");
	expect(await db.collection("users").findOne({ email })).toMatchObject({ role: "sales" });

	await at.press("Log out");
	expect(at.place).toBe("/portal/login");
	await at.open("/portal/inquiry");
	await at.press("Log in", { email, password: "sai-mat-khau" });
	expect(at.page.refusal).toContain("Failed to log in. Please check your credentials.");
	expect(at.page.value("email")).toBe(email);
	await at.press("Log in", { password });
	expect(at.place).toBe("/portal/inquiry");
	await at.press("Tiếng Việt");
	expect(at.page.$("html").attr("lang")).toBe("vi");
	expect(at.place).toBe("/portal/inquiry");
});

test("a forgotten password is replaced, then changed; devices are signed out, one and all", async ({
	request,
	visitor,
	db,
}) => {
	const email = await enter({ request: await visitor() });
	const at = new Reader(request);
	await at.open("/portal/login");
	await at.follow("Forgot your password?");
	await at.press("Ask for a link");
	expect(at.page.description("email")).toBe("Please enter an email address");
	await at.press("Ask for a link", { email });
	expect(at.page.main).toContain(`If ${email} has an account`);
	const link = await linkMailedTo(email, "reset");
	await at.open(link);
	expect(at.place).toBe("/portal/new-password");
	await at.press("Save and log in", { password: "iloveyou", confirmPassword: "iloveyou" });
	expect(at.page.description("password")).toContain("Everybody who guesses passwords");
	await at.press("Save and log in", { password: newPassword, confirmPassword: newPassword });
	expect(at.place).toBe("/portal/dashboard");
	const other = new Reader(await visitor());
	await other.open(link);
	expect(other.page.heading).toBe("This link does not work any more");
	await other.follow("Ask for a new link");
	expect(other.place).toBe("/portal/reset");

	await at.open("/portal/password");
	await at.press("Change password", { current: "sai", password, confirmPassword: password });
	expect(at.page.description("current")).toContain("This is not your current password");
	await at.press("Change password", { current: newPassword, password, confirmPassword: password });
	expect(at.page.main).toContain("Your password is changed. Every other device is logged out.");

	const phone = await visitor({ userAgent: "Mozilla/5.0 (iPhone) Version/18.5 Safari/604.1" });
	await enterAgain({ request: phone }, email);
	await at.open("/portal/devices");
	expect(at.page.main.match(/This device/g)).toHaveLength(1);
	await at.press(/^Log out: Safari · iPhone/);
	expect(at.page.main).toContain("That device is logged out.");
	expect((await phone.get("/portal/dashboard", { maxRedirects: 0 })).status()).toBe(302);
	await at.press("Log out everywhere");
	expect(at.place).toBe("/portal/login");
	const account = await db.collection("accounts").findOne({ email });
	expect(await db.collection("sessions").countDocuments({ accountId: account?._id })).toBe(0);
});

test("reminders and demos are on at first, and turned off and on by their boxes", async ({ request, db }) => {
	const email = await enter({ request });
	const at = new Reader(request);
	await at.open("/portal/devices");
	await at.follow("Reminders and demos");
	// With mail: tests/http/accounts-confirm.spec.ts.
	expect(at.page.main).toContain("This portal cannot send mail yet, so nothing comes.");
	expect(at.page.$("main [type=checkbox]:checked")).toHaveLength(2);
	for (const [ticked, stored] of [
		["", false],
		["on", true],
	] as const) {
		await at.press("Save", { digest: ticked, takesDemos: ticked });
		expect(at.page.main).toContain("Saved.");
		const account = await db.collection("accounts").findOne({ email });
		expect(account).toMatchObject({ digest: stored, takesDemos: stored });
	}
});

test("two-step login is turned on, asked for, opened by a recovery code, and turned off", async ({
	request,
}) => {
	const email = await enter({ request });
	const at = new Reader(request);
	await at.open("/portal/factor");
	await at.press("Turn on two-step login");
	const secret = secretOn(at.page.main);
	await at.press("Confirm and turn on", { code: "000000" });
	expect(at.page.description("code")).toContain("This code is wrong");
	expect(secretOn(at.page.main), "the secret stays the same").toBe(secret);
	await at.press("Confirm and turn on", { code: codeOf(secret) });
	expect(at.page.heading).toBe("Keep these 10 recovery codes safe");
	const codes = recoveryCodesOn(at.page.main);
	await at.follow("They are safe, go to the portal");
	await at.press("Log out");

	await at.open("/portal/inquiry");
	await at.press("Log in", { email, password });
	expect(at.page.heading).toBe("Enter your verification code");
	await at.press("Log in", { code: "000000" });
	expect(at.page.description("code")).toContain("This code is wrong");
	await at.press("Log in", { code: codeOf(secret, 1) });
	expect(at.place).toBe("/portal/inquiry");
	await at.press("Log out");
	await at.press("Log in", { email, password });
	await at.follow("No phone at hand? Use a recovery code");
	await at.press("Log in", { code: codes[7] ?? "" });
	expect(at.place).toBe("/portal/dashboard");

	await at.open("/portal/factor");
	expect(at.page.main).toContain("9 recovery codes are left.");
	await at.follow("Make new recovery codes");
	await at.press("Make 10 new codes");
	const [fresh = ""] = recoveryCodesOn(at.page.main);
	await at.open("/portal/factor/off");
	await at.press("Turn off", { code: fresh });
	expect(at.page.main).toContain("Two-step login is off.");
});

test("an administrator invites, sends again and withdraws; who is invited chooses a password", async ({
	request,
	visitor,
	db,
}) => {
	await enterAsAdmin({ request });
	const [email, other] = [`linh-${unique()}@gmail.com`, `an-${unique()}@gmail.com`];
	const at = new Reader(request);
	await at.open("/portal/staff");
	await at.follow("Invite colleagues");
	await at.press("Invite", { email: other });
	await at.press(`Withdraw: ${other}`);
	expect(at.page.main).toContain("Withdrawn.");
	await at.press("Invite", { email, role: "Administrator" });
	expect(at.page.main).toContain(`Mails do not leave this portal: give ${email} this link.`);
	await at.press("Invite", { email: email.toUpperCase() });
	expect(at.page.description("email")).toContain("invited already");
	await at.press(`Invite again: ${email}`);
	expect(at.page.main).toContain(`give ${email} this link`);

	const guest = new Reader(await visitor());
	await guest.open(await linkMailedTo(email, "invite"));
	expect(guest.page.main).toContain(`Account: ${email}`);
	const answers = { fullName: "Võ Khánh Linh", password, confirmPassword: password };
	await guest.press("Create the account", { ...answers, fullName: "" });
	expect(guest.page.description("fullName")).toBe("Please enter your full name");
	await guest.press("Create the account", answers);
	expect(guest.place).toBe("/portal/dashboard");
	expect(await db.collection("users").findOne({ email })).toMatchObject({ role: "admin" });
});

test("an administrator lets one who waits in, and refuses another", async ({ request, visitor, db }) => {
	const [person, stranger] = [await visitor(), await visitor()];
	const [email, away] = [await enter({ request: person }), await enter({ request: stranger })];
	const waiting = { since: new Date(), language: "en" };
	await db.collection("accounts").updateMany({ email: { $in: [email, away] } }, { $set: { waiting } });
	const theirs = new Reader(person);
	await theirs.open("/portal/dashboard");
	expect(theirs.page.heading).toBe("Your account waits for approval");
	await enterAsAdmin({ request });
	const at = new Reader(request);
	await at.open(`/portal/staff?q=${email}`);
	await at.press(`Approve: Trần Văn Bình, ${email}`);
	expect(at.page.main).toContain("Approved.");
	await at.open(`/portal/staff?q=${away}`);
	await at.follow(`Refuse: Trần Văn Bình, ${away}`);
	await at.press("Refuse");
	expect(at.page.main).toContain("Refused, and the account is deleted");
	expect(await db.collection("accounts").countDocuments({ email: away })).toBe(0);
	await theirs.open("/portal/waiting");
	expect(theirs.place).toBe("/portal/dashboard");
});

test("a change of role asks again who one is; a factor is taken off; a disabled colleague's work has an heir", async ({
	request,
	visitor,
	db,
}) => {
	const person = { request: await visitor() };
	const name = `Bình ${unique()}`;
	const email = await enter(person, name);
	const id = await store(person, db);
	const theirs = new Reader(person.request);
	await theirs.open("/portal/factor");
	await theirs.press("Turn on two-step login");
	await theirs.press("Confirm and turn on", { code: codeOf(secretOn(theirs.page.main)) });
	const heir = `Đỗ Hải ${unique()}`;
	const heirEmail = await enter({ request: await visitor() }, heir);
	const admin = await enter({ request });
	await db.collection("users").updateOne({ email: admin }, { $set: { role: "admin" } });
	const { _id: accountId } = (await db.collection("accounts").findOne({ email: admin })) ?? {};
	const { _id } = (await db.collection("accounts").findOne({ email })) ?? {};

	const at = new Reader(request);
	await at.open(`/portal/staff/${_id}`);
	await db.collection("sessions").updateMany({ accountId }, { $set: { provenAt: new Date(0) } });
	await at.press("Save", { role: "Administrator" });
	expect(at.page.description("proof")).toContain("Please enter your password");
	expect(at.page.value("role")).toBe("admin");
	await at.press("Save", { proof: password });
	expect(at.page.main).toContain(`${name}: saved.`);
	expect(await db.collection("users").findOne({ email })).toMatchObject({ role: "admin" });

	await at.open(`/portal/staff/${_id}`);
	await at.follow("Take it off for them");
	await at.press("Turn two-step login off");
	expect(at.page.main).toContain(`${name}: saved.`);

	await at.open(`/portal/staff/${_id}`);
	await at.press("Save", { access: "Disabled" });
	expect(at.page.description("heir")).toContain("1 inquiries and 0 leads stay open with nobody in charge");
	await at.press("Save", { heir });
	expect(at.page.main).toContain(`${name}: disabled. Handed over to ${heir}: 1 inquiries and 0 leads.`);
	expect(await storedInquiry(db, id)).toMatchObject({ salesRepName: heirEmail });
});
