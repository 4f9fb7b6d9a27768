import { expect, test } from "vitest";
import { listInquiries } from "#models/inquiry/list.server.ts";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import { listRequests } from "#models/request/list.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { inquiryFields, viewerNamed } from "#tests/support/inquiries.ts";
import { storeTrial } from "#tests/support/requests.ts";
import { foldTexts } from "./0007-folded-texts.server.ts";

useDatabase();

const admin = viewerNamed("admin", "admin");

test("what was stored before is found as today, and no longer turned around", async () => {
	await submitInquiry(inquiryFields(), admin, "before");
	await storeTrial();
	const before = { searchKeys: ["name"], companyKey: "" };
	const turned = "王小明 \u202eelpmaxe.kcatta";
	await stored("salesInquiries").updateOne({}, { $set: { ...before, customerName: turned } });
	await stored("leads").updateOne({}, { $set: { searchKeys: ["name"], contactName: "\u00d0\u1eb7ng Hà" } });
	const of = { fields: { notes: ["\u2066Hà\u2069", "Hà"], name: "Hà" }, at: new Date() };
	const { insertedId } = await stored("suspectedSubmissions").insertOne(of);

	await foldTexts();
	const [inquiry] = (await listInquiries(admin, { text: "小明" })).rows;
	expect(inquiry?.customerName).toBe("王小明 elpmaxe.kcatta");
	expect((await listRequests(admin, { text: "đặng hà" })).rows).toHaveLength(1);
	expect(await stored("suspectedSubmissions").findOne({ _id: insertedId })).toEqual({
		...{ ...of, fields: { notes: ["Hà", "Hà"], name: "Hà" } },
		_id: insertedId,
	});

	const all = () => stored("salesInquiries").find().toArray();
	const once = await all();
	await foldTexts();
	expect(await all()).toEqual(once);
});
