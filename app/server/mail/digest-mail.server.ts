import { handOverAddress, staffPage, todayPage } from "#app/addresses/portal.ts";
import { recordAddress } from "#app/addresses/records.ts";
import { formatDay, formatDeadline } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import { Staff } from "#models/account/staff.server.ts";
import { type Task, tasksOf } from "#models/customer/today.server.ts";
import { duePerMail } from "#models/limits.ts";
import type { ClaimedMail } from "#models/mail/outbox.server.ts";
import type { Words } from "#models/mail/record.server.ts";
import { leftBehind } from "#models/records/hand-over.server.ts";
import { cut, linked, oneLine } from "./words.ts";

type Due = { line: string; address: string };

const { subject, intro, headings, more, off, request, inquiry, trial, ...others } = text(
	"vi",
	"staffMails",
).digest;
const { leftBehind: left, unknownPerson } = others;
const { kinds } = text("vi", "portalRequests");
const { trialDays } = text("vi", "portalToday");

/** What can wait stands on the page of today alone, and so does what has no owner, unless it is late: then admins are told. */
const dueGroups = [
	"lateRequests",
	"unassigned",
	"requestsToday",
	"demos",
	"trials",
	"overdueInquiries",
	"inquiriesToday",
] as const;

/** What is due to somebody on a day, and before; null if nothing is, or they have no access any more. */
export async function digestMail({
	accountId = "",
	facts: { day },
	origin,
}: ClaimedMail<"digest">): Promise<Words | null> {
	const viewer = await Staff.viewer(accountId);
	if (!viewer) return null;
	const tasks = await tasksOf(viewer, duePerMail + 1);
	const nobodys = viewer.isAdmin ? tasks.unassigned.filter(({ isLate }) => isLate) : [];
	const parts = dueGroups.map((group) => ({
		heading: headings[group],
		list: todayPage,
		due: (group === "unassigned" ? nobodys : tasks[group]).map(lineOf),
	}));
	if (viewer.isAdmin) parts.push({ heading: headings.leftBehind, list: staffPage, due: await peopleGone() });
	const some = parts.filter(({ due }) => due.length > 0);
	if (some.length === 0) return null;
	const listed = some.map(({ heading, list, due }) =>
		[
			heading,
			...due.slice(0, duePerMail).map(({ line, address }) => linked(origin, line, address)),
			...(due.length > duePerMail ? [linked(origin, more, list)] : []),
		].join("\n"),
	);
	const date = formatDay("vi", day);
	return {
		subject: interpolate(subject, { date }),
		text: [interpolate(intro, { date }), ...listed, linked(origin, off, "/portal/notifications")].join(
			"\n\n",
		),
	};
}

function lineOf({ what, id, name, companyName, dueAt, followUpOn = "", trialDay }: Task): Due {
	const customer = cut(oneLine([companyName, name].filter(Boolean).join(", ")));
	const address = recordAddress(what, id);
	if (trialDay) return { address, line: interpolate(trial, { day: trialDays[trialDay], customer }) };
	if (what === "inquiry")
		return { address, line: interpolate(inquiry, { day: formatDay("vi", followUpOn), customer }) };
	const deadline = formatDeadline("vi", new Date(dueAt ?? ""));
	return { address, line: interpolate(request, { kind: kinds[what], deadline, customer }) };
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
