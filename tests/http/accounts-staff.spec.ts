import { expect, readPage, test, unique } from "#tests/support/http.ts";
import { enter, enterAgain, enterAsAdmin } from "#tests/support/portal.ts";
import { adminEmail, password } from "#tests/support/staff-accounts.ts";

test("who is made an administrator, a representative again and disabled feels it at the next request", async ({
	request,
	visitor,
	db,
}) => {
	const [admin, person] = [request, await visitor()];
	await enterAsAdmin({ request: admin });
	const email = await enter({ request: person });
	const account = () => db.collection("accounts").findOne({ email });
	const address = `/portal/staff/${(await account())?._id}`;
	const change = async (form: { role: string; access: string }) => {
		const answer = await admin.post(address, { form, maxRedirects: 0 });
		expect(answer.headers().location).toContain("/portal/staff");
	};
	const ask = async (place: string) => person.get(place, { maxRedirects: 0 });
	const refused = "Failed to log in. Please check your credentials.";

	expect((await ask("/portal/staff")).status()).toBe(403);
	await change({ role: "admin", access: "active" });
	expect((await readPage(await ask("/portal/staff"))).heading).toBe("Staff");
	await change({ role: "sales", access: "active" });
	for (const place of ["/portal/staff", "/portal/staff.data"]) {
		expect((await ask(place)).status()).toBe(403);
	}
	expect((await ask("/portal/dashboard")).status()).toBe(200);

	await change({ role: "sales", access: "disabled" });
	expect(await account()).toMatchObject({ disabledAt: expect.any(Date) });
	expect(await db.collection("sessions").countDocuments({ accountId: (await account())?._id })).toBe(0);
	expect((await ask("/portal/inquiry")).headers().location).toMatch(/^\/portal\/login/);
	const form = { email, password };
	expect((await readPage(await person.post("/portal/login", { form }))).refusal).toBe(refused);

	await change({ role: "sales", access: "active" });
	await enterAgain({ request: person }, email);
	expect((await ask("/portal/dashboard")).status()).toBe(200);
});

test("nobody changes their own account, and a representative nobody's", async ({ request, visitor, db }) => {
	const representative = await visitor();
	const email = await enter({ request: representative });
	expect(await (await representative.get("/portal/dashboard")).text()).not.toContain("/portal/staff");
	const rep = await db.collection("accounts").findOne({ email });
	const admin = await db.collection("accounts").findOne({ email: adminEmail });
	const form = { role: "admin", access: "disabled" };
	for (const id of [rep?._id, admin?._id, "000000000000000000000000", "x"]) {
		expect((await representative.get(`/portal/staff/${id}`)).status()).toBe(403);
		expect((await representative.post(`/portal/staff/${id}`, { form })).status()).toBe(403);
	}

	const invited = { email: `moi-${unique()}@gmail.com`, role: "admin" };
	for (const [place, sent] of [
		["/portal/staff/invitations", invited],
		[`/portal/staff/invitations/${rep?._id}`, { change: "resend" }],
		[`/portal/staff/waiting/${rep?._id}/approve`, { pressed: "yes" }],
		[`/portal/staff/waiting/${rep?._id}/refuse`, { pressed: "yes" }],
	] as const) {
		expect((await representative.get(place)).status(), place).toBe(403);
		expect((await representative.post(place, { form: sent })).status(), place).toBe(403);
	}
	expect(await db.collection("invitations").countDocuments({ email: invited.email })).toBe(0);
	expect(await db.collection("accounts").countDocuments({ email })).toBe(1);

	await enterAsAdmin({ request });
	const own = await readPage(await request.get(`/portal/staff/${admin?._id}`));
	expect(own.main).toContain("This is your own account.");
	expect(own.main).not.toContain("Save");
	expect((await request.post(`/portal/staff/${admin?._id}`, { form })).status()).toBe(403);
	expect((await request.get("/portal/staff/x")).status()).toBe(404);
	for (const wrong of [{ ...form, role: "boss" }, { ...form, access: "" }, { role: "admin" }]) {
		expect((await request.post(`/portal/staff/${rep?._id}`, { form: wrong })).status()).toBe(400);
	}
	expect(await db.collection("users").findOne({ email })).toMatchObject({ role: "sales" });
	expect(
		await db.collection("accounts").countDocuments({ disabledAt: { $exists: true }, email: adminEmail }),
	).toBe(0);
});
