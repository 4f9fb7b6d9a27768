import type { Line, Section } from "#scripts/report.ts";
import { quantile } from "#tests/support/quantile.ts";
import { password } from "#tests/support/staff-accounts.ts";
import { same } from "./lines.ts";
import { cookiesOf, network, post, signUp } from "./staff.ts";
import { each, withProduct } from "./with-product.ts";

const guesses = 1_000;
const timed = 500;
/** An address may be tried ten times in ten minutes. */
const accounts = timed / 10;
const mostApartMs = 5;

/** With the real limits; behind a proxy, so that each guess comes from a network of its own. */
export const signIn: Section = {
	name: "sign-in",
	title: "Guessing passwords",
	run: () =>
		withProduct(
			async ({ url }) => {
				const guess = async (email: string, index: number, headers: Record<string, string> = {}) => {
					const start = performance.now();
					const answer = await post(
						`${url}/portal/login`,
						{ email, password: `guess ${index}` },
						{ ...network(index), ...headers },
					);
					const text = await answer.text();
					const [, alert = ""] = /class="error-box"[^>]*>(.*?)<\/section>/s.exec(text) ?? [];
					return { ms: performance.now() - start, alert, status: answer.status };
				};
				return [...(await guessOne()), await guessMany(), ...(await compareTimes())];

				async function guessOne(): Promise<Line[]> {
					const email = "owner@may-erp.example";
					const owner = await signUp(url, email);
					const alerts: string[] = [];
					await each([...Array(guesses).keys()], async (index) => {
						alerts.push((await guess(index % 2 ? email.toUpperCase() : email, index)).alert);
					});
					const looked = alerts.filter((alert) => !alert.includes("Too many tries")).length;
					const device = owner
						.split("; ")
						.filter((cookie) => cookie.startsWith("device="))
						.join("");
					const own = await post(
						`${url}/portal/login`,
						{ email, password },
						{ Cookie: device, ...network(9_999) },
					);
					return [
						{
							what: `${guesses.toLocaleString("en")} guesses at one account, each from another network`,
							must: "at most 10 reach the hash",
							seen: `${looked}`,
							reached: looked <= 10,
						},
						same(
							"the owner meanwhile, on a device that is known",
							"gets in",
							cookiesOf(own).includes("session=") ? "gets in" : `is refused (${own.status})`,
						),
					];
				}

				async function guessMany(): Promise<Line> {
					const fixed = { "X-Forwarded-For": "203.0.113.5" };
					let looked = 0;
					for (let index = 0; index < 200; index++) {
						const { alert } = await guess(`many${index}@may-erp.example`, index, fixed);
						if (!alert.includes("Too many tries")) looked++;
					}
					return {
						what: "one guess at each of 200 addresses, from one network",
						must: "at most 40 reach the hash",
						seen: `${looked}`,
						reached: looked <= 40,
					};
				}

				async function compareTimes(): Promise<Line[]> {
					const known = Array.from({ length: accounts }, (_, index) => `known${index}@may-erp.example`);
					for (const [index, email] of known.entries()) {
						const person = { fullName: "Người Thật", email, password, confirmPassword: password };
						await post(`${url}/portal/signup`, person, network(20_000 + index));
					}
					const times = { known: [] as number[], unknown: [] as number[] };
					const alerts = new Set<string>();
					for (let index = -10; index < timed; index++) {
						// By turns, so that the machine's other work meets both alike.
						for (const kind of index % 2
							? (["known", "unknown"] as const)
							: (["unknown", "known"] as const)) {
							const email = `${index < 0 ? "warm" : kind}${Math.abs(index) % accounts}@may-erp.example`;
							const { ms, alert } = await guess(email, 30_000 + index);
							if (index < 0) continue;
							times[kind].push(ms);
							alerts.add(alert);
						}
					}
					const [one, other] = [quantile(times.known, 0.5), quantile(times.unknown, 0.5)];
					const apart = Math.abs(one - other);
					return [
						{
							what: `time to answer for ${timed} known and ${timed} unknown addresses, medians`,
							must: `at most ${mostApartMs} ms apart`,
							seen: `${one.toFixed(1)} and ${other.toFixed(1)} ms: ${apart.toFixed(1)} ms apart`,
							reached: apart <= mostApartMs,
							figures: { knownMs: one, unknownMs: other },
						},
						same("what they are told", "the same", alerts.size === 1 ? "the same" : `${alerts.size} texts`),
					];
				}
			},
			{ env: { TRUSTED_PROXIES: "1", NETWORK_LIMIT: "40" } },
		),
};
