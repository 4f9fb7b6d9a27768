import type { Line, Section } from "#scripts/report.ts";
import { password } from "#tests/support/staff-accounts.ts";
import { same } from "./lines.ts";
import { cookiesOf, post, signUp } from "./staff.ts";
import { withProduct } from "./with-product.ts";

const replays = 100;

export const sessions: Section = {
	name: "sessions",
	title: "Fixed and replayed sessions",
	run: () =>
		withProduct(async ({ url }, db) => {
			const admin = await signUp(url);
			const signIn = async (email: string, headers: Record<string, string> = {}) =>
				cookiesOf(await post(`${url}/portal/login`, { email, password }, headers));
			/** How many of a hundred requests with these cookies are sent to the login page. */
			const refused = async (cookie: string) => {
				let count = 0;
				for (let index = 0; index < replays; index++) {
					const path = ["/portal/dashboard", "/portal/devices.data", "/portal/inquiries.csv"][index % 3];
					const answer = await fetch(url + path, { headers: { Cookie: cookie }, redirect: "manual" });
					const text = answer.headers.get("Location") ?? (await answer.text());
					if (text.includes("/portal/login")) count++;
				}
				return count;
			};
			const lines: Line[] = [];
			const tell = (what: string, must: string, seen: string) => lines.push(same(what, must, seen));

			const email = "rep@may-erp.example";
			const first = await signUp(url, email);
			const forged = "session=IkZpeGVkU2Vzc2lvbklk.AAAA";
			const afterForged = await signIn(email, { Cookie: forged });
			const second = await signIn(email, { Cookie: first });
			tell(
				"signing in with another's cookie set: a new id, and the old one ended",
				"new, new, 100",
				[
					afterForged.includes(forged) ? "kept" : "new",
					second.includes(first.split(";")[0] ?? "") ? "kept" : "new",
					await refused(first),
				].join(", "),
			);

			const third = await signIn(email);
			const before = await refused(third);
			await post(`${url}/portal/logout`, {}, { Cookie: third });
			tell("replayed before and after sign-out", "0, 100", [before, await refused(third)].join(", "));

			const fourth = await signIn(email);
			await post(
				`${url}/portal/password`,
				{ current: password, password: "mot-mat-khau-moi-2026", confirmPassword: "mot-mat-khau-moi-2026" },
				{ Cookie: second },
			);
			tell(
				"replayed after a change of password: the device it was changed on, another one",
				"100, 100",
				[await refused(second), await refused(fourth)].join(", "),
			);

			const other = await signUp(url, "other@may-erp.example");
			const account = await db.collection("accounts").findOne({ email: "other@may-erp.example" });
			const disable = { role: "sales", access: "disabled" };
			await post(`${url}/portal/staff/${account?._id}`, disable, { Cookie: admin });
			const whileDisabled = await refused(other);
			await post(`${url}/portal/staff/${account?._id}`, { ...disable, access: "active" }, { Cookie: admin });
			tell(
				"replayed after disabling, and after enabling again",
				"100, 100",
				[whileDisabled, await refused(other)].join(", "),
			);
			return lines;
		}),
};
