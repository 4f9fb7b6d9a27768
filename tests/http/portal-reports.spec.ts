import { expect, readPage, test, unique } from "#tests/support/http.ts";
import { enter, enterAsAdmin, store, storedInquiry } from "#tests/support/portal.ts";
import { Reader } from "#tests/support/reader.ts";
import { expectValid } from "#tests/support/sound.ts";
import { sendRequest, storedRequest } from "#tests/support/visitor-requests.ts";

const passed = "2026-01-05";

test("reports begin with what was won, is late, is in hand and brings money, each of which leads to its names", async ({
	request,
	visitor,
	db,
}) => {
	const [won, late, lead] = [`Won ${unique()}`, `Late ${unique()}`, `Lead ${unique()}`];
	const rep = await visitor();
	await enter({ request: rep });
	const source = `zalo-${unique()}`;
	const close = async (customerName: string, changes: object) => {
		const record = await storedInquiry(db, await store({ request: rep }, db, { customerName }));
		await db.collection("salesInquiries").updateOne({ _id: record?._id }, { $set: changes });
	};
	const deal = {
		status: "completed",
		outcome: "won",
		dealValue: 1_200_000_000,
		cameFrom: source,
		updatedAt: new Date(),
	};
	await close(won, deal);
	await close(late, { status: "in-progress", followUpOn: passed });
	const id = await sendRequest({ request }, db, "contact", { name: lead });
	await rep.post(`/portal/requests/${id}/take`, { form: { pressed: "yes" } });
	await db
		.collection("contactMessages")
		.updateOne({ _id: (await storedRequest(db, id))?._id }, { $set: { dueAt: new Date(0) } });

	const at = new Reader(rep);
	const leads = async (words: string, names: string[]) => {
		await at.open("/portal/reports");
		await at.follow(words);
		for (const one of [won, late, lead])
			expect(at.page.main.includes(one), `${words}: ${one}`).toBe(names.includes(one));
	};
	const { main, html } = await at.open("/portal/reports");
	await expectValid(html);
	expect(main).toMatch(/You are late with: leads: 1 ?, inquiries: 1 ?\./);
	await leads("Won this month: 1, ₫1.2 billion", [won]);
	expect(at.page.main, "which of them from where").toContain(`Won, ₫1.2 billion · ${source}`);
	await leads("leads: 1", [lead]);
	await leads("inquiries: 1", [late]);
	await leads("in progress: 1", [late]);
	await leads(`${source}, ₫1.2 billion`, [won]);

	await enter({ request: await visitor() });
	await enterAsAdmin({ request });
	const all = (await new Reader(request).open("/portal/reports")).main;
	expect(all).toMatch(/Won this month: \d+, ₫/);
	expect(all).toMatch(/Late: .*leads: \d/);
	expect(all).toContain("In everybody's hands:");
});

test("a representative reads on Today at whom of the colleagues leads are late, and nothing of these", async ({
	request,
	visitor,
	db,
}) => {
	const [name, contactName] = [`Lý Thị ${unique()}`, `Ông ${unique()}`];
	const colleague = await visitor();
	await enter({ request: colleague }, name);
	await enter({ request });
	const id = await sendRequest({ request }, db, "trial", { contactName });
	await colleague.post(`/portal/requests/${id}/take`, { form: { pressed: "yes" } });
	const dueAt = new Date(Date.now() - 3_600_000);
	await db.collection("leads").updateOne({ contactName }, { $set: { dueAt } });
	const { main } = await readPage(await request.get("/portal/today"));
	expect(main).toMatch(new RegExp(`Late leads of colleagues: .*${name} \\(1\\)`));
	expect(main).not.toContain(contactName);
});
