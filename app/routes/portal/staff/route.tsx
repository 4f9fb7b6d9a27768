import { Link, useLoaderData, useLocation } from "@remix-run/react";
import { invitationsPage, staffPage, waitingPeoplePage } from "#app/addresses/portal.ts";
import { listSearch } from "#app/addresses/search.ts";
import { formatDate, formatDateTime } from "#app/i18n/format.ts";
import { text } from "#app/server/i18n.server.ts";
import { readListQuery, searchFilter } from "#app/server/list-query.server.ts";
import { requireAdmin } from "#app/server/staff.server.ts";
import { Staff } from "#models/account/staff.server.ts";
import { Waiting } from "#models/account/waiting.server.ts";
import { shownEmail } from "#models/contact/email.server.ts";
import { ListPage } from "../list/list-page.tsx";
import { StaffSearch } from "./staff-search.tsx";
import { StaffTable } from "./staff-table.tsx";
import { shownWaiting } from "./waiting/shown-waiting.server.ts";
import { WaitingTable } from "./waiting/waiting-table.tsx";

export { meta } from "../shell/title.ts";

export const loader = requireAdmin(async ({ request, viewer, language }) => {
	const { roles } = text(language, "portal");
	const { staff } = text(language, "portalAccount");
	const { people, invitations } = text(language, "portalAdmission");
	const { asked, page } = await readListQuery(request, searchFilter);
	const isFirst = !page.after && !page.before;
	const [found, waiting] = await Promise.all([
		Staff.page({ text: asked.q, ...page }),
		isFirst ? Waiting.page({ text: asked.q }) : null,
	]);
	return {
		staff,
		people,
		invite: invitations.open,
		roles,
		asked,
		page: {
			...found,
			rows: found.rows.map(({ createdAt, lastSeenAt, ...member }) => ({
				...member,
				email: shownEmail(member.email),
				own: member.id === viewer.id,
				created: { at: createdAt, shown: formatDate(language, createdAt) },
				lastSeen:
					lastSeenAt === null ? null : { at: lastSeenAt, shown: formatDateTime(language, lastSeenAt) },
			})),
		},
		waiting: (waiting?.rows ?? []).map((person) => shownWaiting(language, person)),
		moreWait: waiting?.next != null,
		title: staff.title,
	};
});

export default function StaffPage() {
	const { staff, people, invite, roles, asked, page, waiting, moreWait } = useLoaderData<typeof loader>();
	const { search } = useLocation();
	return (
		<ListPage
			address={staffPage}
			heading={staff.heading}
			beside={
				<Link to={invitationsPage} className="btn btn-primary ms-auto">
					{invite}
				</Link>
			}
			search={<StaffSearch asked={asked} text={staff.search} />}
			page={page}
			rows={<StaffTable members={page.rows} text={staff} roles={roles} />}
			empty={staff.search.none}
		>
			{waiting.length > 0 && (
				<section aria-labelledby="waiting-heading" className="mt-3 grid gap-2">
					<h2 id="waiting-heading" className="text-base">
						{people.heading}
					</h2>
					<p>{people.intro}</p>
					<WaitingTable people={waiting} text={people} />
					{moreWait && (
						<p>
							<Link to={waitingPeoplePage + listSearch(search)}>{people.all}</Link>
						</p>
					)}
				</section>
			)}
		</ListPage>
	);
}
