import { Link, useLocation } from "@remix-run/react";
import type { Person } from "#models/account/staff.server.ts";
import { changedSearch, dashboard, firstPage } from "../paths.ts";
import { useTexts } from "../use-texts.ts";

/** Lets one of several representatives be chosen who can be meant by what was typed. */
export function Meant({ people }: { people: Person[] }) {
	const { search } = useLocation();
	const { filters, whichRepresentative } = useTexts().dashboard;
	return (
		<nav aria-label={filters.representative}>
			<p>{whichRepresentative}</p>
			<ul className="grid gap-1 wrap-anywhere">
				{people.map(({ id, name, email }) => (
					<li key={id}>
						<Link
							className="inline-block py-[0.15rem]"
							to={dashboard + changedSearch(search, { ...firstPage, rep: email })}
						>
							{name}
						</Link>{" "}
						{email}
					</li>
				))}
			</ul>
		</nav>
	);
}
