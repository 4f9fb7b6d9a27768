import { calendarDay } from "#models/time/calendar.ts";
import { expect, test, unique } from "#tests/support/http.ts";
import { mailsTo } from "#tests/support/mail-folder.ts";
import { sendForm } from "#tests/support/own-request.ts";
import { enter, enterAgain, enterAsAdmin, store, storedInquiry } from "#tests/support/portal.ts";
import { contact, trial } from "#tests/support/public-forms.ts";
import { Reader } from "#tests/support/reader.ts";
import { sendRequest, storedRequest } from "#tests/support/visitor-requests.ts";

// Each form of a lead as its own page has it, sent by its own button, without JavaScript.

const day = 24 * 60 * 60 * 1000;

test("a lead is found, taken, called, and made an inquiry that ends it", async ({ request, db }) => {
	const name = `Lê Minh Tâm ${unique()}`;
	const id = await sendRequest({ request }, db, "demo", { contactName: name });
	await enter({ request }, "Trần Minh Khôi");
	const at = new Reader(request);
	await at.open("/portal/requests");
	await at.press("Apply", { q: name });
	await at.press(`Take ${name}`);
	expect(at.page.main).toContain("This lead is yours now.");
	expect(at.page.main).toContain("Owner: Trần Minh Khôi");
	await at.press("Log it", { note: "Hẹn xem kho" });
	expect(at.page.description("way")).toContain("Choose what happened");
	expect(at.page.value("note")).toBe("Hẹn xem kho");
	await at.press("Log it", { way: "reached", nextOn: "2031-03-05" });
	expect(at.page.main).toContain("Contact logged.");
	expect(at.page.main).toContain("Spoke to them. Next contact on 05/03/2031");
	expect(at.page.value("note")).toBe("");

	await at.follow("Convert to inquiry");
	expect(at.page.value("customerName")).toBe(name);
	expect(at.page.value("followUpOn")).toBe("2031-03-05");
	await at.press("Submit inquiry");
	expect(at.page.description("industry")).toContain("This field is required");
	await at.press("Submit inquiry", { industry: "Sản xuất đồ gỗ" });
	expect(at.page.main).toContain("Inquiry submitted");
	const stored = await storedRequest(db, id);
	expect(stored).toMatchObject({ state: "ended", ending: "inquiry" });

	await at.open(`/portal/inquiries/${stored?.inquiryId}`);
	await at.press("Log it", { way: "demoGiven" });
	expect(at.page.main).toContain(", Demo given");
	expect(at.page.main).not.toContain("The lead is now yours.");
	await at.open(`/portal/requests/${await sendRequest({ request }, db, "trial")}`);
	expect(at.page.main).not.toContain("Demo given");
	await at.press("No answer");
	expect(at.page.main).toContain("Contact logged. The lead is now yours.");
});

test("what nobody has answered is offered to come up as an inquiry on the day on which it would have", async ({
	request,
	db,
}) => {
	await enter({ request });
	const id = await sendRequest({ request }, db, "trial", {});
	const due = async () => calendarDay((await storedRequest(db, id))?.dueAt);
	const at = new Reader(request);
	await at.open(`/portal/inquiry?request=${id}`);
	expect(at.page.value("followUpOn")).toBe(await due());
	const { _id } = (await storedRequest(db, id)) ?? {};
	await db.collection("leads").updateOne({ _id }, { $set: { dueAt: new Date(Date.now() - 3 * day) } });
	await at.open(`/portal/inquiry?request=${id}`);
	expect(at.page.value("followUpOn"), "never a day that has passed").toBe(calendarDay(new Date()));
});

test("in Today what nobody has shows what the visitor wrote, and is taken in its row", async ({
	request,
	db,
}) => {
	const name = `Đinh Hà ${unique()}`;
	const message = `Cần báo giá cho 20 người ${unique()}`;
	const id = await sendRequest({ request }, db, "contact", { name, message });
	const { _id } = (await storedRequest(db, id)) ?? {};
	// Before those of other tests.
	await db.collection("contactMessages").updateOne({ _id }, { $set: { dueAt: new Date("2020-01-02") } });
	await enter({ request }, "Trần Minh Khôi");
	const at = new Reader(request);
	await at.open("/portal/today");
	expect(at.page.main).toContain(`What they need: ${message}`);
	await at.press(`Take ${name}`);
	expect(at.page.main).toContain("This lead is yours now.");
	expect(at.place, "opened beside the tasks").toMatch(/^\/portal\/today\/requests\//);
	await at.press("No answer");
	await at.open("/portal/today");
	expect(at.page.main).toContain("no answer (1), last tried");
});

test("who presses second reads who was first", async ({ request, visitor, db }) => {
	const name = `Phan Lộc ${unique()}`;
	const id = await sendRequest({ request }, db, "contact", { name });
	await enter({ request });
	const at = new Reader(request);
	await at.open("/portal/requests?owner=mine");
	expect(at.page.main).toContain("You have no open leads");
	await at.open(`/portal/requests?q=${encodeURIComponent(name)}`);
	const colleague = await visitor();
	await enter({ request: colleague }, "Võ Khánh Linh");
	await colleague.post(`/portal/requests/${id}/take`, { form: { pressed: "yes" } });
	await at.press(`Take ${name}`);
	expect(at.page.main).toContain("Võ Khánh Linh has just taken this lead, before you.");
	expect((await request.get(`/portal/requests/${id}`)).status()).toBe(404);
	await at.open(`/portal/requests?q=${encodeURIComponent(name)}`);
	expect(at.page.main).toContain("No lead matches the filters.");
});

test("a lead whose inquiry was deleted says so, and can be opened again", async ({ request, db }) => {
	const id = await sendRequest({ request }, db, "trial");
	await enter({ request });
	const inquiry = await store({ request }, db, { request: id });
	await request.post(`/portal/inquiries/${inquiry}/delete`, { form: {} });
	const at = new Reader(request);
	await at.open(`/portal/requests/${id}`);
	expect(at.page.main).toContain("That inquiry has been deleted.");
	await at.press("Open again");
	expect(at.page.main).toContain("Lead opened again.");
	await at.follow("Convert to inquiry");
});

test("a lead is closed as the duplicate of another, opened again, handed over, and given back", async ({
	request,
	visitor,
	db,
}) => {
	const email = `hai-lan-${unique()}@minhphat.example`;
	const first = await sendRequest({ request }, db, "trial", { email });
	const second = await sendRequest({ request }, db, "contact", { email });
	const colleague = `Đỗ Hải ${unique()}`;
	const colleagues = await enter({ request: await visitor() }, colleague);
	const gone = `Đỗ An ${unique()}`;
	const away = await enter({ request: await visitor() }, gone);
	await db.collection("accounts").updateOne({ email: away }, { $set: { disabledAt: new Date() } });
	await enterAsAdmin({ request });
	const at = new Reader(request);
	await at.open(`/portal/requests/${second}`);
	await at.follow("Close");
	await at.press("Close the lead");
	expect(at.page.description("ending")).toContain("This field is required");
	await at.press("Close the lead", { ending: "duplicate", duplicateOf: first, note: "Hỏi lại lần hai" });
	expect(at.page.main).toContain("Lead closed.");
	expect(await storedRequest(db, second)).toMatchObject({ ending: "duplicate", duplicateOf: first });
	await at.press("Open again");
	expect(at.page.main).toContain("Lead opened again.");

	expect(at.page.main).not.toContain(gone);
	await at.press("Hand over", { person: colleague });
	expect(at.page.main).toContain(`Handed over to ${colleague}.`);
	await expect.poll(async () => (await mailsTo(colleagues, "handOver")).length).toBe(1);
	await enterAgain({ request }, colleagues);
	await at.open(`/portal/requests/${second}`);
	await at.press("Give back, for somebody else to take");
	expect(at.page.main).toContain("Given back. It is unassigned now.");
	expect(await storedRequest(db, second)).toMatchObject({ ownerId: null });
});

test("what was typed stays when the day has passed, and when the lead was closed or erased meanwhile", async ({
	request,
	db,
}) => {
	await enter({ request });
	const typed = { way: "mailed", note: "Đã gửi báo giá" };
	const at = new Reader(request);
	const closed = await sendRequest({ request }, db, "trial");
	await at.open(`/portal/requests/${closed}`);
	await request.post(`/portal/requests/${closed}/end`, { form: { ending: "notInterested" } });
	await at.press("Log it", typed);
	expect(at.page.refusal).toContain("This lead has just been closed, or is an inquiry already.");
	expect(at.page.value("note")).toBe(typed.note);

	const erased = await sendRequest({ request }, db, "trial");
	await at.open(`/portal/requests/${erased}`);
	await at.press("Log it", { ...typed, nextOn: calendarDay(new Date(Date.now() - 2 * day)) });
	expect(at.page.description("nextOn")).toContain("This day has passed");
	await db.collection("leads").deleteOne({ _id: (await storedRequest(db, erased))?._id });
	await at.press("Log it", { nextOn: calendarDay(new Date()) });
	expect(at.page.main).toContain("This lead is not in your list any more");
	expect(at.page.value("note")).toBe(typed.note);
});

test("a demo is booked on the phone, moved and given up", async ({ request, db }) => {
	const id = await sendRequest({ request }, db, "demo");
	await enter({ request });
	const at = new Reader(request);
	await at.open(`/portal/requests/${id}`);
	await at.follow("Book the demo");
	const hours = at.page.$("[name=hour] option").toArray();
	const [, first = "", second = ""] = hours.map((hour) => String(at.page.$(hour).val()));
	await at.press("Save the time", { hour: first });
	expect(at.page.main).toContain("Time of the demo saved. The visitor is mailed.");
	await at.follow("Move the demo");
	expect(at.page.value("hour")).toBe(first);
	await at.press("Save the time", { hour: second });
	expect(await storedRequest(db, id)).toMatchObject({ demoAt: new Date(second) });
	await at.follow("Move the demo");
	await at.press("Save the time", { hour: "" });
	expect(await storedRequest(db, id)).not.toHaveProperty("demoAt");
});

test("a trial is opened by staff, stopped by its visitor, and its deleted data noted", async ({
	request,
	visitor,
	db,
}) => {
	const email = `${unique()}@minhphat.vn`;
	const own = await sendForm(request, trial, { email });
	const lead = () => db.collection("leads").findOne({ email });
	const address = `/portal/requests/trial-${(await lead())?._id}`;
	await enter({ request });
	const [staff, sender] = [new Reader(request), new Reader(await visitor())];
	await staff.open(address);
	await staff.press("Account opened: mail the customer");
	expect(staff.page.main).toContain("The day is noted, and the visitor is mailed.");
	await sender.open(own);
	await sender.follow("Dừng dùng thử");
	await sender.press("Dừng dùng thử");
	expect(sender.page.main).toContain("Đã dừng dùng thử. Chúng tôi không gửi email về việc này nữa.");
	await staff.open(address);
	await staff.follow("Trial");
	await staff.press("Save", { change: "Trial data deleted" });
	expect((await lead())?.trial).toMatchObject({
		end: { how: "cancelled" },
		dataDeletedOn: expect.any(String),
	});
});

test("the account of a trial that is an inquiry is opened or called off on the page of either", async ({
	request,
	db,
}) => {
	await enter({ request });
	const convert = async () => {
		const lead = await sendRequest({ request }, db, "trial");
		return { lead, inquiry: await store({ request }, db, { request: lead }) };
	};
	const [opened, off, offLead] = [await convert(), await convert(), await convert()];
	const [open, callOff] = ["Account opened: mail the customer", "Customer no longer wants the trial"];
	const [waits, task] = ["The customer is waiting for the trial account.", "trial account not opened yet"];
	const at = new Reader(request);
	await at.open("/portal/today");
	expect(at.page.main.split(task)).toHaveLength(4);
	const late = new Reader(request);
	await late.open(`/portal/inquiries/${opened.inquiry}`);

	const place = `/portal/inquiries/${opened.inquiry}?status=pending`;
	await at.open(place);
	expect(at.page.main).toContain(waits);
	await at.press(open);
	expect(at.place).toBe(place);
	expect(at.page.main).toContain("The day is noted, and the visitor is mailed.");
	expect(at.page.main).not.toContain(waits);
	await late.press(callOff);
	expect(late.place).toBe(`/portal/inquiries/${opened.inquiry}`);
	expect(late.page.main).toContain("The trial has just been changed");

	await at.open(`/portal/inquiries/${off.inquiry}`);
	await at.press(callOff);
	expect(at.place).toBe(`/portal/inquiries/${off.inquiry}`);
	expect(at.page.main).toContain("Noted: the customer no longer wants the trial.");
	expect(at.page.main).not.toContain(waits);
	await at.open(`/portal/requests/${offLead.lead}`);
	await at.press(callOff);
	expect(at.place).toBe(`/portal/requests/${offLead.lead}`);
	await expect(at.press(callOff)).rejects.toThrow("No “");
	await at.open("/portal/today");
	expect(at.page.main).not.toContain(task);

	await at.open(`/portal/requests/${off.lead}`);
	await at.press(open);
	expect(at.page.main).toContain("Trial account opened, through");
	expect(await storedRequest(db, off.lead)).not.toHaveProperty("trialOffAt");
});

test("what a visitor corrects afterwards is put into the inquiry", async ({ request, visitor, db }) => {
	const email = `${unique()}@minhphat.vn`;
	const own = await sendForm(request, trial, { email });
	const lead = `trial-${(await db.collection("leads").findOne({ email }))?._id}`;
	await enter({ request });
	await request.post(`/portal/requests/${lead}/take`, { form: { pressed: "yes" } });
	const id = await store({ request }, db, { customerEmail: email, request: lead });
	const [staff, sender] = [new Reader(request), new Reader(await visitor())];
	await sender.open(own);
	await sender.press("Lưu thay đổi", { phone: "0987 654 321" });
	await staff.open(`/portal/inquiries/${id}`);
	await staff.press("Apply to the inquiry");
	expect(staff.page.main).toContain("The inquiry has the new contact details.");
	expect(await storedInquiry(db, id)).toMatchObject({ customerPhone: "0987654321" });
});

test("a form held as spam is let in, another one discarded", async ({ request, db }) => {
	const website = "https://xau.example";
	const [person, robot] = [`Ngô An ${unique()}`, `Ngô Bá ${unique()}`];
	for (const name of [person, robot]) {
		const message = `${contact.answers.message} ${website}`;
		const form = { ...contact.answers, name, message, website, submissionId: crypto.randomUUID() };
		await request.post(contact.path, { form: { ...form, shownAt: String(Date.now() - 60_000) } });
	}
	await enterAsAdmin({ request });
	const at = new Reader(request);
	await at.open("/portal/requests/quarantine");
	await at.press(`Let in ${person}`);
	expect(at.page.main).toContain("Let in: it is among the unassigned leads.");
	expect(await db.collection(contact.collection).countDocuments({ name: person })).toBe(1);
	await at.follow(new RegExp(`^Discard.*${robot}`));
	expect(at.page.heading).toBe("Discard this form for good?");
	await at.press("Discard for good");
	expect(at.page.main).toContain("Discarded for good.");
	expect(await db.collection("suspectedSubmissions").countDocuments({ "fields.name": robot })).toBe(0);
});

test("a quotation is made of an inquiry, and kept in its history", async ({ request, db }) => {
	await enter({ request });
	const place = `/portal/inquiries/${await store({ request }, db)}`;
	const at = new Reader(request);
	const make = "Make a quotation and keep it in the history";
	await at.open(place);
	await at.press(make, { users: "hơn hai mươi" });
	expect(at.page.main).toContain("Please enter a whole number (≥ 1)");
	await at.press(make, { users: "18" });
	expect(at.place).toMatch(/^\/bao-gia\?.*users=18/);
	await at.open(place);
	expect(at.page.main).toMatch(/Quotation BG-\d{6}-S18-[0-9A-F]{4}: Starter, 18 users/);
	await at.follow("Open the quotation");
	expect(at.place).toContain("/bao-gia?");
});
