import mongoose from "mongoose";
import { expect, test } from "vitest";
import type { Viewer } from "#models/account/user.server.ts";
import { findCustomer } from "#models/customer/customer.server.ts";
import { customerOf } from "#models/customer/related.server.ts";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import { deleteInquiry } from "#models/inquiry/trash.server.ts";
import { Requests } from "#models/records/records.server.ts";
import { noteMailRefused } from "#models/request/own-request.server.ts";
import { type StoredDocument, stored, useDatabase } from "#tests/support/database.ts";
import { inquiryFields } from "#tests/support/inquiries.ts";
import { memberNamed } from "#tests/support/members.ts";
import { storedRequest } from "#tests/support/reminders.ts";
import { storeDemo, storeMessage, storeTrial } from "#tests/support/requests.ts";
import { makeCustomers } from "./0014-a-customer-is-a-document.server.ts";

useDatabase();

const held = ["leads", "demoRequests", "contactMessages", "salesInquiries", "deletedInquiries"];

/** As the version before leaves it: no record has a customer. */
async function forgetCustomers(): Promise<void> {
	for (const name of held) await stored(name).updateMany({}, { $unset: { customerId: 1 } });
	await stored("customers").deleteMany({});
}

const idsOn = async (viewer: Viewer, id: string) =>
	(await findCustomer(viewer, id))?.records.map((record) => String(record.id)).sort();

/** But how often it was written. */
const everything = () =>
	Promise.all([
		stored("customers")
			.find({}, { projection: { version: 0 } })
			.sort({ _id: 1 })
			.toArray(),
		...held.map((name) => stored(name).find().sort({ _id: 1 }).toArray()),
	]);

test("records of before become their addresses' customers; what was said of them, of numbers and of mail holds; once more changes nothing", async () => {
	const khoi = await memberNamed("khoi");
	const phone = "0987000111";
	const one = await storeTrial({ email: "mot@khach.example", phone });
	const ofOne = await storeDemo({ email: "MOT@khach.example", phone: "0987000222" });
	const [two, three] = [
		await storeTrial({ email: "hai@khach.example", phone: "0987000333" }),
		await storeMessage({ email: "ba@khach.example", phone }),
	];
	const { id } = await submitInquiry(inquiryFields({ customerEmail: "hai@khach.example" }), khoi, "of-two");
	const gone = await submitInquiry(inquiryFields({ customerEmail: "bon@khach.example" }), khoi, "deleted");
	await deleteInquiry(khoi, gone.id);
	const ofStaff = { email: khoi.email, companyName: "Hãng khác", phone: "0000000000" };
	const staffs = [await storeTrial(ofStaff), await storeTrial(ofStaff)];
	await noteMailRefused(two, "hai@khach.example");
	await Requests.log(khoi, one, { way: "wrongNumber" });
	await Requests.log(khoi, ofOne, { way: "wrongNumber" });
	await forgetCustomers();
	const subject = async (request: string) => ({
		subjectId: (await storedRequest(request))?._id,
		kind: "contact",
	});
	await stored("historyEvents").updateOne(await subject(one), { $set: { number: phone } });
	await stored("historyEvents").updateOne(await subject(ofOne), { $set: { number: "0987000222" } });
	const reached = { kind: "contact", way: "reached", by: "khoi", at: new Date(Date.now() + 1000) };
	await stored("historyEvents").insertOne({
		...reached,
		number: "0987000222",
		subjectId: new mongoose.Types.ObjectId(),
	});
	const said = (some: string, statement: string, others: string) => ({
		...{
			one: `email:${some}@khach.example`,
			other: `email:${others}@khach.example`,
			statement,
			at: new Date(),
		},
		byId: new mongoose.Types.ObjectId(khoi.id),
	});
	await stored("customerLinks").insertMany([said("ba", "other", "mot"), said("hai", "same", "mot")]);

	await makeCustomers();
	for (const record of [one, ofOne, two, id])
		expect(await idsOn(khoi, record)).toEqual([one, ofOne, two, id].sort());
	expect(await idsOn(khoi, three)).toEqual([three]);
	for (const record of staffs) expect(await idsOn(khoi, record)).toEqual([record]);
	const found = await findCustomer(khoi, one);
	expect(found).toMatchObject({ hints: [], joined: { by: khoi.fullName } });
	const state = found?.ways.map(({ phone, isWrongNumber, isMailRefused }) => [
		phone,
		isWrongNumber,
		isMailRefused,
	]);
	expect(state).toEqual(
		expect.arrayContaining([
			[phone, true, false],
			["0987000222", false, false],
		]),
	);
	const contact = { email: "hai@khach.example", phone: "", company: "" };
	expect((await customerOf(khoi, contact)).isMailRefused).toBe(true);
	expect(await stored("deletedInquiries").countDocuments({ customerId: { $exists: true } })).toBe(1);
	expect(await stored("historyEvents").countDocuments({ number: { $exists: true } })).toBe(0);
	expect(await stored("customerLinks").countDocuments()).toBe(0);
	const before = await everything();
	await makeCustomers();
	expect(await everything()).toEqual(before);
});

test("what the version before stores and corrects meanwhile gets its customer when it is looked at, and by the migration again", async () => {
	const khoi = await memberNamed("minh");
	const [one, other] = [
		await storeTrial({ email: "nam@khach.example" }),
		await storeDemo({ email: "nam@khach.example" }),
	];
	await stored("demoRequests").updateOne({ email: "nam@khach.example" }, { $unset: { customerId: 1 } });
	expect(await idsOn(khoi, other)).toEqual([one, other].sort());
	await stored("demoRequests").updateOne({ email: "nam@khach.example" }, { $unset: { customerId: 1 } });
	expect(await idsOn(khoi, one)).toEqual([one]);
	const third = await storeMessage({ email: "sau@khach.example" });
	const corrected = { $set: { email: "sau@khach.example" } };
	await stored("leads").updateOne({ email: "nam@khach.example" }, corrected);
	await makeCustomers();
	expect(await idsOn(khoi, other)).toEqual([other]);
	expect(await idsOn(khoi, one)).toEqual([one, third].sort());
});

test("more records than are read at once, most of one address, become customers", async () => {
	const sample: StoredDocument = (await stored("leads").findOne({})) ?? {};
	const { tokenHash, customerId, ...like } = sample;
	const many = Array.from({ length: 1_201 }, (_, index) => ({
		...like,
		_id: new mongoose.Types.ObjectId(),
		submissionId: `many-${index}`,
		email: index % 3 ? "dong@khach.example" : `le-${index}@khach.example`,
	}));
	await stored("leads").insertMany(many);
	await makeCustomers();
	expect(await stored("leads").countDocuments({ customerId: null })).toBe(0);
	const common = await stored("customers").findOne({ emails: "dong@khach.example" });
	expect(await stored("leads").countDocuments({ customerId: common?._id })).toBe(800);
	expect(await stored("customers").countDocuments({ emails: /^le-/ })).toBe(401);
});
