import type { Section } from "#scripts/report.ts";
import { addFactorWith, codeOf } from "#tests/support/factor.ts";
import { password } from "#tests/support/staff-accounts.ts";
import { same } from "./lines.ts";
import { cookiesOf, network, post, signUp } from "./staff.ts";
import { each, withProduct } from "./with-product.ts";

const guesses = 1_000;
const replays = 100;

/** By somebody who knows the password; with the real limits, each guess from a network of its own. */
export const secondStep: Section = {
	name: "second-step",
	title: "Guessing and replaying codes of the second factor",
	run: () =>
		withProduct(
			async ({ url }) => {
				const newOwner = async (email: string) => {
					const cookie = await signUp(url, email);
					const device = /device=[^;]*/.exec(cookie)?.[0] ?? "";
					return { email, device, ...(await addFactorWith(url, cookie)) };
				};
				/** The cookies of a browser after the first step. */
				const showPassword = async (email: string, device = "") => {
					const answer = await post(`${url}/portal/login`, { email, password }, { Cookie: device });
					return [device, cookiesOf(answer)].filter(Boolean).join("; ");
				};
				const show = (code: string, cookie: string, index = 0) =>
					post(`${url}/portal/second-step`, { code }, { Cookie: cookie, ...network(index) });
				const isIn = (answer: Response) => answer.headers.get("Location") === "/portal/dashboard";

				const hasty = await newOwner("hasty@may-erp.example");
				const [between, code] = [await showPassword(hasty.email, hasty.device), codeOf(hasty.secret)];
				const opened: boolean[] = [];
				await each([...Array(replays).keys()], async () => {
					opened.push(isIn(await show(code, between)));
				});

				const { email, device, secret, recoveryCodes } = await newOwner("owner@may-erp.example");
				const attacker = await showPassword(email);
				const statuses: number[] = [];
				await each([...Array(guesses).keys()], async (index) => {
					statuses.push((await show(String(index).padStart(6, "0"), attacker, index)).status);
				});
				const looked = statuses.filter((status) => status !== 429).length;
				const right = [codeOf(secret, 1), recoveryCodes[0] ?? ""];
				const answers = await Promise.all(right.map((code) => show(code, attacker)));
				const own = await show(codeOf(secret, 1), await showPassword(email, device));
				return [
					same(
						`how often one right code opens, sent ${replays} times, many at once`,
						"1",
						String(opened.filter(Boolean).length),
					),
					{
						what: `${guesses.toLocaleString("en")} guesses at codes, each from another network`,
						must: "at most 10 are looked at",
						seen: `${looked}`,
						reached: looked <= 10,
					},
					same(
						"then a right code, and a right recovery code",
						"429, 429",
						answers.map(({ status }) => status).join(", "),
					),
					same(
						"the owner meanwhile, on a device that is known",
						"gets in",
						isIn(own) ? "gets in" : "is refused",
					),
				];
			},
			{ env: { TRUSTED_PROXIES: "1", NETWORK_LIMIT: "40" } },
		),
};
