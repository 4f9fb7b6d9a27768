import { otherAccountPage } from "#app/addresses/portal.ts";
import portal from "#app/locales/en/portal.ts";
import type { Line, Section } from "#scripts/report.ts";
import { flashIn } from "#tests/support/flash.ts";
import { fillIn, readRoutes } from "#tests/support/routes.ts";
import { adminEmail } from "#tests/support/staff-accounts.ts";
import { changesBetween, digestOf } from "#tests/support/stored-digest.ts";
import { ticketOf } from "./forms.ts";
import { same } from "./lines.ts";
import {
	type Act,
	acts,
	entrances,
	newcomer,
	type Person,
	spend,
	type World,
	writesAllowed,
} from "./portal-acts.ts";
import { post, signUp } from "./staff.ts";
import { withProduct } from "./with-product.ts";

type Check = "guest" | "author" | "other" | "proof" | "count" | "done";
/** What was wrong, by what was checked; how often it was checked. */
type Findings = Record<Check, { tried: number; wrong: string[] }>;
type Answer = { status: number; location: string; said: string };

const musts: Record<Check, [what: string, must: string]> = {
	guest: ["by a guest", "led to the login"],
	author: ["with a form that another account has opened", "told who is signed in"],
	other: ["by another: what is somebody's own, and what is an administrator's", "404, or 403"],
	proof: ["without showing again who one is, where it is asked", "asked for"],
	count: ["when no more is allowed", "told so"],
	done: ["as it should be, by who has long been signed in", "done"],
};

export const portalActs: Section = {
	name: "acts",
	title: "Every action of the portal by a guest, by another, without a proof, and beyond the limit of writes",
	run: () =>
		withProduct(
			async ({ url }, db) => {
				const admin = { email: adminEmail, cookie: await signUp(url) };
				const world: World = { url, db, admin, rep: await newcomer(url) };
				const other = await newcomer(url);
				const found = Object.fromEntries(
					Object.keys(musts).map((check) => [check, { tried: 0, wrong: [] }]),
				) as unknown as Findings;
				for (const [address, act] of Object.entries(acts)) await walk(world, other, address, act, found);
				return [
					await unknownActions(),
					...Object.entries(musts).map(([check, [what, must]]): Line => {
						const { tried, wrong } = found[check as Check];
						const right = check === "done" ? must : `${must}, nothing written`;
						return same(`${tried} actions ${what}`, right, wrong.join(" | ") || right);
					}),
				];
			},
			{ env: { ACCOUNT_LIMIT: String(writesAllowed) } },
		),
};

async function unknownActions(): Promise<Line> {
	const known = new Set([...entrances, ...Object.keys(acts)]);
	const routes = (await readRoutes()).filter(
		({ address, hasAction }) => hasAction && address.startsWith("/portal"),
	);
	const addresses = routes.map(({ address }) => address);
	const wrong = [
		...addresses
			.filter((address) => !known.has(address))
			.map((address) => `${address} is new: say in portal-acts.ts what must hold for it`),
		...[...known]
			.filter((address) => !addresses.includes(address))
			.map((address) => `${address} of portal-acts.ts is gone`),
	];
	const what = `${addresses.length} actions of the build against the list of what must hold for each`;
	return same(what, "the same", wrong.join(" | ") || "the same");
}

async function walk(world: World, other: Person, address: string, act: Act, found: Findings): Promise<void> {
	const { url, db } = world;
	await freely();
	const { by, places = {}, query = "", fields } = await act.ready(world);
	const target = url + fillIn(address, places) + query;
	let seen = await digest();
	const send = async (who: Person | null, sent = fields): Promise<Answer> => {
		const answer = await post(target, sent, who ? { Cookie: who.cookie } : {});
		await answer.arrayBuffer();
		const { status, headers } = answer;
		return { status, location: headers.get("Location") ?? "", said: flashIn(answer) };
	};

	await expect(
		"guest",
		() => send(null),
		({ location }) => location.startsWith("/portal/login"),
	);
	const openedBy = await ticketOf(url, other.cookie);
	await expect(
		"author",
		() => send(by, { ...fields, openedBy }),
		({ location }) => location.startsWith(otherAccountPage),
	);
	if (act.who === "owned")
		await expect(
			"other",
			() => send(other),
			({ status }) => status === 404,
		);
	if (act.who === "admin")
		await expect(
			"other",
			() => send(other),
			({ status }) => status === 403,
		);
	await showPerson(false);
	if (act.proof) {
		const { [act.proof]: _shown, ...without } = fields;
		const isAsked = ({ status, location }: Answer) =>
			act.proof === "page" ? location.startsWith("/portal/prove") : status === 400;
		await expect("proof", () => send(by, without), isAsked);
	}
	if (act.counts) {
		await showPerson(true);
		await freely();
		await spend(world, by, act.counts);
		seen = await digest();
		const isTold = ({ status, said }: Answer) =>
			status === 429 || said.includes(portal.form.errors.tooManyWrites);
		await expect("count", () => send(by), isTold);
	}
	await freely();
	await showPerson(act.proof === "page");
	await expect(
		"done",
		() => send(by),
		({ status }) => status < 400,
		true,
	);

	async function expect(
		check: Check,
		ask: () => Promise<Answer>,
		isRight: (answer: Answer) => boolean,
		changes = false,
	): Promise<void> {
		const answer = await ask();
		const now = await digest();
		const changed = changesBetween(seen, now);
		seen = now;
		found[check].tried++;
		if (isRight(answer) && changed.length > 0 === changes) return;
		const { status, location } = answer;
		found[check].wrong.push(`${address}: ${status} ${location}, written: ${changed.join(", ") || "nothing"}`);
	}

	async function digest() {
		// Of a mail that was queued before, the worker writes when it has left, and its link.
		const { outbox: _mails, oneTimeLinks: _links, ...rest } = await digestOf(db);
		return rest;
	}

	/** As if nothing had been counted yet; a digest leaves this out, as it does sessions. */
	async function freely(): Promise<void> {
		await db.collection("attempts").deleteMany({});
	}

	/** Whether it was just now or long ago. */
	async function showPerson(isNow: boolean): Promise<void> {
		const account = await db.collection("accounts").findOne({ email: by.email });
		const provenAt = isNow ? new Date() : new Date(0);
		await db.collection("sessions").updateMany({ accountId: account?._id }, { $set: { provenAt } });
	}
}
