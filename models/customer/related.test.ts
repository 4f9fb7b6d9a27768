import { expect, test } from "vitest";
import { Account } from "#models/account/account.server.ts";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import { useDatabase } from "#tests/support/database.ts";
import { inquiryFields, viewerNamed } from "#tests/support/inquiries.ts";
import { changeSettings, useSettings } from "#tests/support/settings.ts";
import { relatedTo } from "./related.server.ts";

useDatabase();
useSettings({});

test.each([
	["named", "Lê Thu"],
	["unnamed", null],
	["hidden", "nothing"],
])(
	"where OTHERS_CUSTOMERS is %s a representative reads %s of who else has a customer, an administrator all",
	async (setting, owner) => {
		changeSettings({ OTHERS_CUSTOMERS: setting });
		const person = {
			email: `${crypto.randomUUID()}@may-erp.example`,
			fullName: "Lê Thu",
			password: "a long pass phrase 42",
		};
		const colleague = { ...viewerNamed("thu"), ...(await Account.create(person, "sales")) };
		const customerEmail = `${crypto.randomUUID()}@gom.example`;
		const { id } = await submitInquiry(inquiryFields({ customerEmail }), colleague, "one");
		const about = { email: customerEmail, phone: "", company: "" };

		const told = await relatedTo(viewerNamed("khoi"), about);
		expect(told).toMatchObject(owner === "nothing" ? [] : [{ id: null, name: null, owner }]);
		expect(told).toHaveLength(owner === "nothing" ? 0 : 1);
		expect(await relatedTo(viewerNamed("admin", "admin"), about)).toMatchObject([{ id, owner: "Lê Thu" }]);
		expect(await relatedTo(colleague, about)).toMatchObject([{ id }]);
		expect(await relatedTo(colleague, about, [id])).toEqual([]);
	},
);
