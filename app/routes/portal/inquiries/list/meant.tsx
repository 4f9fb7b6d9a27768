import { Link, useLocation } from "@remix-run/react";
import type { Person } from "#models/account/staff.server.ts";
import { changedSearch, dashboard, firstPage } from "../paths.ts";
import { useTexts } from "../use-texts.ts";

/** Lets one of several representatives be chosen who can be meant by what was typed. */
export function Meant({ people }: { people: Person[] }) {
	const { search } = useLocation();
	const { filters, whichRepresentative } = useTexts().dashboard;
	return (
		<nav aria-label={filters.representative} className="meant">
			<p>{whichRepresentative}</p>
			<ul>
				{people.map(({ id, name, email }) => (
					<li key={id}>
						<Link to={dashboard + changedSearch(search, { ...firstPage, rep: email })}>{name}</Link> {email}
					</li>
				))}
			</ul>
		</nav>
	);
}
