import { Link, useLoaderData } from "@remix-run/react";
import { staffPage, waitingPeoplePage } from "#app/addresses/portal.ts";
import { text } from "#app/server/i18n.server.ts";
import { readListQuery, searchFilter } from "#app/server/list-query.server.ts";
import { requireAdmin } from "#app/server/staff.server.ts";
import { Waiting } from "#models/account/waiting.server.ts";
import { ListPage } from "../../list/list-page.tsx";
import { StaffSearch } from "../staff-search.tsx";
import { shownWaiting } from "./shown-waiting.server.ts";
import { WaitingTable } from "./waiting-table.tsx";

export { meta } from "../../shell/title.ts";

export const loader = requireAdmin(async ({ request, language }) => {
	const { people } = text(language, "portalAdmission");
	const { asked, page } = await readListQuery(request, searchFilter);
	const found = await Waiting.page({ text: asked.q, ...page });
	return {
		people,
		asked,
		page: { ...found, rows: found.rows.map((person) => shownWaiting(language, person)) },
		search: { ...text(language, "portalAccount").staff.search, label: people.search },
		title: people.heading,
	};
});

export default function WaitingPeoplePage() {
	const { people, search, asked, page } = useLoaderData<typeof loader>();
	return (
		<ListPage
			address={waitingPeoplePage}
			heading={people.heading}
			beside={
				<Link className="inline-block py-1" to={staffPage}>
					{people.back}
				</Link>
			}
			intro={people.intro}
			search={<StaffSearch asked={asked} text={search} />}
			page={page}
			rows={<WaitingTable people={page.rows} text={people} />}
			empty={asked.q ? search.none : people.none}
		/>
	);
}
