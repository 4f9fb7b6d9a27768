import { expect, test } from "vitest";
import { stored, useDatabase } from "#tests/support/database.ts";
import { useSettings } from "#tests/support/settings.ts";
import { Account } from "./account.server.ts";
import { Staff } from "./staff.server.ts";

useDatabase();
useSettings({ ADMIN_EMAILS: "kim.admin@may-erp.example" });

const real = "kim.admin@may-erp.example";
const password = "mot-mat-khau-dai-2026";

/** Addresses that a person, a lower-casing or a folding could take for the real one. */
const lookAlikes = [
	"k\u0131m.admin@may-erp.example",
	"K\u0130M.ADMIN@may-erp.example",
	"\u043aim.admin@may-erp.example",
	"kim.\u0430dmin@may-erp.example",
	"kim.adm\u0456n@may-erp.example",
	"kim.admin@may-\u0435rp.example",
	"kim.admin@m\u0430y-erp.example",
	"kim.admin@may-er\u0440.example",
	"kim.admin@may\u2010erp.example",
	"kim.admin@may\u2011erp.example",
	"kim.admin@may-erp.e\u00d7ample",
	"kim.admin@may-erp.exampl\u0435",
	"k\u00ecm.admin@may-erp.example",
	"ki\u0301m.admin@may-erp.example",
	"kim.admi\u0148@may-erp.example",
	"kim.admin\u200b@may-erp.example",
	"kim\u200d.admin@may-erp.example",
	"kim.admin\u00ad@may-erp.example",
	"\ufeffx kim.admin@may-erp.example",
	"kim.admin\u0000@may-erp.example",
	"kim.admin@may-erp.example\u0000",
	"kim .admin@may-erp.example",
	"kim.admin @may-erp.example",
	"kim.admin@ may-erp.example",
	"kim.admin@may-erp.exam ple",
	"kim.admin\t@may-erp.example",
	"kim.admin@may-erp.example,x@y.example",
	"x@y.example,kim.admin@may-erp.example",
	"kim.admin@may-erp.example\nx@y.example",
	'"kim.admin"@may-erp.example',
	"kim.admin@may-erp.example.",
	"kim.admin@may-erp.example.vn",
	"kim.admin@mail.may-erp.example",
	"kim.admin@may-erp.examples",
	"kim.admin@mayerp.example",
	"kim.admin@may--erp.example",
	"kim.admin+x@may-erp.example",
	"kim.admin+@may-erp.example",
	"kimadmin@may-erp.example",
	"k.i.m.admin@may-erp.example",
	"kim..admin@may-erp.example",
	".kim.admin@may-erp.example",
	"kim_admin@may-erp.example",
	"kim.adrnin@may-erp.example",
	"kirn.admin@may-erp.example",
	"kim.admin%40may-erp.example@x.example",
	"(comment)kim.admin@may-erp.example",
	"kim.admin@@may-erp.example",
];

/** Of the real one: in full-width and compatible letters, with something unseen at an end, or as it is pasted. */
const spellings = [
	"\u212aim.admin@may-erp.example",
	"\uff4bim.admin@may-erp.example",
	"kim\uff0eadmin@may-erp.example",
	"kim.admin\uff20may-erp.example",
	"kim.admin@may-erp\u3002example",
	"kim.admin@may-erp.example\u202e",
	"\u200b\u00a0kim.admin@may-erp.example\ufeff",
	"<kim.admin@may-erp.example>",
	"mailto:kim.admin@may-erp.example",
];

test(`of ${lookAlikes.length} addresses that look like an administrator's none makes one; the real one does`, async () => {
	for (const email of lookAlikes) {
		const made = await Account.register({ email, password, fullName: "Giả Mạo" }).catch(() => null);
		if (made) expect(await Staff.viewer(made.id), email).toMatchObject({ role: "sales", isAdmin: false });
	}
	expect(await stored("users").countDocuments({ role: "admin" })).toBe(0);

	// Nor without a profile, when the role comes from the list.
	await stored("users").deleteMany({});
	for (const { _id, email } of await stored("accounts").find().toArray()) {
		expect(await Staff.viewer(String(_id)), email).toMatchObject({ isAdmin: false });
	}
	const { id } = await Account.register({ email: ` ${real.toUpperCase()} `, password, fullName: "Kim" });
	expect(await Staff.viewer(id)).toMatchObject({ email: real, isAdmin: true });
	for (const spelt of spellings) expect(await Account.idOf(spelt), spelt).toBe(id);
});
