import { expect, test } from "vitest";
import { convertRequest } from "#models/customer/conversion.server.ts";
import { findCustomer } from "#models/customer/customer.server.ts";
import { renewKeys } from "#models/customer/renew-keys.server.ts";
import { searchCustomers } from "#models/customer/search.server.ts";
import { historyOf, subjectIdOf } from "#models/history/history.server.ts";
import { PersonalData } from "#models/privacy/personal-data.server.ts";
import { Inquiries } from "#models/records/records.server.ts";
import { correctRequest } from "#models/request/own-request.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { inquiryFields } from "#tests/support/inquiries.ts";
import { memberNamed } from "#tests/support/members.ts";
import { storeTrial } from "#tests/support/requests.ts";
import { applyCorrection, editInquiry } from "./inquiry.server.ts";
import { fingerprintsOf } from "./merge.server.ts";
import { reachedAt } from "./view.ts";

useDatabase();

test("what a customer corrects is called and found at once, becomes the inquiry's by one press, and gives way to what is typed", async () => {
	const [khoi, huong] = [await memberNamed("khoi"), await memberNamed("huong")];
	const sent = { email: "hoa@gom.example", phone: "0912345678" };
	const request = await storeTrial(sent);
	const fields = inquiryFields({ customerEmail: sent.email, customerPhone: sent.phone });
	const { id } = await convertRequest(request, fields, khoi, "corrected");
	const told = async () => (await Inquiries.find(khoi, id)) ?? Promise.reject(new Error("gone"));
	const isFound = async (text: string) =>
		(await searchCustomers(khoi, text)).customers.some(({ records }) => records.some((one) => one.id === id));

	await correctRequest(request, { email: "moi@gom.example", phone: "0987111222" }, null);
	expect(await told()).toMatchObject({ customerEmail: sent.email, customerPhone: sent.phone });
	expect(reachedAt(await told())).toMatchObject({
		customerEmail: "moi@gom.example",
		customerPhone: "0987111222",
	});
	const both = [await isFound("111222"), await isFound("345678")];
	expect(both, "the old one is still on people's notes").toEqual([true, true]);
	await renewKeys();
	expect(await isFound("111222")).toBe(true);
	expect((await findCustomer(khoi, id))?.ways[0]).toMatchObject({ phone: "0987111222" });
	expect(await applyCorrection(huong, id), "somebody else's").toBe(false);
	expect(await applyCorrection(khoi, id)).toBe(true);
	expect(await applyCorrection(khoi, id), "pressed twice").toBe(true);
	expect(await told()).toMatchObject({ customerEmail: "moi@gom.example", customerPhone: "0987111222" });
	expect(await told()).not.toHaveProperty("corrected");
	expect(await isFound("345678")).toBe(false);
	const { rows } = await historyOf({ _id: subjectIdOf(id) });
	expect(rows.filter(({ kind }) => kind === "edited")).toMatchObject([
		{ fields: ["customerEmail", "customerPhone"] },
	]);

	await correctRequest(request, { email: "moi@gom.example", phone: "0987333444" }, null);
	const typed = { ...fields, customerEmail: "moi@gom.example", customerPhone: "0901000111" };
	await editInquiry(khoi, id, typed, fingerprintsOf(await told()));
	expect(await told()).toMatchObject({ customerPhone: "0901000111" });
	expect(await told()).not.toHaveProperty("corrected");
	expect([await isFound("333444"), await isFound("000111")]).toEqual([false, true]);
	await correctRequest(request, { email: "cuoi@gom.example", phone: "0987333444" }, null);
	await PersonalData.erase("cuoi@gom.example");
	expect(await stored("salesInquiries").countDocuments()).toBe(0);
});
