import mongoose, { type Connection } from "mongoose";
import type { Section } from "#scripts/report.ts";
import { fillIn, readRoutes } from "#tests/support/routes.ts";
import { adminEmail } from "#tests/support/staff-accounts.ts";
import { changesBetween } from "#tests/support/stored-digest.ts";
import { findForms } from "./forms.ts";
import { nothing, told, writtenBy } from "./lines.ts";
import { post, signUp } from "./staff.ts";
import { withProduct } from "./with-product.ts";

const missing = "6560a1b2c3d4e5f6a7b8c9d0";

/** What only the server sets, with what a forger would send and what would then be stored. */
const ours: Record<string, [sent: string, stored: unknown]> = {
	role: ["admin", "admin"],
	status: ["completed", "completed"],
	salesRepName: ["forged@may-erp.example", "forged@may-erp.example"],
	ownerId: [missing, new mongoose.Types.ObjectId(missing)],
	_id: [missing, new mongoose.Types.ObjectId(missing)],
	createdAt: ["2020-01-01", new Date("2020-01-01")],
	events: ["forged", "forged"],
	isAdmin: ["true", true],
};

export const ownership: Section = {
	name: "ownership",
	title: "Another representative's inquiry and request, and fields that only the server sets",
	run: () =>
		withProduct(async (product, db) => {
			const { url } = product;
			const forms = await findForms(product);
			const attacker = await signUp(url, "attacker@may-erp.example");
			const theirs = String((await db.collection("salesInquiries").findOne({}))?._id);
			const taken = await db
				.collection("contactMessages")
				.findOne({ ownerId: { $ne: null }, state: "waiting" });
			const places = (await readRoutes()).filter(({ address }) =>
				/^\/portal\/(inquiries\/:id|requests\/:request|customers\/:record)/.test(address),
			);
			// For ten minutes who takes too late reads who was faster.
			const at = new Date(Date.now() - 60 * 60 * 1000);
			await db.collection("historyEvents").updateMany({}, { $set: { at } });
			const same = (text: string, id: string) =>
				text
					.replaceAll(id, "ID")
					.replace(/nonce="[^"]*"|[0-9a-f]{8}-[0-9a-f-]{27}(\.[\w.-]+)?|"ticket[^,]*/g, "");
			const statuses: number[] = [];
			const different: string[] = [];
			const compare = async (what: string, ask: (id: string) => Promise<Response>, id = theirs) => {
				const [one, other] = [await ask(id), await ask(missing)];
				statuses.push(one.status);
				const texts = [same(await one.text(), id), same(await other.text(), missing)];
				const headers = [one, other].map(({ headers }) => headers.get("Location")?.replace(id, missing));
				if (one.status !== other.status || texts[0] !== texts[1] || headers[0] !== headers[1])
					different.push(what);
			};
			const changed = await writtenBy(db, async () => {
				for (const { address } of places) {
					const fields = forms.find(({ route }) => route.address === address)?.fields ?? {};
					for (const suffix of ["", ".data", "?_data=routes%2Fx", "?version=1"]) {
						const at = (id: string) =>
							url + fillIn(address, { id, request: `contact-${id}`, record: id }) + suffix;
						const headers = { Cookie: attacker };
						const own = address.includes(":request") ? String(taken?._id) : theirs;
						await compare(
							`GET ${address}${suffix}`,
							(id) => fetch(at(id), { headers, redirect: "manual" }),
							own,
						);
						const about = (id: string) =>
							Object.fromEntries(
								Object.entries(fields).map(([name, value]) => [name, value.replace(own, id)]),
							);
						await compare(`POST ${address}${suffix}`, (id) => post(at(id), about(id), headers), own);
						await compare(`POST empty ${address}${suffix}`, (id) => post(at(id), {}, headers), own);
					}
				}
				await compare("restore", (id) =>
					post(`${url}/portal/inquiries/deleted`, { id }, { Cookie: attacker }),
				);
				const headers = { Cookie: attacker };
				for (const act of ["completed", "undo", "take", "hand-over", "delete", "export"]) {
					await compare(`several: ${act}`, (id) =>
						post(`${url}/portal/inquiries/several`, { act, chosen: `${id}.1` }, headers),
					);
					await compare(
						`several requests: ${act}`,
						(id) => post(`${url}/portal/requests/several`, { act, chosen: `contact-${id}` }, headers),
						String(taken?._id),
					);
				}
				for (const step of ["delete", "hand-over"]) {
					const { fields = {} } =
						forms.find(({ route }) => route.address === `/portal/inquiries/several/${step}`) ?? {};
					const at = (id: string) => `${url}/portal/inquiries/several/${step}?chosen=${id}`;
					await compare(`GET several: ${step}`, (id) => fetch(at(id), { headers, redirect: "manual" }));
					await compare(`POST several: ${step}`, (id) => post(at(id), fields, headers));
				}
				const nobodys = await db.collection("contactMessages").findOne({ ownerId: null });
				for (const say of ["same", "other"]) {
					const at = `${url}/portal/customers/contact-${nobodys?._id}/${say}`;
					await compare(`customers: ${say}`, (record) => post(at, { record }, headers));
				}
				const quarantine = `${url}/portal/requests/quarantine`;
				const suspected = String((await db.collection("suspectedSubmissions").findOne())?._id);
				await compare("let in", (id) => post(quarantine, { id }, { Cookie: attacker }), suspected);
				await compare(
					"discard",
					(id) => post(`${quarantine}/${id}/discard`, {}, { Cookie: attacker }),
					suspected,
				);
				await compare("staff", (id) =>
					post(`${url}/portal/staff/${id}`, { role: "admin", access: "active" }, { Cookie: attacker }),
				);
				const admin = await db.collection("accounts").findOne({ email: adminEmail });
				for (const address of ["audit", "audit.data", "audit.csv"]) {
					const ask = (person: string) =>
						fetch(`${url}/portal/${address}?person=${person}`, { headers: { Cookie: attacker } });
					await compare(`lines of ${address}`, ask, String(admin?._id));
				}
			});

			const genuine = await forgedIn(db);
			const posted: number[] = [];
			for (const { action, fields, cookie } of forms) {
				const forged = Object.entries(ours).map(([name, [sent]]) => [name, sent]);
				const sent = { ...Object.fromEntries(forged), ...fields };
				posted.push((await post(url + action, sent, { Cookie: cookie })).status);
			}
			const forged = changesBetween(genuine, await forgedIn(db));
			return [
				{
					what: `${statuses.length} requests for another's inquiry or request by each address and verb, against the same for a missing one`,
					must: "0 different, none with 200",
					seen: `${different.length} different; ${told(statuses)} ${different.slice(0, 3).join(" | ")}`.trim(),
					reached: different.length === 0 && !statuses.includes(200),
				},
				nothing("changed by all of it", changed),
				{
					what: `${Object.keys(ours).join(", ")} posted with every form`,
					must: "none of it stored, and no 5xx",
					seen: `${forged.join(", ") || "nothing"}; ${told(posted)}`,
					reached: forged.length === 0 && posted.every((status) => status < 500),
				},
			];
		}),
};

/** How many documents of each collection have what a forger sends, by field. */
async function forgedIn(db: Connection): Promise<Record<string, string>> {
	const collections = (await db.listCollections()).map(({ name }) => name);
	const counts = collections.flatMap((collection) =>
		Object.entries(ours).map(async ([name, [sent, stored]]) => {
			const count = await db.collection(collection).countDocuments({ [name]: { $in: [sent, stored] } });
			return [`${collection}.${name}`, String(count)];
		}),
	);
	return Object.fromEntries(await Promise.all(counts));
}
