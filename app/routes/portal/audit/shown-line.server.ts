import { linesOf } from "#app/addresses/audit.ts";
import { deletedInquiries, inquiryAddress } from "#app/addresses/inquiries.ts";
import { requestAddress } from "#app/addresses/requests.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import { Invitation } from "#models/account/invitation.server.ts";
import { User } from "#models/account/user.server.ts";
import type { AuditSubjectKind } from "#models/audit/actions.ts";
import type { AuditLineView } from "#models/audit/audit.server.ts";
import { shownEmail } from "#models/contact/email.server.ts";
import { whereInquiriesAre } from "#models/inquiry/trash.server.ts";
import type { Language } from "#models/language.ts";
import type { RequestId } from "#models/request/request-id.ts";

export type ShownLine = ReturnType<ReturnType<typeof lineWriter>>;

export function lineWriter(language: Language, names?: Map<string, string>) {
	const texts = text(language, "portalAudit");
	const { actions, actors, subjects, noAccount } = texts;
	const details: Record<string, string> = texts.details;
	const known: Record<string, string> = {
		...text(language, "portal").roles,
		...texts.words,
		...texts.fields,
	};

	const moreOf = ({ action, detail }: AuditLineView) => {
		const inWords = (value: string) => value.split(", ").map((word) => known[word] ?? word);
		const values = Object.entries(detail).map(([name, value]) => [name, inWords(value).join(", ")]);
		const sentence = values.some(([, value]) => value) && details[action];
		return sentence ? interpolate(sentence, Object.fromEntries(values)) : null;
	};
	const subjectOf = ({ action, subject }: AuditLineView) => {
		const hasNoAccount = ["passwordWrong", "passkeyWrong", "triesBlocked"].includes(action);
		if (!subject) return hasNoAccount ? noAccount : null;
		const name = subject.name ?? names?.get(subject.id);
		return name ?? interpolate(subjects[subject.kind], { value: subject.id.slice(-6) });
	};

	return (line: AuditLineView) => ({
		id: line.id,
		at: line.at,
		by: line.actor === "staff" ? (line.by?.name ?? "") : actors[line.actor],
		byId: line.by?.id ?? null,
		what: actions[line.action],
		more: moreOf(line),
		subject: subjectOf(line),
		subjectId: line.subject?.id ?? null,
		network: line.network,
	});
}

/** Of accounts that lines are about and do not name, as they were only invited then: names, or addresses until they come. */
export async function namesOf(lines: AuditLineView[]): Promise<Map<string, string>> {
	const ids = lines.flatMap(({ subject }) =>
		subject?.kind === "account" && subject.name === null ? subject.id : [],
	);
	if (ids.length === 0) return new Map();
	const [invited, profiles] = await Promise.all([Invitation.addresses(ids), User.profiles(ids)]);
	return new Map([
		...[...invited].map(([id, email]): [string, string] => [id, shownEmail(email)]),
		...[...profiles].map(([id, { fullName }]): [string, string] => [id, fullName]),
	]);
}

export async function addressesOf(lines: AuditLineView[]): Promise<Map<string, string>> {
	const idsOf = (kind: AuditSubjectKind) =>
		lines.flatMap(({ action, subject }) =>
			subject?.kind === kind && action !== "requestErased" ? subject.id : [],
		);
	const places = await whereInquiriesAre(idsOf("inquiry"));
	return new Map([
		...[...places].map(([id, place]): [string, string] => [
			id,
			place === "open" ? inquiryAddress(id) : `${deletedInquiries}/${id}`,
		]),
		...idsOf("request").map((id): [string, string] => [id, requestAddress(id as RequestId)]),
		...idsOf("account").map((id): [string, string] => [id, linesOf(id)]),
	]);
}
