import type { Section } from "#scripts/report.ts";
import { changesBetween, digestOf } from "#tests/support/stored-digest.ts";
import { findForms } from "./forms.ts";
import { told, withProduct } from "./with-product.ts";

/** Names that a parser could take for an operator, a path or a prototype. */
const namesFrom = (field: string): string[] => [
	`${field}[$ne]`,
	`${field}[$gt]`,
	`${field}[$regex]`,
	`${field}[$where]`,
	`${field}[]`,
	`${field}[0]`,
	`${field}.$ne`,
	`${field}.0`,
	`${field}[__proto__][polluted]`,
	`${field}[constructor][prototype][polluted]`,
	`__proto__[${field}]`,
	`__proto__.${field}`,
	`constructor.prototype.${field}`,
	`$${field}`,
];

/** Values that would match if a query took them for operators. */
const values = [
	'{"$ne":null}',
	'{"$gt":""}',
	"[$ne]",
	"__proto__",
	"constructor",
	"function(){return true}",
	"'||'1'=='1",
];

const lookedUp = ["email", "id", "session", "version", "current", "password"];

export const injection: Section = {
	name: "injection",
	title: "Operators, prototypes, brackets and dots in every field of every form",
	run: () =>
		withProduct(async (product, db) => {
			const forms = await findForms(product);
			const before = await digestOf(db);
			const sessions = await db.collection("sessions").countDocuments();
			const send = async (form: (typeof forms)[number], body: URLSearchParams) => {
				const headers = { Cookie: form.cookie };
				const answer = await fetch(product.url + form.action, {
					method: "POST",
					body,
					headers,
					redirect: "manual",
				});
				await answer.arrayBuffer();
				// The list of suspected requests says itself that there is none.
				return answer.headers.get("Location")?.endsWith("notice=gone") ? 404 : answer.status;
			};
			const [byName, byValue]: [number[], number[]] = [[], []];
			for (const form of forms) {
				const fields = Object.entries(form.fields);
				for (const [field, value] of [...fields, ["email", "a@b.vn"] as const]) {
					for (const name of namesFrom(field)) {
						for (const rest of [fields, fields.filter(([other]) => other !== field)]) {
							byName.push(await send(form, new URLSearchParams([...rest, [name, value]])));
						}
					}
				}
				for (const [field] of fields.filter(([field]) => lookedUp.includes(field))) {
					for (const value of values) {
						byValue.push(await send(form, new URLSearchParams({ ...form.fields, [field]: value })));
					}
				}
			}
			const changed = changesBetween(before, await digestOf(db));
			if ((await db.collection("sessions").countDocuments()) !== sessions) changed.push("sessions");
			const alive = await fetch(`${product.url}/dung-thu`);
			return [
				{
					what: `${byName.length} posts with an operator, bracket, dot or prototype in a name`,
					must: "400",
					seen: told(byName),
					reached: byName.every((status) => status === 400),
				},
				{
					what: `${byValue.length} posts with one in a value that something is looked up by`,
					must: "4xx",
					seen: told(byValue),
					reached: byValue.every((status) => status >= 400 && status < 500),
				},
				{
					what: "matched, stored or signed in by them; the site afterwards",
					must: "nothing; 200",
					seen: `${changed.join(", ") || "nothing"}; ${alive.status}`,
					reached: changed.length === 0 && alive.status === 200,
				},
			];
		}),
};
