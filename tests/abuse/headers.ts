import type { Line, Section } from "#scripts/report.ts";
import { adminEmail, password } from "#tests/support/staff-accounts.ts";
import { same } from "./lines.ts";
import { scoreAnswer } from "./observatory.ts";
import { post, signUp, storeInquiry } from "./staff.ts";
import { withProduct } from "./with-product.ts";

const least = 125;

export const headers: Section = {
	name: "headers",
	title: "Headers by the rules of MDN's HTTP Observatory",
	run: () =>
		withProduct(
			async ({ url }, db) => {
				const cookie = await signUp(url);
				await storeInquiry(url, cookie);
				// A page whose broken data makes rendering throw.
				const broken = await db.collection("salesInquiries").findOne({});
				await db.collection("historyEvents").updateOne({ subjectId: broken?._id }, { $unset: { at: 1 } });
				const pages: [string, number, Promise<Response>][] = [
					["home", 200, fetch(`${url}/`)],
					["a form's page", 200, fetch(`${url}/dung-thu`)],
					["the same, sent empty", 400, post(`${url}/dung-thu`, {})],
					["the login", 200, fetch(`${url}/portal/login`)],
					["the dashboard", 200, fetch(`${url}/portal/dashboard`, { headers: { Cookie: cookie } })],
					["a missing page", 404, fetch(`${url}/khong-co`)],
					[
						"a page that breaks",
						500,
						fetch(`${url}/portal/inquiries/${broken?._id}`, { headers: { Cookie: cookie } }),
					],
					["a refused method", 405, fetch(url, { method: "PUT" })],
				];
				const cookies = (
					await post(`${url}/portal/login`, { email: adminEmail, password })
				).headers.getSetCookie();
				const safe = cookies.filter((cookie) =>
					/^__Host-.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/.test(cookie),
				);
				const lines: Line[] = [
					same(
						"cookies of a sign-in, and those with __Host-, Path=/, HttpOnly, Secure, SameSite=Lax",
						"2, 2",
						`${cookies.length}, ${safe.length}`,
					),
				];
				for (const [what, status, asked] of pages) {
					const answer = await asked;
					const { scores, total } = scoreAnswer(answer.headers, await answer.text());
					const lost = scores.filter(({ points }) => points < 0);
					lines.push({
						what: `${what} (${status})`,
						must: `${least} (A+) or more`,
						seen: `${answer.status}: ${total}${lost.map(({ test, points }) => `, ${test} ${points}`).join("")}`,
						reached: answer.status === status && total >= least,
						figures: { score: total },
					});
				}
				return lines;
			},
			{ env: { PUBLIC_URL: "https://erp.example.vn", LOG_LEVEL: "fatal" } },
		),
};
