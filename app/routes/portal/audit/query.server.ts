import { isObjectIdOrHexString } from "mongoose";
import * as z from "zod";
import { type Person, Staff } from "#models/account/staff.server.ts";
import { type AuditAction, allAuditActions, auditActions, auditKinds } from "#models/audit/actions.ts";
import type { AuditQuery } from "#models/audit/audit.server.ts";
import { endOfDay, startOfDay } from "#models/calendar.ts";
import type { PageAddress } from "#models/page.server.ts";
import { oneOf, word } from "../shell/asked.server.ts";

const day = z.iso.date().optional().catch(undefined);

const schema = z.object({
	person: word,
	action: oneOf([...auditKinds, ...allAuditActions]),
	from: day,
	to: day,
	after: word,
	before: word,
});

export type AuditAsked = Omit<z.output<typeof schema>, "after" | "before">;

type Read = {
	query: AuditQuery;
	page: PageAddress;
	asked: AuditAsked;
	person?: { shown: string; meant: Person[] };
};

/** What the address asks for, what is malformed left out; if several people fit, nothing is shown until one is chosen. */
export async function readAuditQuery(request: Request): Promise<Read> {
	const read = schema.parse(Object.fromEntries(new URL(request.url).searchParams));
	const { after, before, ...asked } = read;
	const { person, action, from, to } = asked;
	const query: AuditQuery = {
		actions: action && actionsOf(action),
		from: from === undefined ? undefined : startOfDay(from),
		until: to === undefined ? undefined : endOfDay(startOfDay(to)),
	};
	const page = { after, before };
	if (person === undefined) return { query, page, asked };
	const people = await Staff.meant(person);
	const [one] = people;
	if (one && people.length === 1) {
		return { query: { ...query, person: one.id }, page, asked, person: { shown: one.emailShown, meant: [] } };
	}
	// The id of an account that has been erased still has its lines.
	const id = isObjectIdOrHexString(person) ? person : "several";
	return { query: { ...query, person: id }, page, asked, person: { shown: person, meant: people } };
}

function actionsOf(action: NonNullable<AuditAsked["action"]>): readonly AuditAction[] {
	return action in auditActions ? auditActions[action as keyof typeof auditActions] : [action as AuditAction];
}
