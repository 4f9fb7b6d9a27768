import { optionsOf } from "#app/ui/form/field.tsx";
import type { InquiryPage } from "#models/inquiry/list.server.ts";
import { followUps, inquirySorts, projectTypes, urgencies } from "#models/options.ts";
import { FilterForm } from "../list/filter-form.tsx";
import { PersonFilter, SelectFilter, TextFilter } from "../list/filters.tsx";
import { usePortal } from "../shell/use-portal.ts";
import type { InquiriesAsked } from "./list-query.server.ts";
import { useInquiryTexts } from "./use-texts.ts";

type Props = {
	asked: InquiriesAsked;
	isFiltered: boolean;
	/** As applied. */
	sort: InquiryPage["sort"];
	representatives: { value: string; label: string }[];
};

export function InquiryFilters({ asked, isFiltered, sort, representatives }: Props) {
	const { dashboard: text, options } = useInquiryTexts();
	const { filters, sorts, followUps: dueTexts } = text;
	const { viewer } = usePortal();
	const { q, status, urgency, type, due, rep } = asked;
	return (
		<FilterForm
			label={filters.label}
			kept={{ status }}
			isFiltered={isFiltered}
			more={{
				label: filters.more,
				isOpen: [urgency, type, due, rep].some(Boolean),
				filters: (
					<>
						<SelectFilter
							name="urgency"
							label={filters.urgency}
							value={urgency}
							options={optionsOf(urgencies, options.urgency)}
						/>
						<SelectFilter
							name="type"
							label={filters.projectType}
							value={type}
							options={optionsOf(projectTypes, options.projectType)}
						/>
						<SelectFilter
							name="due"
							label={filters.followUp}
							value={due}
							options={optionsOf(followUps, dueTexts)}
						/>
						{viewer?.isAdmin && (
							<PersonFilter name="rep" label={filters.representative} asked={rep} offered={representatives} />
						)}
						<SelectFilter
							name="sort"
							label={filters.sort}
							value={sort}
							isAlwaysSet
							options={optionsOf(sort === "followUp" ? [sort, ...inquirySorts] : inquirySorts, sorts)}
						/>
					</>
				),
			}}
		>
			<TextFilter name="q" label={filters.search} hint={filters.searchHint} value={q} />
		</FilterForm>
	);
}
