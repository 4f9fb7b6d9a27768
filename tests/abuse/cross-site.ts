import type { Section } from "#scripts/report.ts";
import { changesBetween, digestOf } from "#tests/support/stored-digest.ts";
import { findForms } from "./forms.ts";
import { post } from "./staff.ts";
import { told, withProduct } from "./with-product.ts";

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
			const before = await digestOf(db);
			const sessions = await db.collection("sessions").countDocuments();
			const statuses: number[] = [];
			for (const { action, route, fields, cookie } of forms) {
				const [place, query = ""] = action.split("?");
				const addresses = [
					action,
					`${place}.data?${query}`,
					`${place}?index&${query}`,
					`${place}?_data=${encodeURIComponent(route.id)}&${query}`,
				];
				for (const address of addresses) {
					for (const headers of foreign) {
						const marks = Object.entries(headers).map(([name, value]) => [
							name,
							Buffer.from(value.replace("HOST", new URL(url).host)).toString("latin1"),
						]);
						const answer = await post(url + address, fields, {
							...Object.fromEntries(marks),
							Cookie: cookie,
						});
						await answer.arrayBuffer();
						statuses.push(answer.status);
					}
				}
			}
			const changed = changesBetween(before, await digestOf(db));
			if ((await db.collection("sessions").countDocuments()) !== sessions) changed.push("sessions");
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
				{
					what: `${forms.length} forms, each at 4 addresses (.data, ?_data= too) with ${foreign.length} marks of another site`,
					must: "403 for each",
					seen: told(statuses),
					reached: statuses.every((status) => status === 403),
				},
				{
					what: "written by them",
					must: "nothing",
					seen: changed.join(", ") || "nothing",
					reached: changed.length === 0,
				},
				{
					what: "four of the same forms from our own pages",
					must: "303, to what it stored",
					seen: told(accepted),
					reached: accepted.length === 4 && accepted.every((status) => status === 303),
				},
			];
		}),
};
