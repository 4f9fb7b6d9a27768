import mongoose, { type Connection } from "mongoose";
import { type RequestButton, requestButtons } from "#app/addresses/records.ts";
import { addFactorWith, codeOf, secretOn } from "#tests/support/factor.ts";
import { contact, demo, trial } from "#tests/support/public-forms.ts";
import { password } from "#tests/support/staff-accounts.ts";
import { leaveForm } from "./forms.ts";
import { givePasskey, inquiryFields, makeWait, post, signUp, storeInquiry } from "./staff.ts";
import { robotSigns, sendDemo, sendMessage, sendTrial } from "./visitors.ts";

export type World = { url: string; db: Connection; admin: Person; rep: Person };
export type Person = { email: string; cookie: string };

/** Something to do, not done yet. */
export type Ready = { by: Person; places?: Record<string, string>; query?: string; fields: Fields };
type Fields = Record<string, string>;

/** What must hold for an action of the portal. */
export type Act = {
	/** Whose: "own" touches nothing but one's account, another's "owned" thing is missing, "admin" is for nobody else. */
	who: "own" | "owned" | "any" | "admin";
	/** The field in which it asks who one is, or that it leads to the page that asks. */
	proof?: "proof" | "current" | "code" | "page";
	/** What it is counted as; null where nobody is kept from it. */
	counts: "inquiry" | "change" | null;
	ready: (world: World) => Promise<Ready>;
};

/** Actions of who is not signed in, or not let in: limited by network and address, and tested where they are. */
export const entrances = [
	...["login", "login/passkey", "signup", "reset", "new-password", "confirm", "second-step", "waiting"],
	...["invited", "logout"],
].map((place) => `/portal/${place}`);

let count = 0;
const next = (name: string) => `${name}-${++count}`;

export async function newcomer(url: string): Promise<Person> {
	const email = `${next("rep")}@may-erp.example`;
	return { email, cookie: await signUp(url, email) };
}

const accountOf = ({ db }: World, { email }: Person) => db.collection("accounts").findOne({ email });

const idOf = async (world: World, person: Person) => String((await accountOf(world, person))?._id);

/** Whoever it is done by is nobody else's business. */
const asNewcomer =
	(fields: Fields, before?: (world: World, by: Person) => Promise<Partial<Ready>>) =>
	async (world: World): Promise<Ready> => {
		const by = await newcomer(world.url);
		const more = await before?.(world, by);
		return { by, ...more, fields: { ...fields, ...more?.fields } };
	};

const toInquiry =
	(fields: Fields, query = "") =>
	async ({ url, rep }: World): Promise<Ready> => ({
		...{ by: rep, query, fields },
		places: { id: await storeInquiry(url, rep.cookie) },
	});

/** A form of an inquiry, with what it says of what it was opened with. */
async function asOpened(world: World, toOpen: (world: World) => Promise<Ready>): Promise<Ready> {
	const ready = await toOpen(world);
	const page = await fetch(`${world.url}/portal/inquiries/${ready.places?.id}/edit`, {
		headers: { Cookie: world.rep.cookie },
	});
	const [opened = ""] = /(?<=name="opened" value=")[^"]*/.exec(await page.text()) ?? [];
	return { ...ready, fields: { ...ready.fields, opened: opened.replaceAll("&amp;", "&") } };
}

/** Sends a message. @returns its id, or that of what is kept apart */
async function visit({ url, db }: World, changes: Fields = {}): Promise<string> {
	const name = next("Phan Văn Lộc");
	await sendMessage(url, { name, ...changes });
	const suspected = await db.collection("suspectedSubmissions").findOne({ "fields.name": name });
	const stored = suspected ?? (await db.collection(contact.collection).findOne({ name }));
	return String(stored?._id);
}

/** A request that the representative has taken, unless `taken` is false. */
const toRequest =
	(fields: Fields, { taken = true, ended = false, by = "rep" as "rep" | "admin" } = {}) =>
	async (world: World): Promise<Ready> => {
		const request = `contact-${await visit(world)}`;
		const at = `${world.url}/portal/requests/${request}`;
		const headers = { Cookie: world.rep.cookie };
		if (taken) await post(`${at}/take`, {}, headers);
		if (ended) await post(`${at}/end`, { ending: "answered" }, headers);
		return { by: world[by], places: { request }, fields };
	};

/** As the rows of a list that were ticked. */
const toChosenInquiry =
	(fields: Fields) =>
	async (world: World): Promise<Ready> => {
		const { places, ...ready }: Ready = await toInquiry(fields)(world);
		return { ...ready, query: `?chosen=${places?.id}` };
	};

const toChosenRequest =
	(fields: Fields) =>
	async (world: World): Promise<Ready> => {
		const { places, ...ready }: Ready = await toRequest(fields)(world);
		return { ...ready, query: `?chosen=${places?.request}` };
	};

/** A message of the representative's whose address a second one does not have. */
async function toTwoCustomers(world: World): Promise<Ready> {
	const [record, other] = [await visit(world, { email: `${next("mot")}@x.example` }), await visit(world)];
	const headers = { Cookie: world.rep.cookie };
	for (const id of [record, other])
		await post(`${world.url}/portal/requests/contact-${id}/take`, {}, headers);
	return {
		by: world.rep,
		places: { record: `contact-${record}` },
		fields: { record: `contact-${other}` },
	};
}

async function toDemo({ url, db, rep }: World): Promise<Ready> {
	const companyName = next("Công ty Gỗ Minh Phát");
	await sendDemo(url, { companyName });
	const request = `demo-${(await db.collection(demo.collection).findOne({ companyName }))?._id}`;
	const headers = { Cookie: rep.cookie };
	await post(`${url}/portal/requests/${request}/take`, {}, headers);
	const page = await fetch(`${url}/portal/requests/${request}/demo`, { headers });
	const [hour = ""] = /(?<=<option value=")2[^"]+/.exec(await page.text()) ?? [];
	return { by: rep, places: { request }, fields: { hour } };
}

/** A trial of the representative's, whose account is open if `opened`. */
const toTrial =
	(fields: Fields, opened: boolean) =>
	async ({ url, db, rep }: World): Promise<Ready> => {
		const companyName = next("Công ty Gỗ Minh Phát");
		await sendTrial(url, { companyName });
		const request = `trial-${(await db.collection(trial.collection).findOne({ companyName }))?._id}`;
		const headers = { Cookie: rep.cookie };
		await post(`${url}/portal/requests/${request}/take`, {}, headers);
		if (opened) await post(`${url}/portal/requests/${request}/open-trial`, {}, headers);
		return { by: rep, places: { request }, fields };
	};

/** One that became an inquiry before its account is open. */
async function toConvertedTrial(world: World): Promise<Ready> {
	const ready = await toTrial({}, false)(world);
	const fields = { ...inquiryFields(), request: ready.places?.request ?? "" };
	await post(`${world.url}/portal/inquiry`, fields, { Cookie: world.rep.cookie });
	return ready;
}

const toWaiting = async ({ url, db, admin }: World): Promise<Ready> => {
	const { email } = await newcomer(url);
	return { by: admin, places: { id: await makeWait(db, email) }, fields: {} };
};

const toMember = async (world: World, fields: Fields, withFactor = false): Promise<Ready> => {
	const person = await newcomer(world.url);
	if (withFactor) await addFactorWith(world.url, person.cookie);
	return { by: world.admin, places: { id: await idOf(world, person) }, fields };
};

async function invite({ url, db, admin }: World): Promise<string> {
	const email = `${next("moi")}@may-erp.example`;
	const headers = { Cookie: admin.cookie };
	await post(`${url}/portal/staff/invitations`, { email, role: "sales", proof: password }, headers);
	return String((await db.collection("invitations").findOne({ email }))?._id);
}

const proof = { proof: password };
const newPassword = "mot-mat-khau-khac-2026";

/** The buttons of a lead whose act is another than that of one that is the representative's. */
const unlike: Partial<Record<RequestButton, Partial<Act>>> = {
	take: { who: "any", ready: toRequest({}, { taken: false }) },
	reopen: { ready: toRequest({}, { ended: true }) },
	"open-trial": { ready: toTrial({}, false) },
	"call-off-trial": { ready: toConvertedTrial },
};

const leadButtons = Object.fromEntries(
	requestButtons.map((name): [string, Act] => [
		`/portal/requests/:request/${name}`,
		{ who: "owned", counts: "change", ready: toRequest({}), ...unlike[name] },
	]),
);

/** By the address of the route. */
export const acts: Record<string, Act> = {
	"/portal/prove": { who: "own", proof: "proof", counts: null, ready: asNewcomer(proof) },
	"/portal/devices": { who: "own", counts: null, ready: asNewcomer({ session: "everywhere" }) },
	"/portal/notifications": { who: "own", counts: "change", ready: asNewcomer({ digest: "on" }) },
	"/portal/password": {
		...{ who: "own", proof: "current", counts: "change" },
		ready: asNewcomer({ current: password, password: newPassword, confirmPassword: newPassword }),
	},
	"/portal/factor": { who: "own", proof: "proof", counts: "change", ready: asNewcomer(proof) },
	"/portal/factor/set-up": {
		...{ who: "own", counts: "change" },
		ready: asNewcomer({}, async ({ url }, { cookie }) => {
			await post(`${url}/portal/factor`, {}, { Cookie: cookie });
			const page = await fetch(`${url}/portal/factor/set-up`, { headers: { Cookie: cookie } });
			return { fields: { code: codeOf(secretOn(await page.text())) } };
		}),
	},
	"/portal/factor/codes": {
		...{ who: "own", proof: "proof", counts: "change" },
		ready: asNewcomer(proof, async ({ url }, { cookie }) => {
			await addFactorWith(url, cookie);
			return {};
		}),
	},
	"/portal/factor/off": {
		...{ who: "own", proof: "code", counts: "change" },
		ready: asNewcomer({}, async ({ url }, { cookie }) => {
			const { recoveryCodes } = await addFactorWith(url, cookie);
			return { fields: { code: recoveryCodes[0] ?? "" } };
		}),
	},
	"/portal/factor/passkey": {
		...{ who: "own", proof: "proof", counts: "change" },
		ready: asNewcomer({ name: "Máy ở nhà", ...proof }),
	},
	"/portal/factor/passkey/remove": {
		...{ who: "own", proof: "proof", counts: "change" },
		ready: asNewcomer(proof, async ({ db }, { email }) => {
			const id = next("passkey");
			await givePasskey(db, email, id);
			return { query: `?passkey=${id}` };
		}),
	},
	"/portal/kept-forms": {
		...{ who: "own", counts: null },
		ready: asNewcomer({}, async (world, by) => {
			await leaveForm(world.url, by.cookie);
			const account = await accountOf(world, by);
			const kept = await world.db.collection("formDrafts").findOne({ ownerId: account?._id });
			return { fields: { id: String(kept?._id) } };
		}),
	},
	"/portal/inquiry": {
		...{ who: "own", counts: "inquiry" },
		ready: async ({ rep }) => ({ by: rep, fields: inquiryFields() }),
	},
	"/portal/inquiries/import": {
		...{ who: "own", counts: "change" },
		ready: async ({ rep }) => {
			const { projectType, industry, urgency, requirements } = inquiryFields();
			const text = "Tên\tSĐT\nHà\t0987654321";
			const fields = { projectType, industry, urgency, requirements, text, step: "store" };
			return { by: rep, fields };
		},
	},
	"/portal/inquiries/:id/edit": {
		...{ who: "owned", counts: "change" },
		ready: (world) => asOpened(world, toInquiry({ ...inquiryFields(), notes: "Hẹn lại" })),
	},
	"/portal/inquiries/:id/status": {
		...{ who: "owned", counts: "change" },
		ready: toInquiry({ status: "completed" }, "?version=1"),
	},
	"/portal/inquiries/:id": {
		...{ who: "owned", counts: "change" },
		ready: toInquiry({ way: "reached", nextOn: "2099-01-05" }),
	},
	"/portal/inquiries/:id/apply": {
		...{ who: "owned", counts: "change" },
		ready: async (world) => {
			const ready: Ready = await toInquiry({})(world);
			const _id = new mongoose.Types.ObjectId(ready.places?.id);
			const corrected = { customerPhone: "0987654321" };
			await world.db.collection("salesInquiries").updateOne({ _id }, { $set: { corrected } });
			return ready;
		},
	},
	"/portal/customers/:record": {
		...{ who: "owned", counts: "change" },
		ready: async (world) => {
			const { places, ...ready }: Ready = await toInquiry({ way: "reached" })(world);
			return { ...ready, places: { record: places?.id ?? "" } };
		},
	},
	"/portal/customers/:record/same": { who: "owned", counts: "change", ready: toTwoCustomers },
	"/portal/customers/:record/other": { who: "owned", counts: "change", ready: toTwoCustomers },
	"/portal/today/inquiries/:id": {
		...{ who: "owned", counts: "change" },
		ready: toInquiry({ way: "reached" }),
	},
	"/portal/inquiries/several": {
		...{ who: "owned", counts: "change" },
		ready: async ({ url, rep }) => ({
			by: rep,
			fields: { act: "completed", chosen: `${await storeInquiry(url, rep.cookie)}.1` },
		}),
	},
	"/portal/inquiries/several/delete": { who: "owned", counts: "change", ready: toChosenInquiry({}) },
	"/portal/inquiries/several/hand-over": {
		...{ who: "owned", counts: "change" },
		ready: async (world) => toChosenInquiry({ person: await idOf(world, world.admin) })(world),
	},
	"/portal/inquiries/:id/delete": { who: "owned", counts: "change", ready: toInquiry({}) },
	"/portal/inquiries/deleted": {
		...{ who: "owned", counts: "change" },
		ready: async ({ url, rep: by }) => {
			const id = await storeInquiry(url, by.cookie);
			await post(`${url}/portal/inquiries/${id}/delete`, {}, { Cookie: by.cookie });
			return { by, fields: { id } };
		},
	},
	"/portal/requests/several": {
		...{ who: "any", counts: "change" },
		ready: async (world) => ({
			by: world.rep,
			fields: { act: "take", chosen: `contact-${await visit(world)}` },
		}),
	},
	"/portal/requests/several/hand-over": {
		...{ who: "owned", counts: "change" },
		ready: async (world) => toChosenRequest({ person: await idOf(world, world.admin) })(world),
	},
	"/portal/requests/:request": {
		...{ who: "owned", counts: "change" },
		ready: toRequest({ way: "reached", note: "Gọi lại chiều nay" }),
	},
	"/portal/today/requests/:request": {
		...{ who: "owned", counts: "change" },
		ready: toRequest({ way: "reached", note: "Gọi lại chiều nay" }),
	},
	"/portal/requests/:request/end": {
		...{ who: "owned", counts: "change" },
		ready: toRequest({ ending: "answered" }),
	},
	"/portal/requests/:request/demo": { who: "owned", counts: "change", ready: toDemo },
	"/portal/requests/:request/trial": {
		...{ who: "owned", counts: "change" },
		ready: toTrial({ change: "cancelled" }, true),
	},
	"/portal/requests/:request/add": {
		...{ who: "owned", counts: "change" },
		ready: async (world) => toRequest({ inquiry: await storeInquiry(world.url, world.rep.cookie) })(world),
	},
	...leadButtons,
	"/portal/requests/:request/hand-over": {
		...{ who: "owned", counts: "change" },
		ready: async (world) => toRequest({ person: await idOf(world, world.admin) })(world),
	},
	"/portal/inquiries/:id/hand-over": {
		...{ who: "owned", counts: "change" },
		ready: async (world) => toInquiry({ person: await idOf(world, world.admin) })(world),
	},
	"/portal/requests/:request/quotation": {
		...{ who: "owned", counts: "change" },
		ready: toRequest({ users: "18", company: "Cơ khí Minh Phát" }),
	},
	"/portal/inquiries/:id/quotation": {
		...{ who: "owned", counts: "change" },
		ready: toInquiry({ users: "18", company: "Cơ khí Minh Phát" }),
	},
	"/portal/staff/:id/hand-over": {
		...{ who: "owned", counts: "change" },
		ready: async (world) => ({
			by: world.rep,
			places: { id: await idOf(world, world.rep) },
			fields: { person: await idOf(world, world.admin) },
		}),
	},
	"/portal/staff/:id/give-back": {
		...{ who: "any", counts: "change" },
		ready: async (world) => ({ by: world.rep, places: { id: await idOf(world, world.rep) }, fields: {} }),
	},
	"/portal/requests/quarantine": {
		...{ who: "admin", counts: "change" },
		ready: async (world) => ({
			by: world.admin,
			fields: { id: await visit(world, robotSigns()) },
		}),
	},
	"/portal/requests/quarantine/:id/discard": {
		...{ who: "admin", proof: "page", counts: "change" },
		ready: async (world) => ({
			...{ by: world.admin, fields: {} },
			places: { id: await visit(world, robotSigns()) },
		}),
	},
	"/portal/staff/:id": {
		...{ who: "admin", proof: "proof", counts: "change" },
		ready: (world) => toMember(world, { role: "admin", access: "active", ...proof }),
	},
	"/portal/staff/:id/factor": {
		...{ who: "admin", proof: "proof", counts: "change" },
		ready: (world) => toMember(world, proof, true),
	},
	"/portal/staff/:id/link": {
		...{ who: "admin", proof: "proof", counts: "change" },
		ready: (world) => toMember(world, proof),
	},
	"/portal/staff/invitations": {
		...{ who: "admin", proof: "proof", counts: "change" },
		ready: async ({ admin }) => ({
			by: admin,
			fields: { email: `${next("khach")}@may-erp.example`, role: "sales", ...proof },
		}),
	},
	"/portal/staff/invitations/:id": {
		...{ who: "admin", proof: "page", counts: "change" },
		ready: async (world) => ({
			...{ by: world.admin, fields: { change: "resend" } },
			places: { id: await invite(world) },
		}),
	},
	"/portal/staff/waiting/:id/approve": { who: "admin", proof: "page", counts: "change", ready: toWaiting },
	"/portal/staff/waiting/:id/refuse": { who: "admin", proof: "page", counts: "change", ready: toWaiting },
};

/** In a minute: few, but as many as it takes to get something ready. */
export const writesAllowed = 6;

/** Does what is counted alike as often as it is allowed. */
export async function spend({ url }: World, { cookie }: Person, what: "inquiry" | "change"): Promise<void> {
	for (let write = 0; write < writesAllowed; write++) {
		if (what === "inquiry") await storeInquiry(url, cookie);
		else await post(`${url}/portal/notifications`, { digest: "on" }, { Cookie: cookie });
	}
}
