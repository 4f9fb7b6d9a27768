import { expect, readPage, test, unique } from "#tests/support/http.ts";
import { enter, enterAsAdmin } from "#tests/support/portal.ts";
import { Reader } from "#tests/support/reader.ts";
import { expectValid } from "#tests/support/sound.ts";
import { sendRequest } from "#tests/support/visitor-requests.ts";

test("what somebody did is read by themself and by administrators, by day and with the customer", async ({
	request,
	visitor,
	db,
}) => {
	const [name, customer] = [`Đỗ Thị ${unique()}`, `Ông ${unique()}`];
	const [rep, other] = [await visitor(), await visitor()];
	const email = await enter({ request: rep }, name);
	await enter({ request: other });
	const id = await sendRequest({ request }, db, "contact", { name: customer });
	const note = `Gọi ${unique()}`;
	await rep.post(`/portal/requests/${id}`, { form: { way: "reached", note } });

	const own = await readPage(await rep.get("/portal/reports/activity"));
	expect(own.heading).toBe(`Activity: ${name}`);
	expect(own.main).toContain("customers reached: 1");
	expect(own.main).toContain(note);
	expect(own.html).toContain(`href="/portal/requests/${id}"`);
	await expectValid(own.html);

	const account = String((await db.collection("accounts").findOne({ email }))?._id);
	const address = `/portal/reports/activity?person=${account}`;
	const others = await readPage(await other.get(address));
	expect(others.heading).not.toContain(name);
	expect(others.main).not.toContain(customer);

	await enterAsAdmin({ request });
	const all = await readPage(await request.get(address));
	expect(all.heading).toBe(`Activity: ${name}`);
	expect(all.main).toContain(customer);
	const before = await readPage(await request.get(`${address}&from=2026-01-01&to=2026-01-02`));
	expect(before.main).toContain("Nothing was logged on these days.");
	const at = new Reader(request);
	await at.open(address);
	await at.follow("Yesterday");
	expect(at.page.heading).toBe(`Activity: ${name}`);
	expect(at.page.main).toContain("Nothing was logged on these days.");
	await at.follow("The last 7 days");
	expect(at.page.main).toContain(customer);
	expect((await readPage(await request.get(`/portal/staff/${account}`))).html).toContain(`href="${address}"`);
});
