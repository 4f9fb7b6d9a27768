import mongoose from "mongoose";
import { makeLink } from "#tests/abuse/staff.ts";
import { expect, readPage, test, unique } from "#tests/support/http.ts";
import { enter, enterAgain } from "#tests/support/portal.ts";
import { password } from "#tests/support/staff-accounts.ts";

test("who invites, approves or refuses long after signing in shows again who they are", async ({
	request,
	visitor,
	db,
}) => {
	const email = `boss-${unique()}@may-erp.example`;
	const person = { fullName: "Lê Thị Mây", email, password, confirmPassword: password };
	await request.post("/portal/signup", { form: person });
	await db.collection("users").updateOne({ email }, { $set: { role: "admin" } });
	const account = await db.collection("accounts").findOne({ email });
	const waiting = { email: `cho-${unique()}@gmail.com`, fullName: "Lê An" };
	await (await visitor()).post("/portal/signup", { form: { ...person, ...waiting } });
	const { email: theirs } = waiting;
	const since = { waiting: { since: new Date(), language: "en" } };
	const them = await db.collection("accounts").findOneAndUpdate({ email: theirs }, { $set: since });
	const later = () =>
		db
			.collection("sessions")
			.updateMany({ accountId: account?._id }, { $set: { provenAt: new Date(Date.now() - 601_000) } });

	await later();
	const invited = { email: `moi-${unique()}@gmail.com`, role: "admin" };
	const invite = (proof?: string) =>
		request.post("/portal/staff/invitations", {
			form: { ...invited, ...(proof !== undefined && { proof }) },
			maxRedirects: 0,
		});
	for (const proof of [undefined, "", "sai-mat-khau"]) {
		const page = await readPage(await invite(proof));
		expect([page.status, page.value("email")]).toEqual([400, invited.email]);
	}
	expect(await db.collection("invitations").countDocuments({ email: invited.email })).toBe(0);
	const place = `/portal/staff/waiting/${them?._id}`;
	const decide = async (how: string) =>
		(await request.post(`${place}/${how}`, { form: { pressed: "yes" }, maxRedirects: 0 })).headers().location;
	for (const how of ["approve", "refuse"]) expect(await decide(how)).toMatch(/^\/portal\/prove\?/);
	expect(await db.collection("accounts").findOne({ email: theirs })).toMatchObject(since);

	expect((await invite(password)).headers().location).toMatch(/^\/portal\/staff\/invitations\?sent=/);
	expect(await decide("approve")).toBe("/portal/staff");
	expect(await db.collection("accounts").findOne({ email: theirs })).not.toHaveProperty("waiting");
	const again = await visitor();
	await enterAgain({ request: again }, theirs);
	expect((await again.get("/portal/dashboard", { maxRedirects: 0 })).status()).toBe(200);

	await later();
	const invitation = await db.collection("invitations").findOne({ email: invited.email });
	const sentAgain = async () => {
		const form = { change: "resend" };
		const at = `/portal/staff/invitations/${invitation?._id}`;
		return (await request.post(at, { form, maxRedirects: 0 })).headers().location ?? "";
	};
	const asked = await sentAgain();
	expect(asked).toMatch(/^\/portal\/prove\?/);
	expect(await db.collection("invitations").findOne({ email: invited.email })).toEqual(invitation);
	const back = await request.post(asked, { form: { proof: password } });
	expect(await back.text()).toContain("Please press the button once more.");
	expect(await sentAgain()).toMatch(/^\/portal\/staff\/invitations\?sent=/);
});

test("an invitation says for whom it is, and logs nobody out who waits with another address", async ({
	request,
	visitor,
	db,
}) => {
	const invite = async (email: string) => {
		const _id = new mongoose.Types.ObjectId();
		await db.collection("invitations").insertOne({ _id, email, role: "sales", sentAt: new Date() });
		return `/portal/invite/${await makeLink(db, "accept-invitation", email)}`;
	};
	const invited = `moi-${unique()}@congty.vn`;
	const link = await invite(invited);
	const guest = await readPage(await (await visitor()).get(link));
	expect(guest.main).toContain(`Account: ${invited} Role: Sales Representative Not your email?`);

	const waiting = await enter({ request });
	const since = { waiting: { since: new Date(), language: "en" } };
	await db.collection("accounts").updateOne({ email: waiting }, { $set: since });
	expect((await readPage(await request.get(await invite(waiting)))).main).not.toContain("You are logged in");
	const page = await readPage(await request.get(link));
	expect(page.main).toContain(`You are logged in here as ${waiting}, and you stay so.`);
	const form = { fullName: "Lê An", password, confirmPassword: password };
	const after = await readPage(await request.post("/portal/invited", { form }));
	expect(after.heading).toBe("Your account waits for approval");
	expect(await db.collection("accounts").countDocuments({ email: invited })).toBe(1);
});

test("an invitation that never was, or is no form of ours, changes nothing", async ({ request, db }) => {
	const email = `boss-${unique()}@may-erp.example`;
	const person = { fullName: "Lê Thị Mây", email, password, confirmPassword: password };
	await request.post("/portal/signup", { form: person });
	await db.collection("users").updateOne({ email }, { $set: { role: "admin" } });
	const invited = `${unique()}@congty.vn`;
	const post = async (place: string, form: Record<string, string>) => {
		const answer = await request.post(`/portal/staff/${place}`, { form, maxRedirects: 0 });
		const { location } = answer.headers();
		return location === undefined ? answer.status() : (await readPage(await request.get(location))).main;
	};
	const never = String(new mongoose.Types.ObjectId());
	for (const change of ["resend", "withdraw"]) {
		for (const id of [never, "x"]) {
			expect(await post(`invitations/${id}`, { change })).toContain("This invitation is gone");
		}
	}
	for (const how of ["approve", "refuse"]) {
		expect(await post(`waiting/${never}/${how}`, { pressed: "yes" })).toContain("does not wait any more");
		expect(await post(`waiting/x/${how}`, { pressed: "yes" })).toContain("does not wait any more");
	}
	for (const form of [
		{ email: "khong-phai", role: "sales" },
		{ email: invited, role: "boss" },
		{ email: invited },
	] as Record<string, string>[]) {
		expect(await post("invitations", form)).toBe(400);
	}
	expect(await post(`invitations/${never}`, { change: "accept" })).toBe(400);
	expect(await db.collection("invitations").countDocuments({ email: invited })).toBe(0);
});
