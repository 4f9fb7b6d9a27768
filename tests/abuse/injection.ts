import { keptForms } from "#app/addresses/portal.ts";
import portalQuarantine from "#app/locales/en/portalQuarantine.ts";
import type { Section } from "#scripts/report.ts";
import { flashIn } from "#tests/support/flash.ts";
import { type Form, findForms } from "./forms.ts";
import { none, nothing, same, writtenBy } from "./lines.ts";
import { keep } from "./staff.ts";
import { withProduct } from "./with-product.ts";

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
			const send = async ({ action, cookie }: Form, fields: Record<string, string>) => {
				const body = new URLSearchParams(fields);
				const asked = { method: "POST", body, headers: { Cookie: cookie }, redirect: "manual" } as const;
				const answer = await fetch(product.url + action, asked);
				await answer.arrayBuffer();
				// The list of suspected requests says itself that there is none.
				return flashIn(answer).includes(portalQuarantine.notices.gone) ? 404 : answer.status;
			};
			const byValue: string[] = [];
			let posted = 0;
			const matched = await writtenBy(db, async () => {
				for (const form of forms) {
					for (const field of Object.keys(form.fields).filter((name) => lookedUp.includes(name))) {
						for (const value of values) {
							posted++;
							const status = await send(form, { ...form.fields, [field]: value });
							// What is not kept may be thrown away again.
							if (form.action !== keptForms && (status < 400 || status >= 500))
								byValue.push(`${form.action} ${field}: ${status}`);
						}
					}
				}
			});

			const names = (await db.listCollections()).map(({ name }) => name);
			// Figures are written in the background.
			const asBefore = await keep(
				db,
				names.filter((name) => name !== "requestFigures"),
			);
			let posts = 0;
			const taken: string[] = [];
			for (const form of forms) {
				const all = { email: "a@b.vn", ...form.fields };
				for (const [field, value] of Object.entries(all)) {
					const { [field]: _left, ...others } = form.fields;
					for (const fields of [form.fields, others]) {
						const without = await send(form, fields);
						await asBefore();
						// A wrong code is counted as a guess.
						await db.collection("attempts").deleteMany({});
						const odd = Object.fromEntries(namesFrom(field).map((name) => [name, value]));
						const status = await send(form, { ...fields, ...odd });
						posts++;
						if (status < 400) await asBefore();
						if (status !== without) taken.push(`${form.action} ${field}: ${status}, not ${without}`);
					}
				}
			}
			const afterwards = await fetch(`${product.url}/dung-thu`);
			return [
				none(
					`of ${posted} posts with one in a value that something is looked up by: those not answered by a 4xx`,
					byValue,
				),
				nothing("matched, stored or signed in by them", matched),
				none(
					`of ${posts} posts with operators, brackets, dots and prototypes in names: those not answered as without them`,
					taken,
				),
				same("the site afterwards", "200", String(afterwards.status)),
			];
		}),
};
