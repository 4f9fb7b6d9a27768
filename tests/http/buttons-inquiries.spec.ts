import { calendarDay } from "#models/time/calendar.ts";
import { expect, test, unique } from "#tests/support/http.ts";
import { enter, enterAgain, enterAsAdmin, store, storedInquiry } from "#tests/support/portal.ts";
import { Reader } from "#tests/support/reader.ts";
import { password } from "#tests/support/staff-accounts.ts";

// Each form of an inquiry as its own page has it, sent by its own button, without JavaScript.

const fields = () => ({
	customerName: `Khách ${unique()}`,
	companyName: `Công ty Gỗ ${unique()}`,
	customerEmail: `mua-${unique()}@minhphat.vn`,
	projectType: "inventory",
	industry: "Sản xuất đồ gỗ",
	requirements: "Quản lý kho ba chi nhánh",
});

test("an inquiry is logged, its status set from the list, a call logged, and all of it told", async ({
	request,
	db,
}) => {
	await enter({ request });
	const { industry, ...typed } = fields();
	const name = typed.customerName;
	const at = new Reader(request);
	await at.open("/portal/inquiry");
	await at.press("Submit inquiry", typed);
	expect(at.page.description("industry")).toContain("This field is required");
	expect(at.page.value("customerName")).toBe(name);
	await at.press("Submit inquiry", { industry });
	expect(at.page.main).toContain("Inquiry submitted");

	await at.open("/portal/dashboard");
	await at.press("Apply", { sort: "company" });
	await at.press(`Update Status ${name}`, { status: "in-progress" });
	expect(at.place).toContain("sort=company");
	expect(at.page.main).toContain("In progress 1");
	await at.follow(name);
	await at.press("Log it", { nextDay: "other", nextOn: "2026-01-05" });
	expect(at.page.description("way")).toContain("Choose what happened");
	expect(at.page.description("nextOn")).toContain("This day has passed");
	await at.press("Log it", { way: "note", nextDay: "none" });
	expect(at.page.description("note")).toContain("This field is required");
	expect(at.page.value("nextOn"), "what was typed is not meant any more").toBe("2026-01-05");
	expect(at.page.description("nextOn")).not.toContain("passed");
	await at.press("Log it", { nextDay: "other", nextOn: "" });
	expect(at.page.description("nextOn")).toContain("Choose a day, or press “No day”.");
	await at.press("Log it", { way: "reached", note: "Xin báo giá", nextDay: "other", nextOn: "2031-01-02" });
	expect(at.page.main).toContain("Contact logged.");
	expect(at.page.main).toContain("Spoke to them. Next contact on 02/01/2031");
	const stored = () => db.collection("salesInquiries").findOne({ customerName: name });
	expect(await stored()).toMatchObject({ status: "in-progress", followUpOn: "2031-01-02" });
	const tomorrow = calendarDay(new Date(Date.now() + 86_400_000));
	await at.press("No answer", { nextDay: tomorrow });
	expect(await stored(), "its button says the day, whatever is typed").toMatchObject({
		followUpOn: tomorrow,
	});
	await at.press("No answer", { nextDay: "none" });
	expect(await stored()).not.toHaveProperty("followUpOn");
});

test("an inquiry is closed on its page as won or lost, told there, changed, and by nobody unseen", async ({
	request,
	db,
}) => {
	await enter({ request }, "Trần Minh Khôi");
	const id = await store({ request }, db, { followUpOn: "2031-01-02" });
	const record = () => storedInquiry(db, id);
	const [at, other] = [new Reader(request), new Reader(request)];
	for (const tab of [at, other]) await tab.open(`/portal/inquiries/${id}`);
	expect(at.page.main).toContain("Owner: Trần Minh Khôi");
	expect(at.page.main).toContain("Last time: nobody has been in touch · Follow up 02/01/2031");
	expect(at.page.main).toContain("What they need: Giá thành theo đơn hàng");
	await at.press("Save", { stage: "won", dealValue: "nhiều lắm" });
	expect(at.page.description("dealValue")).toContain("This amount is not clear");
	expect(at.page.value("dealValue")).toBe("nhiều lắm");
	expect(await record()).toMatchObject({ status: "pending", version: 1 });
	await at.press("Save", {
		stage: "lost",
		lostReason: "price",
		dealValue: "245 triệu",
		outcomeNote: "180 là đủ",
	});
	expect(at.page.main).toContain("Saved: Lost.");
	expect(at.page.main).toContain("Lost: price, ₫245 million");
	expect(at.page.main, "has no next day").not.toContain("02/01/2031");
	expect(await record()).toMatchObject({
		...{ status: "completed", outcome: "lost", lostReason: "price", dealValue: 245_000_000 },
		...{ outcomeNote: "180 là đủ", version: 2 },
	});

	await other.press("Save", { stage: "won", dealValue: "1 tỷ 2" });
	expect(other.page.main).toContain("Stored now: Lost: price, ₫245 million");
	expect(other.page.value("dealValue")).toBe("1 tỷ 2");
	expect(await record()).toHaveProperty("outcome", "lost");
	await other.press("Save");
	expect(other.page.main).toContain("Won, ₫1.2 billion");
	expect(await record()).not.toHaveProperty("lostReason");

	await other.press("Save", { stage: "in-progress" });
	expect(other.page.main).toContain("Saved: In progress.");
	expect(await record()).not.toHaveProperty("outcome");
	await at.open(`/portal/inquiries/${id}`);
	await request.post(`/portal/inquiries/${id}/delete`, { form: {} });
	await at.press("Save", { stage: "won", dealValue: "90 triệu" });
	expect(at.page.refusal).toContain("This inquiry was deleted while you were editing.");
	expect(at.page.value("dealValue")).toBe("90 triệu");
});

test("who only logs a call undoes no day that a colleague has set meanwhile", async ({ request, db }) => {
	await enter({ request });
	const id = await store({ request }, db);
	const at = new Reader(request);
	await at.open(`/portal/inquiries/${id}`);
	await request.post(`/portal/inquiries/${id}`, { form: { way: "met", nextOn: "2031-02-02" } });
	await at.press("No answer");
	expect(at.page.value("nextOn")).toBe("2031-02-02");
});

test("edited in two tabs, only what both changed is asked about, and a login in between loses nothing", async ({
	request,
	db,
}) => {
	const email = await enter({ request });
	const id = await store({ request }, db);
	const [at, other] = [new Reader(request), new Reader(request)];
	for (const tab of [at, other]) await tab.open(`/portal/inquiries/${id}/edit`);
	await at.press("Save changes", { customerName: "" });
	expect(at.page.refusal).toContain("Customer name: This field is required");
	await other.press("Save changes", { notes: "Đã gọi lần hai", budget: "500 triệu" });
	expect(other.page.main).toContain("Changes saved.");
	await at.press("Save changes", { customerName: "Nguyễn Thu Hà", timeline: "Quý 3", budget: "400 triệu" });
	expect(at.page.refusal).toContain("Budget: Someone else changed this, too");
	expect(at.page.value("budget")).toBe("400 triệu");
	expect(at.page.description("budget")).toMatch(/^Stored now: 500 triệu Someone else changed this, too/);
	expect(at.page.description("notes")).toMatch(/and kept: Đã gọi lần hai$/);
	await request.post("/portal/logout", { form: { pressed: "yes" } });
	await at.press("Save changes", { budget: "450 triệu" });
	expect(at.place).toMatch(/^\/portal\/login\?returnTo=/);
	await at.press("Log in", { email, password });
	expect(at.page.value("budget")).toBe("450 triệu");
	await at.press("Save changes");
	expect(at.page.main).toContain("Changes saved. Someone else changed other fields");
	expect(await storedInquiry(db, id)).toMatchObject({
		...{ budget: "450 triệu", customerName: "Nguyễn Thu Hà", notes: "Đã gọi lần hai", timeline: "Quý 3" },
	});
});

test("deleting asks first; an administrator brings the inquiry back", async ({ request, db }) => {
	await enter({ request });
	const customerName = `Khách ${unique()}`;
	const id = await store({ request }, db, { customerName });
	const at = new Reader(request);
	await at.open("/portal/dashboard");
	await at.follow(`Delete ${customerName}`);
	await at.press("Delete inquiry");
	expect(at.place).toMatch(/^\/portal\/dashboard/);
	expect(at.page.main).toContain("Inquiry deleted.");
	await enterAsAdmin({ request });
	await at.open("/portal/inquiries/deleted");
	await at.press(`Restore ${customerName}`);
	expect(at.page.main).toContain("Inquiry restored.");
	expect(await storedInquiry(db, id)).toMatchObject({ status: "pending" });
});

test("what is sent after the session has ended, or by another account, is found as typed by its author", async ({
	request,
	db,
}) => {
	const email = await enter({ request }, "Lê Thị Hoa");
	const typed = fields();
	const stored = () => db.collection("salesInquiries").countDocuments({ customerName: typed.customerName });
	const at = new Reader(request);
	await at.open("/portal/inquiry");
	await request.post("/portal/logout", { form: { pressed: "yes" } });
	await at.press("Submit inquiry", { ...typed, notes: "Gọi lại\nsau Tết" });
	expect(at.page.main).toContain("You were logged out before this was sent. What you typed is kept");
	await at.press("Log in", { email, password });
	expect(at.page.main).toContain("This is what you had typed before.");
	expect(at.page.value("notes")).toBe("Gọi lại\nsau Tết");

	await request.post("/portal/logout", { form: { pressed: "yes" } });
	await enterAsAdmin({ request });
	await at.press("Submit inquiry");
	expect(at.page.heading).toBe("Another account opened the form you sent");
	expect(await stored()).toBe(0);
	await at.press("Log in with the other account");
	await at.press("Log in", { email, password });
	expect(at.page.value("customerName")).toBe(typed.customerName);
	await at.press("Submit inquiry");
	expect(at.page.main).toContain("Inquiry submitted");
	expect(await stored()).toBe(1);
});

test("a note sent after the session has ended stands in its form again, and is offered later", async ({
	request,
	db,
}) => {
	const email = await enter({ request });
	const id = await store({ request }, db);
	const at = new Reader(request);
	await at.open(`/portal/inquiries/${id}`);
	await request.post("/portal/logout", { form: { pressed: "yes" } });
	await at.press("Log it", { way: "reached", note: "Chờ sếp duyệt" });
	await at.press("Log in", { email, password });
	expect(at.page.value("note")).toBe("Chờ sếp duyệt");
	await at.open(`/portal/inquiries/${id}`);
	expect(at.page.value("note")).toBe("");
	await at.follow("Use it");
	expect([at.page.value("way"), at.page.value("note")]).toEqual(["reached", "Chờ sếp duyệt"]);
	await at.press("Log it");
	expect(at.page.main).toContain("Contact logged.");
	await enterAgain({ request }, email);
	await at.open(`/portal/inquiries/${id}`);
	expect(at.page.main).not.toContain("was not stored");
});

test("what is late is done in its row of the day", async ({ request, db }) => {
	await enter({ request });
	const customerName = `Đinh ${unique()}`;
	const id = await store({ request }, db, { customerName });
	const _id = (await storedInquiry(db, id))?._id;
	await db.collection("salesInquiries").updateOne({ _id }, { $set: { followUpOn: "2026-01-05" } });
	const at = new Reader(request);
	await at.open("/portal/today");
	await at.follow(`Log: ${customerName}`);
	await at.press("Log it", { note: "Đã chốt giá" });
	expect(at.page.value("note")).toBe("Đã chốt giá");
	await at.press("Log it", { way: "reached" });
	expect(at.page.main).toContain(`Contact logged. ${customerName} : Spoke to them`);
});
