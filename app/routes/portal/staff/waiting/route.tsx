import { Link, useLoaderData } from "@remix-run/react";
import { staffPage, waitingPeoplePage } from "#app/addresses/account.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { requireAdmin } from "#app/server/staff.server.ts";
import { Waiting } from "#models/account/waiting.server.ts";
import { maxLength } from "#models/limits.ts";
import { Main } from "../../shell/main.tsx";
import { PageLinks } from "../../shell/page-links.tsx";
import { StaffSearch } from "../staff-search.tsx";
import { shownWaiting } from "./shown-waiting.server.ts";
import { WaitingTable } from "./waiting-table.tsx";

export { meta } from "../../shell/title.ts";

export const loader = requireAdmin(async ({ request }) => {
	const language = await pageLanguage(request);
	const { people } = text(language, "portalAdmission");
	const { q, after, before } = Object.fromEntries(new URL(request.url).searchParams);
	const searched = q?.trim().slice(0, maxLength.line);
	const { rows, next, previous } = await Waiting.page({ text: searched, after, before });
	return {
		...{ people, searched, next, previous },
		search: { ...text(language, "portalAccount").staff.search, label: people.search },
		waiting: rows.map((person) => shownWaiting(language, person)),
		title: people.heading,
	};
});

export default function WaitingPeoplePage() {
	const { people, search, searched, waiting, next, previous } = useLoaderData<typeof loader>();
	return (
		<Main className="[--measure:78rem]">
			<h1>{people.heading}</h1>
			<p>{people.intro}</p>
			<StaffSearch page={waitingPeoplePage} searched={searched} text={search} />
			{waiting.length > 0 ? (
				<WaitingTable people={waiting} text={people} />
			) : (
				<p className="empty">{searched ? search.none : people.none}</p>
			)}
			<PageLinks next={next} previous={previous} />
			<p>
				<Link to={staffPage}>{people.back}</Link>
			</p>
		</Main>
	);
}
