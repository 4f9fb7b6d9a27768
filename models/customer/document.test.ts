import { randomUUID } from "node:crypto";
import mongoose from "mongoose";
import { beforeEach, expect, test, vi } from "vitest";
import type { Viewer } from "#models/account/user.server.ts";
import { editInquiry } from "#models/inquiry/inquiry.server.ts";
import { fingerprintsOf } from "#models/inquiry/merge.server.ts";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import { deleteInquiry, restoreInquiry } from "#models/inquiry/trash.server.ts";
import { PersonalData } from "#models/privacy/personal-data.server.ts";
import { correctRequest, eraseRequest } from "#models/request/own-request.server.ts";
import { retentionDays } from "#models/retention.ts";
import { env } from "#models/settings/env.server.ts";
import { dayMs } from "#models/time/calendar.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { inquiryFields } from "#tests/support/inquiries.ts";
import { memberNamed } from "#tests/support/members.ts";
import { forgetAll, goingOn, storedRequest } from "#tests/support/reminders.ts";
import { storeDemo, storeMessage, storeTrial } from "#tests/support/requests.ts";
import { convertRequest } from "./conversion.server.ts";
import { findCustomer } from "./customer.server.ts";
import { renewDueCustomers } from "./document.server.ts";
import { relatedTo } from "./related.server.ts";

useDatabase();

let khoi: Viewer;

beforeEach(async () => {
	await forgetAll();
	khoi = await memberNamed("khoi");
});

const idsOn = async (id: string, viewer = khoi) =>
	(await findCustomer(viewer, id))?.records.map((record) => String(record.id)).sort();

const all = () => stored("customers").find().sort({ _id: 1 }).toArray();

const submit = (changes: Parameters<typeof inquiryFields>[0], viewer = khoi) =>
	submitInquiry(inquiryFields(changes), viewer, randomUUID());

const long = "phong-kinh-doanh-va-cham-soc-khach-hang-khu-vuc-mien-bac";
const company =
	"Công ty Cổ phần Thương mại Dịch vụ Xuất nhập khẩu và Đầu tư Phát triển Nông nghiệp Công nghệ cao";

test.each([
	[
		"names cut before they begin",
		{ companyName: `${company} An Khang` },
		{ companyName: `${company} Bình Minh` },
	],
	["long addresses", { email: `${long}@an.vn` }, { email: `${long}@binh.vn` }],
	["0000000000", { phone: "0000000000" }, { phone: "0000000000" }],
	["a member of staff's address", { email: "khoi@may-erp.example" }, { email: "Khoi@may-erp.example" }],
	["the firm's own address", { email: env.BRAND_EMAIL }, { email: env.BRAND_EMAIL }],
	["Quán Cô Ba and Quán Ba", { companyName: "Quán Cô Ba" }, { companyName: "Quán Ba" }],
	["Bảo Ân and Báo An", { companyName: "Công ty Bảo Ân" }, { companyName: "Công ty Báo An" }],
])("strangers are two customers, and neither hints at the other: %s", async (_, one, other) => {
	const of = (name: string) => ({ email: `${name}@khach.example`, companyName: `Hãng ${name}` });
	const first = await storeTrial({ ...of("mot"), phone: "0987000111", ...one });
	const second = await storeTrial({ ...of("hai"), phone: "0987000222", ...other });
	for (const id of [first, second]) {
		expect(await findCustomer(khoi, id)).toMatchObject({ records: [{ id }], hints: [] });
	}
	expect(await all()).toHaveLength(2);
});

test.each([
	["a number", { phone: "0987 000 111" }, ["phone"]],
	["a company's name", { companyName: "CÔNG TY CP GỖ ĐẠI PHÁT" }, ["company"]],
])("who shares only %s may be the same customer, and is not made so", async (_, shared, same) => {
	const first = await storeTrial({ phone: "0987000111", companyName: "Công ty Gỗ Đại Phát" });
	const apart = { email: "hai@khach.example", phone: "0987000222", companyName: "Hãng khác" };
	const second = await storeTrial({ ...apart, ...shared });
	expect(await findCustomer(khoi, first)).toMatchObject({
		records: [{ id: first }],
		hints: [{ id: second, same }],
	});
	expect(await findCustomer(khoi, second)).toMatchObject({
		records: [{ id: second }],
		hints: [{ id: first }],
	});
});

test("whatever comes from an address, however it is written, is one customer's, of every kind", async () => {
	const email = "hoa@gom.example";
	const ids = [
		await storeTrial({ email }),
		await storeDemo({ email: "HOA@gom.example", companyName: "Khác", phone: "0987000222" }),
		await storeMessage({ email: "Hoa@Gom.example" }),
		(await submit({ customerEmail: email, customerPhone: "", companyName: "Nữa" })).id,
	].sort();
	for (const id of ids) expect(await idsOn(id)).toEqual(ids);
	expect(await all()).toMatchObject([{ emails: [email], phones: ["0912345678", "0987000222"] }]);
});

test("an inquiry that is made of a lead is its customer's, by whatever address that is reached", async () => {
	const lead = await storeTrial();
	const fields = inquiryFields({ customerEmail: "rieng@gom.example" });
	const { id } = await convertRequest(lead, fields, khoi, "made-of-a-lead");
	expect(await idsOn(id)).toEqual([id, lead].sort());
	const later = await storeMessage({ email: "rieng@gom.example" });
	expect(await idsOn(lead)).toEqual([id, lead, later].sort());
});

test("forms that come from an address at the same moment make one customer", async () => {
	await Promise.all([
		...Array.from({ length: 4 }, () => storeTrial()),
		...Array.from({ length: 4 }, () => storeDemo({ email: "HOA@gom.example" })),
	]);
	const [customer, ...others] = await all();
	expect(others).toEqual([]);
	for (const name of ["leads", "demoRequests"])
		expect(await stored(name).countDocuments({ customerId: customer?._id })).toBe(4);
});

test("a corrected address is its customer's, and the former one nobody's; where another has it the record moves there", async () => {
	const [first, second] = [await storeTrial(), await storeTrial()];
	const [other] = [await storeTrial({ email: "khac@gom.example", phone: "0987000222" })];
	await correctRequest(second, { email: "moi@gom.example", phone: "0987000333" }, null);
	expect(await idsOn(first)).toEqual([first, second].sort());
	await correctRequest(first, { email: "moi@gom.example", phone: "0912345678" }, null);
	expect((await all()).map(({ emails }) => emails)).toEqual([["moi@gom.example"], ["khac@gom.example"]]);
	const stranger = await storeMessage({ email: "hoa@gom.example" });
	expect(await idsOn(stranger)).toEqual([stranger]);

	await correctRequest(first, { email: "khac@gom.example", phone: "0912345678" }, null);
	expect(await idsOn(other)).toEqual([first, other].sort());
	expect(await idsOn(second)).toEqual([second]);
	await correctRequest(second, { email: "khac@gom.example", phone: "0912345678" }, null);
	expect(await idsOn(second)).toEqual([first, second, other].sort());
	expect((await all()).map(({ emails }) => emails)).toEqual([["khac@gom.example"], ["hoa@gom.example"]]);
});

test("what staff correct in an inquiry counts alike, and so does what its customer has corrected and nobody has applied", async () => {
	const lead = await storeTrial();
	const fields = inquiryFields({ customerEmail: "hoa@gom.example" });
	const { id } = await convertRequest(lead, fields, khoi, "to-be-corrected");
	await correctRequest(lead, { email: "moi@gom.example", phone: "0912345678" }, null);
	expect(await idsOn(lead)).toEqual([id, lead].sort());
	expect(await all()).toMatchObject([{ emails: ["moi@gom.example"] }]);
	const typed = { ...fields, customerEmail: "rieng@gom.example" };
	await editInquiry(khoi, id, typed, fingerprintsOf(fields));
	expect(await all()).toMatchObject([{ emails: ["moi@gom.example", "rieng@gom.example"] }]);
});

test("the last record takes its customer along, whoever erases it; a deleted inquiry is a record until it is erased", async () => {
	const [one, other] = [await storeTrial(), await storeDemo()];
	await eraseRequest(one, null);
	expect(await all()).toMatchObject([{ emails: ["hoa@gom.example"] }]);
	await eraseRequest(other, null);
	expect(await all()).toEqual([]);

	const { id } = await submit({ customerEmail: "hoa@gom.example" });
	const [kept] = await all();
	await deleteInquiry(khoi, id);
	const renewAt = (await all())[0]?.renewAt;
	expect(Math.round((renewAt - Date.now()) / dayMs)).toBe(retentionDays.deletedInquiries);
	await restoreInquiry(khoi, id);
	expect((await all()).map(({ _id, renewAt }) => [_id, renewAt])).toEqual([[kept?._id, undefined]]);
	await PersonalData.erase("HOA@gom.example");
	expect(await all()).toEqual([]);
});

test("what MongoDB erases by itself leaves nothing of it with its customer, and no customer without records", async () => {
	const { id } = await submit({ customerEmail: "hoa@gom.example", customerPhone: "0987000111" });
	const old = await storeTrial({ email: "hoa@gom.example", phone: "0987000222" });
	const alone = await storeMessage({ email: "loc@phanloc.example" });
	for (const [name, request] of [
		["leads", old],
		["contactMessages", alone],
	] as const)
		await stored(name).deleteOne({ _id: (await storedRequest(request))?._id });
	await renewDueCustomers(goingOn);
	expect(await all(), "before its time").toHaveLength(2);
	vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + (retentionDays.leads + 1) * dayMs });
	await renewDueCustomers(goingOn);
	vi.useRealTimers();
	expect(await all()).toMatchObject([{ phones: ["0987000111"] }]);
	expect((await all())[0]).not.toHaveProperty("renewAt");
	expect(await idsOn(id)).toEqual([id]);
});

test("a colleague's record is named alone, and by its number or name nobody is found", async () => {
	const huong = await memberNamed("huong");
	const mine = await submit({
		customerEmail: "hoa@gom.example",
		customerPhone: "0987000111",
		companyName: "Của tôi",
	});
	const theirs = { customerEmail: "hoa@gom.example", customerPhone: "0987000999", companyName: "Kín" };
	const { id } = await submit(theirs, huong);
	await storeTrial({ email: "xa@gom.example", phone: "0987000999", companyName: "Kín" });
	const found = await findCustomer(khoi, mine.id);
	expect(found).toMatchObject({ others: [{ what: "inquiry", owner: huong.fullName }], hints: [] });
	expect(found?.records.map((record) => record.id)).toEqual([mine.id]);
	expect(JSON.stringify(found)).not.toMatch(/000999|Kín/);
	expect(await findCustomer(khoi, id)).toBeNull();
});

test("among ten thousand customers a page and its hints examine no more than they show", async () => {
	const day = Date.now();
	const many = Array.from({ length: 10_000 }, (_, index) => ({
		_id: String(new mongoose.Types.ObjectId()),
		emails: [`khach-${index}@nhieu.example`],
		phones: [`0987${String(index).padStart(6, "0")}`],
		companies: ["minh phát"],
		version: 1,
	}));
	await stored("customers").insertMany(many as object[]);
	const one = await storeTrial({
		email: "khach-7@nhieu.example",
		companyName: "Minh Phát",
		phone: "0987000007",
	});
	const sample = await stored("leads").findOne({});
	const more = many.map(({ _id: customerId, emails: [email], phones: [phone] }, index) => ({
		...sample,
		...{ _id: new mongoose.Types.ObjectId(), submissionId: `many-${index}`, customerId, email, phone },
		createdAt: new Date(day - index * 1000),
		tokenHash: undefined,
	}));
	await stored("leads").insertMany(more);
	await stored("leads").updateMany(
		{ submissionId: /^many-1\d\d\d$/ },
		{ $set: { customerId: sample?.customerId } },
	);
	const { db } = mongoose.connection;
	await db?.command({ profile: 2 });
	const found = await findCustomer(khoi, one);
	await relatedTo(khoi, { email: "", phone: "0987000007", company: "minh phát" });
	await db?.command({ profile: 0 });
	const seen = await stored("system.profile")
		.find({ docsExamined: { $exists: true } })
		.toArray();
	await stored("system.profile").drop();
	expect(found?.records).toHaveLength(50);
	expect(found?.hints).toHaveLength(20);
	expect(seen.length).toBeGreaterThan(5);
	for (const { ns, docsExamined, keysExamined, command } of seen)
		expect(
			Math.max(docsExamined, keysExamined),
			`${ns} ${JSON.stringify(command).slice(0, 300)}`,
		).toBeLessThan(300);
});
