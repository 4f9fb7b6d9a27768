import mongoose from "mongoose";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "#models/account/user.server.ts";
import { renewKeys } from "#models/customer/renew-keys.server.ts";
import { listInquiries, streamInquiries } from "#models/inquiry/list.server.ts";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import { deleteInquiry, restoreInquiry } from "#models/inquiry/trash.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { inquiryFields, viewerNamed } from "#tests/support/inquiries.ts";

useDatabase();

const [binh, cuc] = [viewerNamed("binh"), viewerNamed("cuc")];
const admin = viewerNamed("admin", "admin");

beforeAll(async () => {
	const accounts = [binh, cuc].map(({ id, email }) => ({ _id: new mongoose.Types.ObjectId(id), email }));
	await stored("accounts").insertMany(accounts);
	await submitInquiry(inquiryFields({ customerName: "Nguyễn Thị Yến" }), binh, "1");
	const other = { customerName: "Trần Ý", customerPhone: "+31 6 12345432", customerEmail: "y@gom.com.vn" };
	await submitInquiry(inquiryFields(other), cuc, "2");
});

async function found(viewer: Viewer, text: string): Promise<string[]> {
	const { rows } = await listInquiries(viewer, { text });
	const names = rows.map(({ customerName }) => customerName).sort();
	const exported: string[] = [];
	for await (const { customerName } of streamInquiries(viewer, { text })) exported.push(customerName);
	expect(exported.sort()).toEqual(names);
	return names;
}

test.each([
	["5678", ["Nguyễn Thị Yến"]],
	["345 678", ["Nguyễn Thị Yến"]],
	["gỗ 432", ["Trần Ý"]],
	["gom.com.vn", ["Trần Ý"]],
	["minhphat.example", ["Nguyễn Thị Yến"]],
	["nguyễn y", ["Nguyễn Thị Yến"]],
	["y", ["Nguyễn Thị Yến", "Trần Ý"]],
	["binh@may-erp.example", ["Nguyễn Thị Yến"]],
	["gỗ CUC@may-erp.example", ["Trần Ý"]],
	["nguyễn cuc@may-erp.example", []],
	["nobody@may-erp.example", []],
])("an admin who types %j finds %j", async (typed, names) => {
	expect(await found(admin, typed)).toEqual(names);
});

test("a representative finds their own only, and nothing by an address of the staff", async () => {
	expect(await found(binh, "5678")).toEqual(["Nguyễn Thị Yến"]);
	expect(await found(binh, "432")).toEqual([]);
	expect(await found(binh, "cuc@may-erp.example")).toEqual([]);
	expect(await found(binh, "binh@may-erp.example")).toEqual([]);
});

test("an admin who has chosen a representative does not leave them by typing another's address", async () => {
	const { rows } = await listInquiries(admin, { text: "cuc@may-erp.example", ownerId: binh.id });
	expect(rows).toEqual([]);
});

test("keys of an earlier version are made anew, once, and a restored inquiry gets them, too", async () => {
	const { rows } = await listInquiries(admin, { text: "5678" });
	const id = rows[0]?.id ?? "";
	const old = { $set: { searchKeys: ["nguyen"], companyKey: "" } };
	const record = { _id: new mongoose.Types.ObjectId(id) };
	await stored("salesInquiries").updateOne(record, old);
	expect(await found(admin, "5678")).toEqual([]);
	expect(await renewKeys()).toBe(1);
	expect(await renewKeys()).toBe(0);
	expect(await found(admin, "5678")).toEqual(["Nguyễn Thị Yến"]);

	await deleteInquiry(admin, id);
	await stored("deletedInquiries").updateOne(record, old);
	await restoreInquiry(admin, id);
	expect(await found(admin, "5678")).toEqual(["Nguyễn Thị Yến"]);
});
