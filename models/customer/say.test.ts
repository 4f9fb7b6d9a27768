import { beforeEach, expect, test } from "vitest";
import type { Viewer } from "#models/account/user.server.ts";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import { deleteInquiry, restoreInquiry } from "#models/inquiry/trash.server.ts";
import { mostAddresses } from "#models/limits.ts";
import { PersonalData } from "#models/privacy/personal-data.server.ts";
import { Inquiries, Requests } from "#models/records/records.server.ts";
import { eraseRequest, noteMailRefused } from "#models/request/own-request.server.ts";
import { takeRequest } from "#models/request/request.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { inquiryFields } from "#tests/support/inquiries.ts";
import { memberNamed } from "#tests/support/members.ts";
import { forgetAll } from "#tests/support/reminders.ts";
import { storeDemo, storeTrial } from "#tests/support/requests.ts";
import { findCustomer } from "./customer.server.ts";
import { relatedTo } from "./related.server.ts";
import { sayOfCustomers } from "./say.server.ts";
import { searchCustomers } from "./search.server.ts";

useDatabase();

let khoi: Viewer;
let huong: Viewer;

beforeEach(async () => {
	await forgetAll();
	[khoi, huong] = [await memberNamed("khoi"), await memberNamed("huong")];
	await stored("auditLines").deleteMany({});
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
	(await findCustomer(viewer, id))?.records.map((record) => String(record.id)).sort();

const hintsOn = async (id: string, viewer = khoi) =>
	(await findCustomer(viewer, id))?.hints.map((hint) => String(hint.id)).sort();

const knownBy = (name: string) =>
	relatedTo(khoi, { email: emailOf(name), phone: "", company: "" }).then((found) =>
		found.map(({ id }) => id),
	);

const groups = async () =>
	(await searchCustomers(khoi, "tìm")).customers
		.map(({ records }) => records.map(({ id }) => String(id)).sort())
		.sort((some, others) => others.length - some.length);

const all = () => stored("customers").find().sort({ _id: 1 }).toArray();
const actions = async () => (await stored("auditLines").find().toArray()).map(({ action }) => action);

test("what belongs together is one customer from either side, in the search, for what is typed and for what comes later", async () => {
	const [one, other, third] = [await lead("mot"), await lead("hai"), await lead("ba")];
	expect(await idsOn(one)).toEqual([one]);
	expect(await sayOfCustomers(khoi, one, other, "same")).toBe(true);
	for (const id of [one, other]) expect(await idsOn(id)).toEqual([one, other].sort());
	expect(await idsOn(third)).toEqual([third]);
	const whole = await findCustomer(huong, one);
	expect(whole?.joined).toMatchObject({ by: khoi.fullName });
	expect(whole?.records.filter(({ isApart }) => isApart).map(({ id }) => id)).toEqual([other]);
	expect(await groups()).toEqual([[one, other].sort(), [third]]);
	const typed = { email: emailOf("mot"), phone: "", company: "" };
	expect(await relatedTo(khoi, typed, [one])).toMatchObject([{ id: other, same: ["customer"] }]);

	const later = await storeDemo({ email: emailOf("hai"), companyName: "Mới", phone: "0911111111" });
	expect(await idsOn(one)).toEqual([one, other, later].sort());
	expect(await sayOfCustomers(huong, other, one, "same"), "said once more").toBe(true);
	expect(await findCustomer(huong, one)).toMatchObject({ joined: { by: khoi.fullName } });
	expect(await actions()).toEqual(["customersJoined"]);
	expect(JSON.stringify(await stored("auditLines").find().toArray())).not.toContain("@khach");
});

test("two who press at once make one customer of both, from whichever side", async () => {
	const [one, other] = [await lead("mot"), await lead("hai")];
	await Promise.all([
		sayOfCustomers(khoi, one, other, "same"),
		sayOfCustomers(huong, other, one, "same"),
		storeDemo({ email: emailOf("mot") }),
		storeDemo({ email: emailOf("hai") }),
	]);
	expect(await idsOn(one)).toHaveLength(4);
	expect(await all()).toHaveLength(1);
	expect(await actions()).toEqual(["customersJoined"]);
});

test("who is another hints no more; that holds for what each gets, and the opposite undoes it", async () => {
	const [one, other, third] = [await lead("mot", { phone }), await lead("hai", { phone }), await lead("ba")];
	expect(await hintsOn(one)).toEqual([other]);
	expect(await sayOfCustomers(khoi, one, other, "other")).toBe(true);
	for (const id of [one, other]) expect(await hintsOn(id)).toEqual([]);
	await lead("hai", { phone, companyName: "Công ty mot" });
	expect(await hintsOn(one)).toEqual([]);
	await sayOfCustomers(khoi, third, one, "same");
	for (const id of [one, third, other]) expect(await hintsOn(id)).toEqual([]);
	expect(await sayOfCustomers(huong, other, one, "other"), "said once more").toBe(true);
	await sayOfCustomers(huong, other, one, "same");
	expect(await idsOn(one)).toHaveLength(4);
	expect(await actions()).toEqual(["customersParted", "customersJoined", "customersJoined"]);
	expect((await all()).map(({ others = [] }) => others)).toEqual([[]]);
});

test("an address leaves a customer with all that came from it, for good; the others stay together", async () => {
	const [one, two, three] = [await lead("mot"), await lead("hai", { phone }), await lead("ba", { phone })];
	const ofTwo = await storeDemo({ email: emailOf("hai"), phone: "0911111111" });
	await sayOfCustomers(khoi, one, two, "same");
	await sayOfCustomers(khoi, two, three, "same");
	expect(await knownBy("ba")).toHaveLength(4);
	expect(await sayOfCustomers(khoi, one, two, "other")).toBe(true);
	for (const id of [one, three]) expect(await idsOn(id)).toEqual([one, three].sort());
	for (const id of [two, ofTwo]) expect(await idsOn(id)).toEqual([two, ofTwo].sort());
	expect(await hintsOn(two), "the same number, said to be another's").toEqual([]);
	const later = await storeDemo({ email: emailOf("hai") });
	expect(await idsOn(two)).toEqual([two, ofTwo, later].sort());
	expect((await all()).map(({ emails }) => emails)).toEqual([
		[emailOf("mot"), emailOf("ba")],
		[emailOf("hai")],
	]);
	await sayOfCustomers(khoi, three, two, "same");
	expect(await idsOn(one)).toHaveLength(5);
});

test("two with the same address are one customer, of which nothing else can be said", async () => {
	const [one, other] = [await lead("mot"), await lead("hai", { email: emailOf("mot") })];
	for (const id of [one, other])
		await expect(sayOfCustomers(khoi, one, id, "other")).rejects.toMatchObject({
			codes: { "": ["sameAddress"] },
		});
	expect(await sayOfCustomers(khoi, one, other, "same")).toBe(true);
	expect(await actions()).toEqual([]);
});

test("what has a member of staff's address is joined by a press, and leaves alone", async () => {
	const [one, other] = [await lead("mot", { email: huong.email }), await lead("hai", { email: huong.email })];
	const third = await lead("ba");
	for (const id of [one, other]) await sayOfCustomers(khoi, third, id, "same");
	expect(await idsOn(one)).toHaveLength(3);
	await sayOfCustomers(khoi, one, other, "other");
	expect(await idsOn(other)).toEqual([other]);
	expect(await idsOn(one)).toEqual([one, third].sort());
});

test("a customer has so many addresses and no more", async () => {
	const first = await lead("dau");
	for (let index = 1; index < mostAddresses; index++)
		await sayOfCustomers(khoi, first, await lead(`so-${index}`), "same");
	const tooMany = sayOfCustomers(khoi, first, await lead("thua"), "same");
	await expect(tooMany).rejects.toMatchObject({ codes: { "": ["tooManyAddresses"] } });
	expect(await idsOn(first)).toHaveLength(mostAddresses);
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
	expect(await all()).toHaveLength(2);
	expect(await sayOfCustomers(boss, mine, theirs, "same")).toBe(true);
	const found = await findCustomer(khoi, mine);
	expect(found?.records.map(({ id }) => id)).toEqual([mine]);
	expect(found?.others).toMatchObject([{ what: "trial", owner: huong.fullName }]);
	expect(JSON.stringify(found)).not.toContain("bi-mat");
	expect((await knownBy("bi-mat")).sort()).toEqual([null, mine].sort());
});

test("what is known of a number and an address goes with it, together and apart", async () => {
	const [one, other] = [await lead("mot", { phone }), await lead("hai")];
	await Requests.log(khoi, one, { way: "wrongNumber" });
	await noteMailRefused(one, emailOf("mot"));
	const known = async (id: string) =>
		(await findCustomer(khoi, id))?.ways
			.map(({ email, isMailRefused, isWrongNumber }) => [email, isMailRefused, isWrongNumber])
			.sort();
	await sayOfCustomers(khoi, other, one, "same");
	expect(await known(other)).toEqual([
		[emailOf("hai"), false, false],
		[emailOf("mot"), true, true],
	]);
	await sayOfCustomers(khoi, other, one, "other");
	expect(await known(other)).toEqual([[emailOf("hai"), false, false]]);
	expect(await known(one)).toEqual([[emailOf("mot"), true, true]]);
});

test("erasing a person, by themselves or by an operator, leaves nothing of them with the customer, and the others together", async () => {
	const [one, two, three] = [await lead("mot"), await lead("hai"), await lead("ba")];
	const four = await lead("bon");
	await sayOfCustomers(khoi, one, two, "same");
	await sayOfCustomers(khoi, two, three, "same");
	await sayOfCustomers(khoi, three, four, "other");
	await eraseRequest(two, null);
	expect(JSON.stringify(await all())).not.toContain("hai@");
	expect(await idsOn(one)).toEqual([one, three].sort());
	expect(await PersonalData.find(emailOf("mot")), "it names another address").not.toHaveProperty("customers");
	expect(await PersonalData.find(emailOf("bon"))).toHaveProperty("customers");
	await PersonalData.erase(emailOf("mot").toUpperCase());
	expect((await all()).map(({ emails }) => emails)).toEqual([[emailOf("ba")], [emailOf("bon")]]);
	await eraseRequest(four, null);
	expect((await all()).map(({ others = [] }) => others)).toEqual([[]]);

	await sayOfCustomers(khoi, three, await lead("nam"), "same");
	await PersonalData.erase(khoi.email);
	expect(JSON.stringify(await all())).not.toContain(khoi.id);
	expect(await findCustomer(huong, three)).toMatchObject({ joined: { by: null } });
});

test("a deleted inquiry comes back to its customer, wherever that has gone meanwhile", async () => {
	const one = await lead("mot");
	const fields = inquiryFields({ customerEmail: emailOf("hai"), companyName: "Ba", customerPhone: "" });
	const { id } = await submitInquiry(fields, khoi, "comes-back");
	await deleteInquiry(khoi, id);
	const other = await lead("hai");
	await sayOfCustomers(khoi, one, other, "same");
	await restoreInquiry(khoi, id);
	expect(await idsOn(one)).toEqual([id, one, other].sort());
	expect((await Inquiries.find(khoi, id))?.customerId).toBe(String((await all())[0]?._id));
});
