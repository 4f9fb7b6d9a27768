import { chosenIn } from "#app/addresses/records.ts";
import { languageFacts } from "#app/locales/languages.tsx";
import { text } from "#app/server/i18n.server.ts";
import { shownPhone } from "#app/server/phone.server.ts";
import { requireProof } from "#app/server/proof.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { Staff } from "#models/account/staff.server.ts";
import { Audit } from "#models/audit/audit.server.ts";
import { shownEmail } from "#models/contact/email.server.ts";
import { streamWithNumberState } from "#models/customer/number.server.ts";
import { streamRequests } from "#models/request/list.server.ts";
import { calendarMinute } from "#models/time/calendar.ts";
import { onePage } from "../several/rows.server.ts";
import { csvAnswer, filtersOf } from "../shell/csv.server.ts";
import { cameFromNames, factNames, factsOf } from "./detail/shown-request.server.ts";
import { endedOf } from "./due.server.ts";
import { readRequestQuery } from "./query.server.ts";

export const loader = requireStaff(async ({ request, viewer, language }) => {
	await requireProof(request);
	const { list, kinds, states, nobody, detail } = text(language, "portalRequests");
	const { wrongNumber } = text(language, "portalRecord").reach;
	const ids = onePage(chosenIn(new URL(request.url).search));
	const query = ids.length > 0 ? { ids } : (await readRequestQuery(request, viewer)).query;
	const { fields } = text(language, "form");
	const minute = (iso: string | undefined) => iso && calendarMinute(new Date(iso));
	const nameOf = namesByAccount();

	async function* rows() {
		for await (const row of streamWithNumberState(streamRequests(viewer, query))) {
			const facts = new Map(factsOf(language, row).map(({ name, value }) => [name, value]));
			const phone = row.phone && shownPhone(row.phone);
			const ended = endedOf(language, row);
			yield [
				minute(row.createdAt),
				kinds[row.kind],
				ended ? ended.how : states[row.state],
				ended ? undefined : minute(row.dueAt),
				row.name,
				row.isWrongNumber ? `${phone} (${wrongNumber})` : phone,
				shownEmail(row.email),
				languageFacts[row.language].name,
				row.ownerId ? await nameOf(row.ownerId) : nobody,
				minute(row.answeredAt),
				...[...factNames, ...cameFromNames].map((name) => facts.get(name)),
			];
		}
	}

	await Audit.write({ by: viewer, action: "requestsExported", detail: { fields: filtersOf(query) } });
	const { columns, filters, file } = list;
	const head = [
		...[file.came, columns.kind, filters.state, columns.due, columns.visitor, file.phone, file.email],
		...[filters.language, columns.owner, file.answeredAt],
		...factNames.map((name) => fields[name].label),
		...cameFromNames.map((name) => detail.cameFrom[name]),
	];
	return csvAnswer("leads", language, head, rows());
});

/** Looks each account up once, as there are far fewer accounts than rows. */
function namesByAccount(): (id: string) => Promise<string | undefined> {
	const names = new Map<string, Promise<string | undefined>>();
	return (id) => {
		const name = names.get(id) ?? Staff.people([id]).then(([person]) => person?.name);
		names.set(id, name);
		return name;
	};
}
