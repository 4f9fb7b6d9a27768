import { Link, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { dashboard } from "#app/addresses/inquiries.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { useAnnounce } from "#app/ui/announcer.tsx";
import { optionsOf } from "#app/ui/form/field.tsx";
import type { InquiryPage, InquiryQuery } from "#models/inquiry/list.server.ts";
import { rowsPerPage } from "#models/limits.ts";
import { followUps, inquirySorts, projectTypes, urgencies } from "#models/options.ts";
import { Choice } from "../../shell/choice.tsx";
import { MoreFilters } from "../../shell/more-filters.tsx";
import { SearchForm } from "../../shell/search-form.tsx";
import { TextFilter } from "../../shell/text-filter.tsx";
import { usePortal } from "../../shell/use-portal.ts";
import { useTexts } from "../use-texts.ts";

type Props = {
	query: InquiryQuery;
	/** As the list is, which may be another order than was asked for. */
	sort: InquiryPage["sort"];
	isFiltered: boolean;
	representative: { asked: string; shown: string } | undefined;
	representatives: { value: string; label: string }[];
	/** How many the page shows of what was found, null where it is yet to be chosen; and whether there are others. */
	shown: number | null;
	isAll: boolean;
};

export function FilterForm({
	query,
	sort,
	isFiltered,
	representative,
	representatives,
	shown,
	isAll,
}: Props) {
	const { dashboard: text, options } = useTexts();
	const { filters, sorts, followUps: dueTexts } = text;
	const { viewer } = usePortal();
	const any = { value: "", label: filters.any };
	const { urgency, projectType, ownerId, followUp } = query;
	const isNarrowed = [urgency, projectType, ownerId, followUp].some(Boolean);

	const found =
		isFiltered && shown !== null
			? interpolate(isAll ? text.found : text.foundMore, { count: isAll ? shown : rowsPerPage })
			: "";
	const { search } = useLocation();
	const searched = useRef(search);
	const announce = useAnnounce();
	useEffect(() => {
		if (searched.current !== search && found) announce(found);
		searched.current = search;
	}, [search, found, announce]);

	return (
		<SearchForm action={dashboard} label={filters.label}>
			{query.status && <input type="hidden" name="status" value={query.status} />}
			<TextFilter name="q" label={filters.search} hint={filters.searchHint} value={query.text} />
			<MoreFilters label={filters.more} isOpen={isNarrowed}>
				<Choice
					name="urgency"
					label={filters.urgency}
					value={query.urgency}
					options={[any, ...optionsOf(urgencies, options.urgency)]}
				/>
				<Choice
					name="type"
					label={filters.projectType}
					value={query.projectType}
					options={[any, ...optionsOf(projectTypes, options.projectType)]}
				/>
				<Choice
					name="due"
					label={filters.followUp}
					value={query.followUp}
					options={[any, ...optionsOf(followUps, dueTexts)]}
				/>
				{viewer?.isAdmin && (
					<TextFilter
						name="rep"
						label={filters.representative}
						hint={filters.representativeHint}
						value={representative?.shown}
						asked={representative?.asked}
						offered={representatives}
					/>
				)}
				<Choice
					name="sort"
					label={filters.sort}
					value={sort}
					options={optionsOf(sort === "followUp" ? [sort, ...inquirySorts] : inquirySorts, sorts)}
				/>
			</MoreFilters>
			<button type="submit" className="btn btn-quiet">
				{filters.apply}
			</button>{" "}
			{isFiltered && (
				<Link to={dashboard} className="inline-flex min-h-(--control) items-center">
					{text.clear}
				</Link>
			)}
			<p className="inline-flex min-h-(--control) items-center text-ink-soft empty:absolute">{found}</p>
		</SearchForm>
	);
}
