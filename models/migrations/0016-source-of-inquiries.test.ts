import { Types } from "mongoose";
import { expect, test } from "vitest";
import { convertRequest } from "#models/customer/conversion.server.ts";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { inquiryFields, viewerNamed } from "#tests/support/inquiries.ts";
import { storeTrial } from "#tests/support/requests.ts";
import { noteSources } from "./0016-source-of-inquiries.server.ts";

useDatabase();

test("an inquiry gets the source of the lead that it began with, unless that is erased or there was none", async () => {
	const khoi = viewerNamed("khoi");
	const convert = async (lead: string) =>
		(await convertRequest(lead, inquiryFields(), khoi, crypto.randomUUID())).id;
	const visits = [{ utmSource: "facebook", utmCampaign: "tet" }, { utmSource: "zalo" }];
	const [whole, gone] = [await storeTrial({ visit: visits[0] }), await storeTrial({ visit: visits[1] })];
	const ids = [await convert(whole), await convert(gone)];
	ids.push((await submitInquiry(inquiryFields(), khoi, crypto.randomUUID())).id);
	await stored("salesInquiries").updateMany({}, { $unset: { cameFrom: 1, campaign: 1 } });
	await stored("leads").deleteOne({ _id: new Types.ObjectId(gone.replace("trial-", "")) });
	await noteSources();
	const found = await stored("salesInquiries").find().sort({ _id: 1 }).toArray();
	expect(found.map(({ _id }) => String(_id))).toEqual(ids);
	expect(found.map(({ cameFrom, campaign }) => [cameFrom, campaign])).toEqual([
		["facebook", "tet"],
		[undefined, undefined],
		[undefined, undefined],
	]);
});
