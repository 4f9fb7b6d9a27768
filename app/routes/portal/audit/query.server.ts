import * as z from "zod";
import { day, oneOf, person, readListQuery } from "#app/server/list-query.server.ts";
import { type AuditAction, allAuditActions, auditActions, auditKinds } from "#models/audit/actions.ts";
import type { AuditQuery } from "#models/audit/audit.server.ts";
import { endOfDay, startOfDay } from "#models/time/calendar.ts";

const filters = z.object({
	person,
	action: oneOf([...auditKinds, ...allAuditActions]),
	from: day,
	to: day,
});

type AuditAsked = z.output<typeof filters>;

export async function readAuditQuery(request: Request) {
	const { asked, page } = await readListQuery(request, filters);
	const { person, action, from, to } = asked;
	const query: AuditQuery = {
		actions: action && actionsOf(action),
		from: from === undefined ? undefined : startOfDay(from),
		until: to === undefined ? undefined : endOfDay(startOfDay(to)),
		person: person?.id,
	};
	return { asked, page, query };
}

function actionsOf(action: NonNullable<AuditAsked["action"]>): readonly AuditAction[] {
	return action in auditActions ? auditActions[action as keyof typeof auditActions] : [action as AuditAction];
}
