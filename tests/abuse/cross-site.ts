import type { Section } from "#scripts/report.ts";
import { findForms } from "./forms.ts";
import { answered, nothing, same, told, writtenBy } from "./lines.ts";
import { post } from "./staff.ts";
import { withProduct } from "./with-product.ts";

/** Marks of another site's page, as browsers send them. */
const foreign: Record<string, string>[] = [
	{ Origin: "https://xau.example" },
	{ Origin: "null" },
	{ Origin: "rác" },
	{ Origin: "http://localhost.xau.example" },
	{ Origin: "http://127.0.0.1:1" },
	{ Origin: "https://" },
	{ Referer: "https://xau.example/form" },
	{ "Sec-Fetch-Site": "cross-site" },
	{ "Sec-Fetch-Site": "same-site" },
	{ "Sec-Fetch-Site": "rác" },
	{ "Sec-Fetch-Site": "cross-site", Origin: "http://HOST" },
];

export const crossSite: Section = {
	name: "cross-site",
	title: "Forms posted from pages of other sites",
	run: () =>
		withProduct(async ({ url, ...product }, db) => {
			const forms = await findForms({ url, ...product });
			const statuses: number[] = [];
			const written = await writtenBy(db, async () => {
				for (const { action, route, fields, cookie } of forms) {
					const [place, query = ""] = action.split("?");
					const addresses = [
						action,
						`${place}.data?${query}`,
						`${place}?index&${query}`,
						`${place}?_data=${encodeURIComponent(route.id)}&${query}`,
					];
					for (const address of addresses) {
						for (const marks of foreign) {
							const headers = { ...asBytes(marks, new URL(url).host), Cookie: cookie };
							const answer = await post(url + address, fields, headers);
							await answer.arrayBuffer();
							statuses.push(answer.status);
						}
					}
				}
			});
			// Shows that the same forms from our own pages would have had an effect.
			const own = { Origin: url, "Sec-Fetch-Site": "same-origin" };
			const accepted = await Promise.all(
				forms
					.filter(({ action }) => ["/dung-thu", "/demo", "/lien-he", "/portal/inquiry"].includes(action))
					.map(
						async ({ action, fields, cookie }) =>
							(await post(url + action, fields, { ...own, Cookie: cookie })).status,
					),
			);
			return [
				answered(
					`${forms.length} forms, each at 4 addresses (.data, ?_data= too) with ${foreign.length} marks of another site`,
					"403 for each",
					statuses,
					(status) => status === 403,
				),
				nothing("written by them", written),
				same("four of the same forms from our own pages, led to what they stored", "303 ×4", told(accepted)),
			];
		}),
};

/** As `fetch` takes headers that are no Latin letters. */
function asBytes(marks: Record<string, string>, host: string): Record<string, string> {
	const encode = (value: string) => Buffer.from(value.replace("HOST", host)).toString("latin1");
	return Object.fromEntries(Object.entries(marks).map(([name, value]) => [name, encode(value)]));
}
