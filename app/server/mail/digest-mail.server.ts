import { handOverAddress, staffPage } from "#app/addresses/account.ts";
import { inquiryAddress, inquiryList } from "#app/addresses/inquiries.ts";
import { requestAddress, requests } from "#app/addresses/requests.ts";
import { formatDay, formatDeadline } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import { Staff } from "#models/account/staff.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { leftBehind } from "#models/customer/hand-over.server.ts";
import { streamInquiries } from "#models/inquiry/list.server.ts";
import { duePerMail } from "#models/limits.ts";
import type { ClaimedMail } from "#models/mail/outbox.server.ts";
import type { Words } from "#models/mail/record.server.ts";
import type { FollowUp } from "#models/options.ts";
import { listRequests, type RequestQuery } from "#models/request/list.server.ts";
import { cut, oneLine } from "./words.ts";

type Due = { line: string; address: string };

const { subject, intro, headings, more, off, request, inquiry, ...others } = text("vi", "staffMails").digest;
const { leftBehind: left, unknownPerson } = others;
const { kinds } = text("vi", "portalRequests");

/** What is due to somebody on a day, and before; null if nothing is, or they have no access any more. */
export async function digestMail({
	accountId = "",
	facts: { day },
	origin,
}: ClaimedMail<"digest">): Promise<Words | null> {
	const viewer = await Staff.viewer(accountId);
	if (!viewer) return null;
	const requestsDue = `${requests}?owner=mine&due=`;
	const inquiriesDue = (due: FollowUp) => inquiryList({ rep: viewer.id, due });
	const parts = [
		{ heading: headings.late, list: `${requestsDue}late`, due: await dueRequests(viewer, "late") },
		{ heading: headings.today, list: `${requestsDue}today`, due: await dueRequests(viewer, "today") },
		{ heading: headings.overdue, list: inquiriesDue("overdue"), due: await dueInquiries(viewer, "overdue") },
		{ heading: headings.followUp, list: inquiriesDue("today"), due: await dueInquiries(viewer, "today") },
	];
	if (viewer.isAdmin) parts.push({ heading: headings.leftBehind, list: staffPage, due: await peopleGone() });
	const some = parts.filter(({ due }) => due.length > 0);
	if (some.length === 0) return null;
	const linked = (words: string, address: string) => (origin ? `${words}\n  ${origin}${address}` : words);
	const listed = some.map(({ heading, list, due }) =>
		[
			heading,
			...due.slice(0, duePerMail).map(({ line, address }) => linked(line, address)),
			...(due.length > duePerMail ? [linked(more, list)] : []),
		].join("\n"),
	);
	const date = formatDay("vi", day);
	return {
		subject: interpolate(subject, { date }),
		text: [interpolate(intro, { date }), ...listed, linked(off, "/portal/notifications")].join("\n\n"),
	};
}

async function dueRequests(viewer: Viewer, due: RequestQuery["due"]): Promise<Due[]> {
	const { rows } = await listRequests(viewer, { ownerId: viewer.id, due });
	return rows.slice(0, duePerMail + 1).map(({ id, kind, dueAt, companyName, name }) => ({
		line: interpolate(request, {
			kind: kinds[kind],
			deadline: formatDeadline("vi", new Date(dueAt)),
			customer: customerOf(companyName, name),
		}),
		address: requestAddress(id),
	}));
}

async function dueInquiries(viewer: Viewer, followUp: FollowUp): Promise<Due[]> {
	const due: Due[] = [];
	for await (const found of streamInquiries(viewer, { ownerId: viewer.id, followUp })) {
		const { id, companyName, customerName, followUpOn = "" } = found;
		due.push({
			line: interpolate(inquiry, {
				day: formatDay("vi", followUpOn),
				customer: customerOf(companyName, customerName),
			}),
			address: inquiryAddress(id),
		});
		if (due.length > duePerMail) break;
	}
	return due;
}

/** What lies with people who are disabled or gone, and where an administrator gives it to another. */
async function peopleGone(): Promise<Due[]> {
	const gone = await leftBehind();
	return gone.slice(0, duePerMail + 1).map(({ id, name, inquiries, requests: waiting }) => ({
		line: interpolate(left, {
			name: name ?? unknownPerson,
			inquiries: String(inquiries),
			requests: String(waiting),
		}),
		address: handOverAddress(id),
	}));
}

const customerOf = (...names: (string | undefined)[]) => cut(oneLine(names.filter(Boolean).join(", ")));
