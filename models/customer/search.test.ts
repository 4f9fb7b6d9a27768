import mongoose from "mongoose";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "#models/account/user.server.ts";
import { TooManyWrites } from "#models/account/write-limit.server.ts";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import { Inquiries, Requests } from "#models/records/records.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { inquiryFields, viewerNamed } from "#tests/support/inquiries.ts";
import { storeDemo, storeMessage, storeTrial } from "#tests/support/requests.ts";
import { knownAlready } from "./asked.server.ts";
import { searchCustomers } from "./search.server.ts";

useDatabase();

const [binh, cuc] = [viewerNamed("binh"), viewerNamed("cuc")];
const admin = viewerNamed("admin", "admin");

beforeAll(async () => {
	const people = [binh, cuc].map(({ id, email, fullName }) => ({
		_id: new mongoose.Types.ObjectId(id),
		email,
		fullName,
		role: "sales",
		createdAt: new Date(),
	}));
	await stored("accounts").insertMany(people);
	await stored("users").insertMany(people);
	await submitInquiry(inquiryFields(), binh, "1");
	await storeTrial({
		contactName: "Hà",
		email: "ha@minhphat.example",
		companyName: "Gỗ Minh Phát",
		phone: "0987000111",
	});
	await storeDemo({
		contactName: "Cường",
		email: "cuong@x.example",
		companyName: "Xưởng Cường",
		phone: "0987000111",
	});
	await submitInquiry(
		inquiryFields({
			customerName: "Nguyễn Lan",
			customerEmail: "lan@a.example",
			companyName: "Xưởng Hoa",
			customerPhone: "0987 000 222",
		}),
		cuc,
		"2",
	);
	await storeMessage();
});

const customersOf = async (viewer: Viewer, text: string) => (await searchCustomers(viewer, text)).customers;

const kinds = ({ records }: { records: { what: string }[] }) => records.map(({ what }) => what).sort();

test("a customer is found with their number and what was said last on any of their records, a colleague's without", async () => {
	const email = "mai@chi.example";
	const customerEmail = email;
	const lead = await storeTrial({ contactName: "Mai", email, phone: "0987000333" });
	const fields = inquiryFields({ customerName: "Mai", customerEmail, customerPhone: "0987 000 333" });
	const { id } = await submitInquiry(fields, cuc, "3");
	expect(await customersOf(cuc, email)).toMatchObject([{ phone: "0987 000 333", isWrongNumber: false }]);
	await Inquiries.log(cuc, id, { way: "reached", note: "Gửi báo giá" });
	await Requests.log(cuc, lead, { way: "wrongNumber" });
	expect(await customersOf(cuc, email)).toMatchObject([
		{ isWrongNumber: true, last: { way: "wrongNumber" }, tries: 0 },
	]);
	const [found] = await customersOf(binh, email);
	expect(found).toMatchObject({ name: "Mai", records: [{ id: null }, { id: null }] });
	expect(JSON.stringify(found)).not.toMatch(/333|Gửi báo giá|wrongNumber":/);
});

test("what has one address is one customer, and what shares a number is two", async () => {
	const [one, ...others] = await customersOf(admin, "hà minh phát");
	expect(kinds(one ?? { records: [] })).toEqual(["inquiry", "trial"]);
	expect(others).toEqual([]);
	expect((await customersOf(admin, "000111")).map(kinds).sort()).toEqual([["demo"], ["trial"]]);
});

test.each(["lan@a.example", "Lan <LAN@a.example>", "0987000222", "+84 987 000 222"])(
	"a colleague's customer is found by the whole %j, named with whose it is, and cannot be opened",
	async (whole) => {
		expect(await customersOf(binh, whole)).toMatchObject([
			{ name: "Nguyễn Lan", records: [{ id: null, owner: "cuc", isOpen: true }] },
		]);
	},
);

test.each([
	"nguyễn lan",
	"xưởng hoa",
	"lan@a",
	"an@a.example",
	"000222",
	"987000222",
	"lan 0987000222",
	"098700022",
])("a colleague's customer is not found by %j", async (part) =>
	expect(await customersOf(binh, part)).toEqual([]),
);

test("whoever asks for a colleague's customer leaves a line, once a day for each address, and at most thirty a minute", async () => {
	const viewer = viewerNamed("curious");
	const asked = () =>
		stored("auditLines").countDocuments({ action: "othersCustomerAsked", by: viewer.fullName });
	for (const text of ["nguyễn lan", "000222", "lan@a.example", "lan@a.example"])
		await searchCustomers(viewer, text);
	await searchCustomers(admin, "lan@a.example");
	expect(await asked()).toBe(1);
	const typed = { customerEmail: "lan@a.example", customerPhone: "0987000222", companyName: "Xưởng Hoa" };
	expect(await knownAlready(viewer, typed)).toMatchObject([
		{ owner: "cuc", same: ["email", "phone", "company"] },
	]);
	expect(await asked()).toBe(2);
	for (let more = 0; more < 28; more++) await searchCustomers(viewer, `nobody-${more}@a.example`);
	await expect(searchCustomers(viewer, "one-more@a.example")).rejects.toThrow(TooManyWrites);
	expect(await asked()).toBe(30);
});

test("while a customer is typed, a colleague's is not told by the company alone; one's own is", async () => {
	const typed = { customerEmail: "", customerPhone: "", companyName: "Xưởng Hoa" };
	expect(await knownAlready(binh, typed)).toEqual([]);
	expect(await knownAlready(cuc, typed)).toMatchObject([{ owner: "cuc", same: ["company"] }]);
});

test("whoever has a customer finds it by its name; nobody's is found and opened by everybody", async () => {
	expect(await customersOf(cuc, "nguyễn lan")).toMatchObject([
		{ records: [{ id: expect.any(String), owner: "cuc" }] },
	]);
	expect(await customersOf(binh, "lộc")).toMatchObject([
		{ records: [{ what: "contact", id: expect.any(String), owner: null }] },
	]);
});

test("a representative's own is found behind sixty newer ones of a colleague's", async () => {
	const { _id, ...own } = (await stored("salesInquiries").findOne({ submissionId: "1" })) ?? {};
	const ownerId = new mongoose.Types.ObjectId(cuc.id);
	const newer = Array.from({ length: 60 }, (_, index) => ({
		...own,
		_id: new mongoose.Types.ObjectId(),
		ownerId,
		submissionId: `newer-${index}`,
	}));
	await stored("salesInquiries").insertMany(newer);
	const { customers, isCut } = await searchCustomers(binh, "ha@minhphat.example");
	const records = customers.flatMap((customer) => customer.records);
	expect(isCut).toBe(true);
	expect(records.filter(({ owner }) => owner === "binh")).toMatchObject([{ id: String(_id) }]);
	await stored("salesInquiries").deleteMany({ submissionId: /^newer/ });
});

test.each([
	["salesInquiries", "thu hà minh phát"],
	["contactMessages", "lộc"],
])(
	"of fifty %s that match nothing is left out, of fifty-one the oldest is, and it is said",
	async (name, text) => {
		const one = await stored(name).findOne({}, { sort: { _id: 1 } });
		const copy = () => ({ ...one, _id: new mongoose.Types.ObjectId(), submissionId: crypto.randomUUID() });
		const more = (count: number) => stored(name).insertMany(Array.from({ length: count }, copy));
		const found = async () => {
			const { customers, isCut } = await searchCustomers(admin, text);
			const ids = customers.flatMap(({ records }) => records.map(({ id }) => id));
			return { isCut, count: ids.filter((id) => !id?.startsWith("trial")).length };
		};
		await more(49);
		expect(await found()).toEqual({ isCut: false, count: 50 });
		await more(1);
		expect(await found()).toEqual({ isCut: true, count: 50 });
		await stored(name).deleteMany({ _id: { $ne: one?._id }, searchKeys: one?.searchKeys });
	},
);

test.each(["", "   ", "công ty", "không ai có tên này"])("%j finds nobody", async (text) => {
	expect(await searchCustomers(admin, text)).toEqual({ customers: [], isCut: false });
});
