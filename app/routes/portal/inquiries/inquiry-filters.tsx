import { monthInWords } from "#app/i18n/format.ts";
import { optionsOf } from "#app/ui/form/field.tsx";
import type { InquiryPage } from "#models/inquiry/list.server.ts";
import { followUps, inquirySorts, lostReasons, outcomes, projectTypes, urgencies } from "#models/options.ts";
import { logged } from "#models/request/source.ts";
import { latestMonths } from "#models/time/month.ts";
import { latest } from "#models/time/week.ts";
import { FilterForm } from "../list/filter-form.tsx";
import { DayFilter, PersonFilter, SelectFilter, TextFilter } from "../list/filters.tsx";
import { usePortal } from "../shell/use-portal.ts";
import type { InquiriesAsked } from "./list-query.server.ts";
import { useInquiryTexts } from "./use-texts.ts";

type Props = {
	asked: InquiriesAsked;
	isFiltered: boolean;
	/** As applied. */
	sort: InquiryPage["sort"];
	/** YYYY-MM-DD in Vietnam. */
	today: string;
	representatives: { value: string; label: string }[];
};

export function InquiryFilters({ asked, isFiltered, sort, today, representatives }: Props) {
	const { dashboard: text, options, board } = useInquiryTexts();
	const { filters, sorts, followUps: dueTexts } = text;
	const { viewer } = usePortal();
	const { q, status, urgency, type, due, rep, month, outcome, reason, source, week, heldFor } = asked;
	// Offered once an outcome is asked for, as a page of fifty rows is heavy enough.
	const asksHow = [outcome, month, reason, source].some(Boolean);
	const months = latestMonths(new Date(today)).reverse();
	if (month && month !== latest && !months.includes(month)) months.push(month);
	return (
		<FilterForm
			label={filters.label}
			kept={{ status }}
			isFiltered={isFiltered}
			more={{
				label: filters.more,
				isOpen: [urgency, type, due, rep, month, outcome, reason, source, week, heldFor].some(Boolean),
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
							name="outcome"
							label={filters.outcome}
							value={outcome}
							options={optionsOf(outcomes, options.outcome)}
						/>
						{asksHow && (
							<>
								<SelectFilter
									name="month"
									label={filters.month}
									value={month}
									options={[
										...months.map((one) => ({ value: one, label: monthInWords(one) })),
										{ value: latest, label: filters.latestMonths },
									]}
								/>
								{(outcome === "lost" || reason) && (
									<SelectFilter
										name="reason"
										label={filters.reason}
										value={reason}
										options={optionsOf(lostReasons, options.lostReason)}
									/>
								)}
								<TextFilter
									name="source"
									label={filters.source}
									hint={filters.sourceHint}
									value={source}
									offered={[{ value: logged, label: board.outcomes.logged }]}
								/>
							</>
						)}
						{heldFor && <PersonFilter name="heldFor" label={filters.heldFor} asked={heldFor} />}
						{week && <DayFilter name="week" label={filters.week} value={week} />}
						<SelectFilter
							name="sort"
							label={filters.sort}
							value={sort}
							isAlwaysSet
							options={optionsOf([...new Set([sort, ...inquirySorts])], sorts)}
						/>
					</>
				),
			}}
		>
			<TextFilter name="q" label={filters.search} hint={filters.searchHint} value={q} />
		</FilterForm>
	);
}
