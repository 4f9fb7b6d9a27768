import mongoose from "mongoose";
import { expect, test } from "vitest";
import { convertRequest } from "#models/customer/conversion.server.ts";
import { Inquiries, Requests } from "#models/records/records.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { inquiryFields, viewerNamed } from "#tests/support/inquiries.ts";
import { storeTrial } from "#tests/support/requests.ts";
import { makeOneHistory } from "./0010-one-history.server.ts";

useDatabase();

const khoi = viewerNamed("khoi");

test("the events of inquiries and requests are one history; what a kill has left is moved, and nothing twice", async () => {
	const request = await storeTrial();
	await Requests.log(khoi, request, { way: "reached", note: "Xin báo giá" });
	const { id } = await convertRequest(request, inquiryFields(), khoi, "converted");
	const [inquiryId, requestId] = [id, request.slice(-24)].map((one) => new mongoose.Types.ObjectId(one));
	const history = async () => (await Inquiries.findWithHistory(khoi, id))?.history.rows;
	const before = await history();
	expect(before).toHaveLength(3);

	// As they were stored before.
	const all = await stored("historyEvents").find().toArray();
	const of = (subjectId: unknown) => all.filter((event) => String(event.subjectId) === String(subjectId));
	await stored("requestEvents").insertMany(
		of(requestId).map(({ subjectId, ...event }) => ({ ...event, requestId: subjectId })),
	);
	const followUp = { kind: "followUp", by: "khoi", byId: new mongoose.Types.ObjectId(khoi.id) };
	const ownerId = followUp.byId;
	const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
	await stored("inquiryEvents").insertMany([
		...of(inquiryId).map(({ subjectId, ...event }) => ({ ...event, inquiryId: subjectId, ownerId })),
		{ ...followUp, inquiryId, ownerId, at: at(1), to: "2026-11-25" },
		{ ...followUp, inquiryId, ownerId, at: at(2), from: "2026-11-25" },
		{ ...followUp, inquiryId: ownerId, ownerId, at: at(3), deletedAt: new Date("2026-11-20T02:00:00Z") },
	]);
	await stored("historyEvents").deleteMany({ subjectId: inquiryId });
	await stored("salesInquiries").updateOne({}, { $unset: { contactedAt: 1 } });

	await makeOneHistory();
	expect(await history()).toMatchObject([
		{ kind: "followUp", nextOff: true },
		{ kind: "followUp", nextOn: "2026-11-25" },
		...(before ?? []),
	]);
	expect((await Inquiries.findWithHistory(khoi, id))?.contactedAt).toBe(
		before?.find(({ kind }) => kind === "contact")?.at,
	);
	expect(await stored("historyEvents").findOne({ subjectId: ownerId })).toMatchObject({
		eraseAt: new Date("2026-12-20T02:00:00Z"),
	});
	for (const name of ["requestEvents", "inquiryEvents"]) {
		expect(await stored(name).countDocuments(), name).toBe(0);
	}
	const once = await stored("historyEvents").find().toArray();
	await makeOneHistory();
	expect(await stored("historyEvents").find().toArray()).toEqual(once);
});
