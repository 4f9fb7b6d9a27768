import { Fragment, type ReactNode } from "react";
import { languageFacts } from "#app/locales/languages.tsx";
import { optionsOf } from "#app/ui/form/field.tsx";
import { languages } from "#models/language.ts";
import { requestOutcomes } from "#models/options.ts";
import { requestKinds } from "#models/request/answer-deadline.ts";
import type { KnownOrigins } from "#models/request/figures.server.ts";
import { latest } from "#models/time/week.ts";
import { FilterForm, Folded } from "../../list/filter-form.tsx";
import { PersonFilter, SelectFilter, TextFilter } from "../../list/filters.tsx";
import { usePortal } from "../../shell/use-portal.ts";
import type { RequestsAsked } from "../query.server.ts";
import { useRequestTexts } from "../use-texts.ts";

const openStates = ["waiting", "answered"] as const;

type Props = {
	asked: RequestsAsked;
	weeks: { value: string; label: string }[];
	known: KnownOrigins;
};

export function RequestFilters({ asked, weeks, known }: Props) {
	const { viewer } = usePortal();
	const { list, kinds, states } = useRequestTexts();
	const { filters } = list;
	const { q, kind, state, owner, due, ...folded } = asked;
	// These tabs and fields ask for the same.
	const isStateTab = state === "ended" || state === "all";
	const ownerTab = typeof owner === "string" ? owner : undefined;
	const person = typeof owner === "string" ? undefined : owner;
	const openState = isStateTab ? undefined : state;
	const asksFolded = Object.values(folded).some(Boolean);
	const isNarrowed = asksFolded || [kind, openState, person].some(Boolean);
	const origin = (name: keyof KnownOrigins, hint: string) => (
		<TextFilter
			name={name}
			label={filters[name]}
			hint={hint}
			value={asked[name]}
			offered={known[name].map((value) => ({ value }))}
		/>
	);
	// A table, so that the compiler asks for the control of a further filter.
	const controls: Record<keyof typeof folded, ReactNode> = {
		week: (
			<SelectFilter
				name="week"
				label={filters.week}
				value={asked.week}
				options={[{ value: latest, label: filters.latestWeeks }, ...weeks]}
			/>
		),
		outcome: (
			<SelectFilter
				name="outcome"
				label={filters.outcome}
				value={asked.outcome}
				options={optionsOf(requestOutcomes, list.outcomes)}
			/>
		),
		heldFor: asked.heldFor && <PersonFilter name="heldFor" label={filters.heldFor} asked={asked.heldFor} />,
		source: origin("source", filters.sourceHint),
		campaign: origin("campaign", filters.campaignHint),
		landingPage: origin("landingPage", filters.landingPageHint),
		language: (
			<SelectFilter
				name="language"
				label={filters.language}
				value={asked.language}
				options={languages.map((code) => ({ value: code, label: languageFacts[code].name }))}
			/>
		),
	};
	return (
		<FilterForm
			label={filters.label}
			kept={{ state: isStateTab ? state : undefined, due, owner: ownerTab }}
			isFiltered={isNarrowed || Boolean(q)}
			clear={{ search: isStateTab ? `?state=${state}` : "" }}
			more={{
				label: filters.fold,
				isOpen: isNarrowed,
				filters: (
					<>
						<SelectFilter
							name="kind"
							label={filters.kind}
							value={kind}
							options={optionsOf(requestKinds, kinds)}
						/>
						{!isStateTab && (
							<SelectFilter
								name="state"
								label={filters.state}
								value={state}
								options={optionsOf(openStates, states)}
							/>
						)}
						{viewer?.isAdmin && !ownerTab && (
							<PersonFilter name="owner" label={filters.owner} asked={person} />
						)}
						<Folded label={filters.more} isOpen={asksFolded}>
							{Object.entries(controls).map(([name, control]) => (
								<Fragment key={name}>{control}</Fragment>
							))}
						</Folded>
					</>
				),
			}}
		>
			<TextFilter name="q" label={filters.search} hint={filters.searchHint} value={q} />
		</FilterForm>
	);
}
