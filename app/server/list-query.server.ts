import { isObjectIdOrHexString } from "mongoose";
import * as z from "zod";
import { type Person, Staff } from "#models/account/staff.server.ts";
import { maxLength } from "#models/limits.ts";
import type { PageAddress } from "#models/page.server.ts";

/** A person whom an address narrows a list to. */
export type AskedPerson = {
	/** As it stands in the address, and as its field shows it. */
	typed: string;
	shown: string;
	/** Of the account that it means; empty, which no account has, as long as several fit or none does. */
	id: string;
	/** Whom to choose from, if several fit. */
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

/** By id, name or address: {@link AskedPerson}. */
export const person = word.transform((typed) => (typed === undefined ? undefined : findPerson(typed)));

/** For a filter that the viewer may not use. */
export const notAsked = z.undefined().catch(undefined);

export const noFilters = z.object({});

const cursor = z.string().optional();

/** Reads what the address of a list asks for: its filters, order included, as `schema` has them, and the page. */
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
