import type { Section } from "#scripts/report.ts";
import { elsewhere } from "#tests/support/elsewhere.ts";
import { password } from "#tests/support/staff-accounts.ts";
import { none } from "./lines.ts";
import { post, signUp } from "./staff.ts";
import { withProduct } from "./with-product.ts";

export const addresses: Section = {
	name: "addresses",
	title: "Addresses of other sites, to go on to after sign-in, in the language picker and after a change",
	run: () =>
		withProduct(async ({ url }) => {
			const cookie = await signUp(url);
			// One account may sign in sixty times a minute, and has at most twenty sessions.
			const people = ["an", "binh", "chi", "dung"].map((name) => `${name}@may-erp.example`);
			for (const email of people) await signUp(url, email);
			const ways: [string, (wanted: string, index: number) => Promise<Response>][] = [
				[
					"signing in",
					(wanted, index) =>
						post(`${url}/portal/login?${new URLSearchParams({ returnTo: wanted })}`, {
							email: people[index % people.length] ?? "",
							password,
						}),
				],
				[
					"the login while signed in",
					(wanted) =>
						fetch(`${url}/portal/login?${new URLSearchParams({ returnTo: wanted })}`, {
							headers: { Cookie: cookie },
							redirect: "manual",
						}),
				],
				["the language picker", (returnTo) => post(`${url}/language`, { language: "en", returnTo })],
				["the language picker, unknown", (returnTo) => post(`${url}/language`, { language: "xx", returnTo })],
			];
			const lines = [];
			for (const [what, go] of ways) {
				const left: string[] = [];
				for (const [index, wanted] of elsewhere.entries()) {
					const answer = await go(wanted, index);
					const place = answer.headers.get("Location") ?? "";
					if (!place || new URL(place, `${url}/portal/login`).origin !== url)
						left.push(`${wanted} (${answer.status} ${place})`);
				}
				lines.push(none(`${what}, of ${elsewhere.length} addresses those that lead to another site`, left));
			}
			return lines;
		}),
};
