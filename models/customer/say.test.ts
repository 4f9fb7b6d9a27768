import mongoose from "mongoose";
import { beforeEach, expect, test } from "vitest";
import type { Viewer } from "#models/account/user.server.ts";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import { deleteInquiry } from "#models/inquiry/trash.server.ts";
import { mostAddresses } from "#models/limits.ts";
import { PersonalData } from "#models/privacy/personal-data.server.ts";
import { correctRequest, eraseRequest } from "#models/request/own-request.server.ts";
import { takeRequest } from "#models/request/request.server.ts";
import type { RequestId } from "#models/request/request-id.ts";
import { customerKeysOf } from "#models/search/search-keys.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { inquiryFields } from "#tests/support/inquiries.ts";
import { memberNamed } from "#tests/support/members.ts";
import { forgetAll, goingOn } from "#tests/support/reminders.ts";
import { storeDemo, storeTrial } from "#tests/support/requests.ts";
import { findCustomer } from "./customer.server.ts";
import { forgetUnheldLinks } from "./links.server.ts";
import { relatedTo } from "./related.server.ts";
import { sayOfCustomers } from "./say.server.ts";
import { searchCustomers } from "./search.server.ts";

useDatabase();

let khoi: Viewer;
let huong: Viewer;

beforeEach(async () => {
	await forgetAll();
	[khoi, huong] = [await memberNamed("khoi"), await memberNamed("huong")];
	for (const name of ["customerLinks", "auditLines"]) await stored(name).deleteMany({});
});

let count = 0;

const emailOf = (name: string) => `${name}@khach.example`;

/** Shares nothing with another but what is given. */
const lead = (name: string, shared: { phone?: string; companyName?: string; email?: string } = {}) =>
	storeTrial({
		contactName: `Tìm ${name}`,
		companyName: `Công ty ${name}`,
		email: emailOf(name),
		phone: `09${String(++count).padStart(8, "0")}`,
		...shared,
	});

const phone = "0987654321";

const idsOn = async (id: string, viewer = khoi) =>
	(await findCustomer(viewer, id))?.records.map((record) => record.id as string).sort();

const relatedOf = async (name: string) =>
	(await relatedTo(khoi, customerKeysOf({ companyName: "", customerEmail: emailOf(name) }))).map(
		({ id }) => id as string,
	);

const groups = async () =>
	(await searchCustomers(khoi, "tìm")).customers
		.map(({ records }) => records.map(({ id }) => id as string).sort())
		.sort((some, others) => others.length - some.length);

const links = () => stored("customerLinks").find().toArray();
const actions = async () => (await stored("auditLines").find().toArray()).map(({ action }) => action);

test("what belongs together is together from either side, in the search, beside the field and for what comes later", async () => {
	const [one, other, third] = [await lead("mot"), await lead("hai"), await lead("ba")];
	expect(await idsOn(one)).toEqual([one]);
	expect(await sayOfCustomers(khoi, one, other, "same")).toBe(true);
	for (const id of [one, other]) expect(await idsOn(id)).toEqual([one, other].sort());
	expect(await idsOn(third)).toEqual([third]);
	const [entry] = (await findCustomer(huong, one))?.records.filter(({ id }) => id === other) ?? [];
	expect(entry).toMatchObject({ isApart: true, joined: { by: khoi.fullName } });
	const [own] = (await findCustomer(huong, one))?.records.filter(({ id }) => id === one) ?? [];
	expect(own).toMatchObject({ isApart: false, joined: undefined });
	expect(await groups()).toEqual([[one, other].sort(), [third]]);
	const keys = customerKeysOf({ companyName: "", customerEmail: emailOf("mot") });
	expect((await relatedTo(khoi, keys, [one])).map(({ id, same }) => ({ id, same }))).toEqual([
		{ id: other, same: ["said"] },
	]);

	const later = await storeDemo({ email: emailOf("hai"), companyName: "Mới", phone: "0911111111" });
	expect(await idsOn(one)).toEqual([one, other, later].sort());
	expect(await links()).toMatchObject([{ statement: "same", byId: new mongoose.Types.ObjectId(khoi.id) }]);
	expect(await sayOfCustomers(huong, other, one, "same"), "said once more").toBe(true);
	expect(await links()).toMatchObject([{ byId: new mongoose.Types.ObjectId(khoi.id) }]);
	expect(await actions()).toEqual(["customersJoined"]);
});

test("who is another leaves the page, the search's customer and the field, whatever is shared and whatever comes later", async () => {
	const [one, other] = [await lead("mot", { phone }), await lead("hai", { phone })];
	const between = await lead("giua", { phone });
	expect(await idsOn(one)).toEqual([one, other, between].sort());
	expect(await sayOfCustomers(khoi, one, other, "other")).toBe(true);
	expect(await idsOn(one)).toEqual([one, between].sort());
	expect(await idsOn(other, huong)).toEqual([other, between].sort());
	expect(await idsOn(between), "of whom nothing was said").toEqual([one, other, between].sort());
	expect((await groups()).map((group) => group.includes(one) && group.includes(other))).not.toContain(true);
	const typed = customerKeysOf({ companyName: "", customerEmail: emailOf("mot"), customerPhone: phone });
	expect((await relatedTo(khoi, typed)).map(({ id }) => id)).not.toContain(other);
	await lead("hai", { phone, companyName: "Công ty mot" });
	expect(await idsOn(one)).toEqual([one, between].sort());
	expect(await actions()).toEqual(["customersParted"]);
	const all = JSON.stringify(await stored("auditLines").find().toArray());
	expect(all).not.toContain("@khach");
});

test("the opposite undoes it, from whichever side it is said", async () => {
	const [one, other] = [await lead("mot", { phone }), await lead("hai", { phone })];
	await sayOfCustomers(khoi, one, other, "other");
	await sayOfCustomers(huong, other, one, "same");
	expect(await idsOn(one)).toEqual([one, other].sort());
	expect(await links()).toMatchObject([{ statement: "same" }]);
	await sayOfCustomers(khoi, one, other, "other");
	expect(await idsOn(one)).toEqual([one]);
	expect(await links()).toHaveLength(1);
	expect(await actions()).toEqual(["customersParted", "customersJoined", "customersParted"]);
});

test("a chain is one customer from each of its ends; one that leaves it leaves all of it; and it has an end", async () => {
	const chain: RequestId[] = [];
	for (let index = 0; index < 5; index++) chain.push(await lead(`so-${index}`));
	const [first = "", second = "", ...more] = chain;
	for (const [index, id] of chain.entries())
		if (index > 0) await sayOfCustomers(khoi, chain[index - 1] ?? "", id, "same");
	for (const id of chain) expect(await idsOn(id)).toEqual(chain.toSorted());
	expect((await relatedOf("so-4")).sort()).toEqual(chain.toSorted());
	await sayOfCustomers(khoi, first, second, "other");
	for (const id of [first, ...more]) expect(await idsOn(id)).toEqual([first, ...more].sort());
	expect(await idsOn(second)).toEqual([second]);
	await sayOfCustomers(khoi, more[0] ?? "", second, "same");
	for (const id of chain) expect(await idsOn(id)).toEqual(chain.toSorted());

	for (let index = chain.length; index < mostAddresses; index++)
		await sayOfCustomers(khoi, first, await lead(`so-${index}`), "same");
	const tooMany = sayOfCustomers(khoi, first, await lead("thua"), "same");
	await expect(tooMany).rejects.toMatchObject({ codes: { "": ["tooManyAddresses"] } });
	expect(await links()).toHaveLength((mostAddresses * (mostAddresses - 1)) / 2);
});

test("of two that belong together, who is another to one is another to the other", async () => {
	const [one, two] = [await lead("mot"), await lead("hai", { phone })];
	const other = await lead("khac", { phone });
	await sayOfCustomers(khoi, two, other, "other");
	await sayOfCustomers(khoi, one, two, "same");
	for (const id of [one, two]) expect(await idsOn(id)).toEqual([one, two].sort());
	expect(await idsOn(other)).toEqual([other]);
});

test("two with the same address are one customer, of which nothing else can be said", async () => {
	const [one, other] = [await lead("mot"), await lead("hai", { email: emailOf("mot") })];
	for (const statement of ["same", "other"] as const)
		await expect(sayOfCustomers(khoi, one, other, statement)).rejects.toMatchObject({
			codes: { "": ["sameAddress"] },
		});
	expect(await links()).toEqual([]);
});

test("of a colleague's, and of what is missing, nobody can say anything; what was said names its owner alone", async () => {
	const boss = await memberNamed("boss", "admin");
	const [mine, theirs] = [await lead("cua-toi"), await lead("bi-mat")];
	await takeRequest(khoi, mine);
	await takeRequest(huong, theirs);
	for (const statement of ["same", "other"] as const)
		for (const [one, other] of [
			[mine, theirs],
			[theirs, mine],
			[mine, "trial-6560a1b2c3d4e5f6a7b8c9d0"],
			["6560a1b2c3d4e5f6a7b8c9d0", mine],
			[mine, "x"],
		])
			expect(await sayOfCustomers(khoi, one ?? "", other ?? "", statement), `${one} ${other}`).toBe(false);
	expect(await links()).toEqual([]);
	expect(await sayOfCustomers(boss, mine, theirs, "same")).toBe(true);
	const found = await findCustomer(khoi, mine);
	expect(found?.records.map(({ id }) => id)).toEqual([mine]);
	expect(found?.others).toMatchObject([{ what: "trial", owner: huong.fullName }]);
	expect(JSON.stringify(found)).not.toContain("bi-mat");
	expect((await relatedOf("bi-mat")).sort()).toEqual([null, mine].sort());
});

test("erasing a person, by themselves or by an operator, erases what was said of them and leaves the others together", async () => {
	const [one, two, three] = [await lead("mot"), await lead("hai"), await lead("ba")];
	await sayOfCustomers(khoi, one, two, "same");
	await sayOfCustomers(khoi, two, three, "same");
	await eraseRequest(two, null);
	expect(JSON.stringify(await links())).not.toContain("hai@");
	expect(await idsOn(one)).toEqual([one, three].sort());
	expect(await PersonalData.find(emailOf("mot"))).not.toHaveProperty("customerLinks");
	expect((await PersonalData.erase(emailOf("mot").toUpperCase())).customerLinks).toHaveLength(1);
	expect(await links()).toEqual([]);

	const four = await lead("bon");
	await sayOfCustomers(khoi, three, four, "other");
	await PersonalData.erase(khoi.email);
	expect(JSON.stringify(await links())).not.toContain(khoi.id);
	await sayOfCustomers(huong, three, four, "same");
	await PersonalData.erase(huong.email);
	const left = (await findCustomer(await memberNamed("moi"), three))?.records ?? [];
	const joined = left.find(({ id }) => id === four);
	expect(joined).toMatchObject({ joined: { by: null } });
});

test.each([
	["their visitor", (id: RequestId) => eraseRequest(id, null)],
	["an operator", () => PersonalData.erase(emailOf("dung"))],
] as const)(
	"what was said of the address that somebody has corrected goes with them, erased by %s",
	async (_, erase) => {
		const [one, other] = [await lead("mot"), await lead("sai")];
		await sayOfCustomers(khoi, one, other, "same");
		await correctRequest(other, { email: emailOf("dung"), phone }, null);
		expect(JSON.stringify(await links())).toContain("sai@");
		await erase(other);
		expect(await links()).toEqual([]);
	},
);

test("what is said of an address goes once no request and no inquiry has it, not while one can be restored", async () => {
	const [one, two] = [await lead("mot"), await lead("hai")];
	const fields = inquiryFields({ customerEmail: emailOf("ba"), companyName: "Ba", customerPhone: "" });
	const { id } = await submitInquiry(fields, khoi, "of-three");
	await sayOfCustomers(khoi, one, two, "same");
	await sayOfCustomers(khoi, one, id, "other");
	await deleteInquiry(khoi, id);
	await forgetUnheldLinks(goingOn);
	expect(await links()).toHaveLength(3);
	await stored("deletedInquiries").deleteMany({});
	await forgetUnheldLinks(goingOn);
	expect(await links()).toMatchObject([{ statement: "same" }]);
	await stored("leads").deleteOne({ email: emailOf("hai") });
	await forgetUnheldLinks(goingOn);
	expect(await links()).toEqual([]);
});
