import { Types } from "mongoose";
import { expect, test } from "vitest";
import { convertRequest } from "#models/customer/conversion.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { inquiryFields, viewerNamed } from "#tests/support/inquiries.ts";
import { storeTrial } from "#tests/support/requests.ts";
import { giveConvertedToInquiryOwners } from "./0011-converted-with-their-inquiry.server.ts";

useDatabase();

test("what became an inquiry goes to whom the inquiry was given since; what has lost its inquiry stays", async () => {
	const khoi = viewerNamed("khoi");
	const huong = new Types.ObjectId();
	const [given, kept, lost] = [await storeTrial(), await storeTrial(), await storeTrial()];
	const [inquiry, , gone] = [
		await convertRequest(given, inquiryFields(), khoi, crypto.randomUUID()),
		await convertRequest(kept, inquiryFields(), khoi, crypto.randomUUID()),
		await convertRequest(lost, inquiryFields(), khoi, crypto.randomUUID()),
	];
	const named = (id: string) => ({ _id: new Types.ObjectId(id) });
	await stored("salesInquiries").updateOne(named(inquiry.id), { $set: { ownerId: huong } });
	await stored("salesInquiries").deleteOne(named(gone.id));
	await giveConvertedToInquiryOwners();
	const ownerOf = async (id: string) => {
		const record = await stored("leads").findOne(named(id.replace("trial-", "")));
		return String(record?.ownerId);
	};
	expect([await ownerOf(given), await ownerOf(kept), await ownerOf(lost)]).toEqual([
		String(huong),
		khoi.id,
		khoi.id,
	]);
});
