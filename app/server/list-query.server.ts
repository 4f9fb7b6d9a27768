import { isObjectIdOrHexString } from "mongoose";
import * as z from "zod";
import { type Person, Staff } from "#models/account/staff.server.ts";
import type { PageAddress } from "#models/database/page.server.ts";
import { maxLength } from "#models/limits.ts";

/** A person by whom a list is filtered. */
export type AskedPerson = {
	/** As typed in the address, and as the field shows it. */
	typed: string;
	shown: string;
	/** The account's id; empty, and so matching nothing, if several people fit or none does. */
	id: string;
	/** The people to choose from, if several fit. */
	choices: Person[];
};

// The kinds of filters. What is malformed is left out, so that an address that somebody has shortened still shows a list.

export const oneOf = <const Options extends readonly string[]>(options: Options) =>
	z.enum(options).optional().catch(undefined);

export const word = z
	.string()
	.transform((text) => text.trim().slice(0, maxLength.line) || undefined)
	.optional();

export const day = z.iso.date().optional().catch(undefined);

/** A person's id, name or e-mail address, looked up as {@link AskedPerson}. */
export const person = word.transform((typed) => (typed === undefined ? undefined : findPerson(typed)));

/** A filter that this viewer may not use: it is ignored. */
export const notAsked = z.undefined().catch(undefined);

export const noFilters = z.object({});

/** The only filter of a list that is searched and nothing else. */
export const searchFilter = z.object({ q: word });

const cursor = z.string().optional();

/** Reads the query of a list's address: its filters and order, by `schema`, and its page. */
export async function readListQuery<Schema extends z.ZodObject>(
	request: Request,
	schema: Schema,
): Promise<{ asked: z.output<Schema>; page: PageAddress }> {
	const fields = Object.fromEntries(new URL(request.url).searchParams);
	const page = z.object({ after: cursor, before: cursor }).parse(fields);
	return { asked: await schema.parseAsync(fields), page };
}

async function findPerson(typed: string): Promise<AskedPerson> {
	const found = await Staff.findByNameOrEmail(typed);
	const [one] = found;
	if (one && found.length === 1) return { typed, shown: one.emailShown, id: one.id, choices: [] };
	// The id of an account that has been erased still stands in what it did.
	const id = isObjectIdOrHexString(typed) ? typed : "";
	return { typed, shown: typed, id, choices: found };
}
