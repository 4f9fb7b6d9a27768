import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { invitationsPage } from "#app/addresses/account.ts";
import { auditLog } from "#app/addresses/audit.ts";
import { formatDate, formatDateTime } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { requireAdmin } from "#app/server/staff.server.ts";
import { Staff } from "#models/account/staff.server.ts";
import { Waiting } from "#models/account/waiting.server.ts";
import { shownEmail } from "#models/email.server.ts";
import { maxLength } from "#models/limits.ts";
import { Main } from "../shell/main.tsx";
import { News } from "../shell/news.tsx";
import { noticeOf } from "../shell/notice-of.ts";
import { PageLinks } from "../shell/page-links.tsx";
import { StaffSearch } from "./staff-search.tsx";
import { StaffTable } from "./staff-table.tsx";
import { WaitingPeople } from "./waiting/people.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

export const loader = requireAdmin(async ({ request, viewer }) => {
	const language = await pageLanguage(request);
	const { brand, roles } = text(language, "portal");
	const { staff } = text(language, "portalAccount");
	const { people, invitations } = text(language, "portalAdmission");
	const { q, after, before, done = "" } = Object.fromEntries(new URL(request.url).searchParams);
	const searched = q?.trim().slice(0, maxLength.line);
	const isFirst = !searched && !after && !before;
	const [{ rows, next, previous }, changed, waiting] = await Promise.all([
		Staff.page({ text: searched, after, before }),
		Staff.find(done),
		isFirst ? Waiting.list() : [],
	]);
	return {
		staff,
		people,
		invite: invitations.open,
		roles,
		searched,
		next,
		previous,
		members: rows.map(({ createdAt, lastSeenAt, ...member }) => ({
			...member,
			email: shownEmail(member.email),
			own: member.id === viewer.id,
			created: { at: createdAt, shown: formatDate(language, createdAt) },
			lastSeen: lastSeenAt === null ? null : { at: lastSeenAt, shown: formatDateTime(language, lastSeenAt) },
		})),
		waiting: waiting.map(({ id, fullName, email, needs, since }) => ({
			...{ id, fullName, email: shownEmail(email), needs },
			since: { at: since, shown: formatDateTime(language, since) },
		})),
		notice: changed
			? interpolate(staff.changed, { name: changed.fullName })
			: noticeOf(people.notices, request),
		title: `${staff.title} · ${brand}`,
	};
});

export default function StaffPage() {
	const { staff, people, invite, roles, waiting, members, searched, next, previous, notice } =
		useLoaderData<typeof loader>();
	return (
		<Main className="[--measure:78rem]">
			<h1>{staff.heading}</h1>
			<p>
				{staff.intro} <Link to={auditLog}>{staff.audit}</Link>
			</p>
			<p>
				<Link to={invitationsPage} className="btn btn-primary">
					{invite}
				</Link>
			</p>
			{notice && <News className="success-panel" text={notice} />}
			{waiting.length > 0 && <WaitingPeople people={waiting} text={people} />}
			<StaffSearch searched={searched} text={staff.search} />
			{members.length > 0 ? (
				<StaffTable members={members} text={staff} roles={roles} />
			) : (
				<p className="empty">{staff.search.none}</p>
			)}
			<PageLinks next={next} previous={previous} />
		</Main>
	);
}
