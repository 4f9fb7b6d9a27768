import { text } from "#app/server/i18n.server.ts";
import { requireProof } from "#app/server/proof.server.ts";
import { requireAdmin } from "#app/server/staff.server.ts";
import { Audit } from "#models/audit/audit.server.ts";
import { calendarSecond } from "#models/time/calendar.ts";
import { csvAnswer, filtersOf } from "../shell/csv.server.ts";
import { readAuditQuery } from "./query.server.ts";
import { lineWriter } from "./shown-line.server.ts";

export const loader = requireAdmin(async ({ request, viewer, language }) => {
	await requireProof(request);
	const { columns, ids } = text(language, "portalAudit");
	const { query } = await readAuditQuery(request);
	const shown = lineWriter(language);

	async function* rows() {
		for await (const line of Audit.stream(query)) {
			const { at, by, byId, what, more, subject, subjectId, network } = shown(line);
			const action = more ? `${what} (${more})` : what;
			const cells = [calendarSecond(new Date(at)), by, byId, action, subject, subjectId, network];
			yield cells.map((cell) => cell ?? undefined);
		}
	}

	await Audit.write({ by: viewer, action: "auditExported", detail: { fields: filtersOf(query) } });
	const { at, by, action, subject, network } = columns;
	return csvAnswer("audit", language, [at, by, ids.by, action, subject, ids.subject, network], rows());
});
