import { Link } from "@remix-run/react";
import { requests } from "#app/addresses/requests.ts";
import { languageFacts } from "#app/locales/languages.tsx";
import { optionsOf } from "#app/ui/form/field.tsx";
import { languages } from "#models/language.ts";
import { requestOutcomes } from "#models/options.ts";
import { requestKinds } from "#models/request/answer-deadline.ts";
import type { KnownOrigins } from "#models/request/figures.server.ts";
import { latest } from "#models/week.ts";
import { Choice } from "../../shell/choice.tsx";
import { MoreFilters } from "../../shell/more-filters.tsx";
import { SearchForm } from "../../shell/search-form.tsx";
import { TextFilter } from "../../shell/text-filter.tsx";
import { usePortal } from "../../shell/use-portal.ts";
import type { RequestsAsked } from "../query.server.ts";
import { useRequestTexts } from "../use-texts.ts";

const openStates = ["waiting", "answered"] as const;
const named = ["mine", "nobody"];

type Props = {
	asked: RequestsAsked;
	weeks: { value: string; label: string }[];
	known: KnownOrigins;
};

export function RequestFilter({ asked, weeks, known }: Props) {
	const { viewer } = usePortal();
	const { list, kinds, states } = useRequestTexts();
	const { filters } = list;
	const any = { value: "", label: filters.any };
	const { q, kind, state, owner, due, source, campaign, landingPage, language, week, outcome } = asked;
	const isNarrowed = [source, campaign, landingPage, language, week, outcome].some(Boolean);
	const isView = state === "ended" || state === "all";
	const asksPerson = viewer?.isAdmin && !named.includes(owner ?? "");
	return (
		<SearchForm action={requests} label={filters.label}>
			{isView && <input type="hidden" name="state" value={state} />}
			{due && <input type="hidden" name="due" value={due} />}
			{!asksPerson && owner && <input type="hidden" name="owner" value={owner} />}
			<TextFilter name="q" label={filters.search} hint={filters.searchHint} value={q} />
			<Choice
				name="kind"
				label={filters.kind}
				value={kind}
				options={[any, ...optionsOf(requestKinds, kinds)]}
			/>
			{!isView && (
				<Choice
					name="state"
					label={filters.state}
					value={state}
					options={[any, ...optionsOf(openStates, states)]}
				/>
			)}
			{asksPerson && (
				<TextFilter name="owner" label={filters.owner} hint={filters.ownerHint} value={owner} offered={[]} />
			)}
			<MoreFilters label={filters.more} isOpen={isNarrowed}>
				<Choice
					name="week"
					label={filters.week}
					value={week}
					options={[any, { value: latest, label: filters.latestWeeks }, ...weeks]}
				/>
				<Choice
					name="outcome"
					label={filters.outcome}
					value={outcome}
					options={[any, ...optionsOf(requestOutcomes, list.outcomes)]}
				/>
				<TextFilter
					name="source"
					label={filters.source}
					hint={filters.sourceHint}
					value={source}
					offered={known.source.map((value) => ({ value }))}
				/>
				<TextFilter
					name="campaign"
					label={filters.campaign}
					hint={filters.campaignHint}
					value={campaign}
					offered={known.campaign.map((value) => ({ value }))}
				/>
				<TextFilter
					name="landingPage"
					label={filters.landingPage}
					hint={filters.landingPageHint}
					value={landingPage}
					offered={known.landingPage.map((value) => ({ value }))}
				/>
				<Choice
					name="language"
					label={filters.language}
					value={language}
					options={[any, ...languages.map((code) => ({ value: code, label: languageFacts[code].name }))]}
				/>
			</MoreFilters>
			<button type="submit" className="btn btn-quiet">
				{filters.apply}
			</button>{" "}
			{(isNarrowed || q || kind) && (
				<Link
					to={requests + (isView ? `?state=${state}` : "")}
					className="inline-flex min-h-(--control) items-center"
				>
					{filters.clear}
				</Link>
			)}
		</SearchForm>
	);
}
