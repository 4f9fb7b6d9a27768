import { Link, useLocation } from "@remix-run/react";
import { changedSearch, firstPage } from "#app/addresses/search.ts";

type Props = {
	address: string;
	label: string;
	/** The `sort` parameter of this column's order; null for the default. */
	sort: { name: string | null; way: "ascending" | "descending" };
	/** Whether the list is sorted by this column now. */
	isSorted: boolean;
};

/** The heading of a sortable column: a link, unless the list is sorted by it already. */
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
