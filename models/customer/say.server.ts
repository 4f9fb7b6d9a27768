import type { Viewer } from "#models/account/user.server.ts";
import { Audit } from "#models/audit/audit.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import { mostAddresses } from "#models/limits.ts";
import { Refusal } from "#models/refusal.ts";
import { readRequestId } from "#models/request/request-id.ts";
import { keysOfRecord } from "./customer.server.ts";
import { addressesIn, link, type Pair, type Said, type Statement, saidOf } from "./links.server.ts";

/** Keeps the transaction small; no real customer needs to be told apart from hundreds of others. */
const mostPairs = 1_000;

const actions = { same: "customersJoined", other: "customersParted" } as const;

/**
 * Declares the customers of two requests or inquiries the same or different. The opposite statement replaces it.
 * @returns false if either record is missing or another representative's
 * @throws Refusal if both have the same address, or if the customer would have too many addresses
 */
export async function sayOfCustomers(
	viewer: Viewer,
	id: string,
	otherId: string,
	statement: Statement,
): Promise<boolean> {
	const [found, otherFound] = await Promise.all([keysOfRecord(viewer, id), keysOfRecord(viewer, otherId)]);
	if (!found || !otherFound) return false;
	const [keys, otherKeys] = [addressesIn(found), addressesIn(otherFound)];
	if (keys.some((key) => otherKeys.includes(key))) throw new Refusal("sameAddress");
	await transaction(async (session) => {
		const said = await saidOf(keys, session);
		const saidOfOther = await saidOf(otherKeys, session);
		const own = [...keys, ...said.same].filter((key) => !otherKeys.includes(key));
		// An address that is taken out of a customer takes no other address along.
		const leaves = statement === "other" && said.same.some((key) => otherKeys.includes(key));
		const others = leaves ? otherKeys : [...otherKeys, ...saidOfOther.same];
		const all = new Set([...own, ...others]);
		const strangers = ({ others }: Said) => others.filter((key) => !all.has(key));
		const pairs =
			statement === "other"
				? across(own, others, "other")
				: [
						...across(own, others, "same"),
						...across(others, strangers(said), "other"),
						...across(own, strangers(saidOfOther), "other"),
					];
		if ((statement === "same" && all.size > mostAddresses) || pairs.length > mostPairs)
			throw new Refusal("tooManyAddresses");
		if (!(await link(pairs, viewer, session))) return;
		const subject = { kind: readRequestId(id) ? ("request" as const) : ("inquiry" as const), id };
		const detail = { record: otherId };
		await Audit.write({ by: viewer, action: actions[statement], subject, detail }, session);
	});
	return true;
}

const across = (some: string[], others: string[], statement: Statement): Pair[] =>
	some.flatMap((one) =>
		others.filter((other) => other !== one).map((other): Pair => ({ ends: [one, other], statement })),
	);
