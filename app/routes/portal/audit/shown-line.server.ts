import { linesOf } from "#app/addresses/portal.ts";
import { deletedInquiries, inquiryAddress, requestAddress } from "#app/addresses/records.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import { Invitation } from "#models/account/invitation.server.ts";
import { User, type Viewer } from "#models/account/user.server.ts";
import type { AuditSubjectKind } from "#models/audit/actions.ts";
import type { AuditLineView } from "#models/audit/audit.server.ts";
import { shownEmail } from "#models/contact/email.server.ts";
import { whereInquiriesAre } from "#models/inquiry/trash.server.ts";
import type { Language } from "#models/language.ts";
import { type RequestId, readRecordId } from "#models/records/record-id.ts";
import { Requests } from "#models/records/records.server.ts";

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
		const inWords = (value: string) =>
			value.split(", ").map((word) => (Object.hasOwn(known, word) ? known[word] : word));
		// A name is never translated, even if it happens to be one of the words.
		const values = Object.entries(detail).map(([name, value]) => {
			if (name === "record") return [name, names?.get(value) ?? value];
			return [name, name === "heir" ? value : inWords(value).join(", ")];
		});
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

type Known = { names: Map<string, string>; addresses: Map<string, string> };

/**
 * Looks up the subjects of lines as they are today: their addresses, and the names that the lines lack. No line keeps a
 * customer's name, or that of an account that had only been invited; the latter is shown by e-mail address until it is
 * accepted.
 */
export async function subjectsOf(viewer: Viewer, lines: AuditLineView[]): Promise<Known> {
	const idsOf = (kind: AuditSubjectKind, isMeant: (line: AuditLineView) => boolean = () => true) =>
		lines.flatMap((line) => (line.subject?.kind === kind && isMeant(line) ? line.subject.id : []));
	const unnamed = idsOf("account", ({ subject }) => subject?.name === null);
	const records = lines.flatMap(({ detail }) => detail.record ?? []);
	const requests = idsOf("request", ({ action }) => action !== "requestErased");
	const [invited, profiles, inquiries, senders] = await Promise.all([
		Invitation.addresses(unnamed),
		User.profiles(unnamed),
		whereInquiriesAre([...idsOf("inquiry"), ...records.filter((id) => readRecordId(id)?.kind === "inquiry")]),
		Requests.names(viewer, [...requests, ...records]),
	]);
	return {
		names: new Map([
			...[...invited].map(([id, email]): [string, string] => [id, shownEmail(email)]),
			...[...profiles].map(([id, { fullName }]): [string, string] => [id, fullName]),
			...[...inquiries].map(([id, { customerName }]): [string, string] => [id, customerName]),
			...senders,
		]),
		addresses: new Map([
			...[...inquiries].map(([id, { isDeleted }]): [string, string] => [
				id,
				isDeleted ? `${deletedInquiries}/${id}` : inquiryAddress(id),
			]),
			...requests.map((id): [string, string] => [id, requestAddress(id as RequestId)]),
			...idsOf("account").map((id): [string, string] => [id, linesOf(id)]),
		]),
	};
}
