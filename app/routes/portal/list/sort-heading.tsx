import { Link, useLocation } from "@remix-run/react";
import { changedSearch, firstPage } from "#app/addresses/search.ts";

type Props = {
	address: string;
	label: string;
	/** The order of this column: by its name in the address, null for the list's own. */
	sort: { name: string | null; way: "ascending" | "descending" };
	/** Whether the list has this order now. */
	isSorted: boolean;
};

/** The heading of a column by which a list can be ordered: a link, unless it is. */
export function SortHeading({ address, label, sort: { name, way }, isSorted }: Props) {
	const { search } = useLocation();
	if (!isSorted)
		return (
			<th scope="col">
				<Link to={address + changedSearch(search, { ...firstPage, sort: name })} preventScrollReset>
					{label}
				</Link>
			</th>
		);
	return (
		<th scope="col" aria-sort={way}>
			{label} <span aria-hidden="true">{way === "ascending" ? "↑" : "↓"}</span>
		</th>
	);
}
