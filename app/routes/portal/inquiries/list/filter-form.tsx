import { Form, Link, useLocation, useNavigate } from "@remix-run/react";
import { type ChangeEvent, type FormEvent, useEffect, useId, useRef } from "react";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { Person } from "#models/account/staff.server.ts";
import type { InquiryQuery } from "#models/inquiry/list.server.ts";
import { inquiriesPerPage } from "#models/limits.ts";
import { followUps, inquirySorts, projectTypes, urgencies } from "#models/options.ts";
import { Filter } from "../../shell/filter.tsx";
import { useTell } from "../../shell/live-region.tsx";
import { TextFilter } from "../../shell/text-filter.tsx";
import { usePortal } from "../../shell/use-portal.ts";
import { useValue } from "../../shell/use-value.ts";
import { changedSearch, dashboard } from "../paths.ts";
import { useTexts } from "../use-texts.ts";

type Option = { value: string; label: string };
type Props = {
	query: InquiryQuery;
	isFiltered: boolean;
	/** The representative asked for, and whom one may mean. */
	representative: { asked: string; shown: string } | undefined;
	representatives: Person[];
	/** How many the page shows of what was found, null where it is yet to be chosen; and whether there are others. */
	shown: number | null;
	isAll: boolean;
};

/** Search, filters and order, all in the address. A choice takes effect at once where JavaScript runs. */
export function FilterForm({ query, isFiltered, representative, representatives, shown, isAll }: Props) {
	const { dashboard: text, options } = useTexts();
	const { filters, sorts, followUps: dueTexts } = text;
	const { viewer } = usePortal();
	const navigate = useNavigate();
	const any = { value: "", label: filters.any };
	const listed = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
		values.map((value) => ({ value, label: names[value] }));
	const { urgency, projectType, ownerId, followUp } = query;
	const isNarrowed = [urgency, projectType, ownerId, followUp].some(Boolean);

	const found =
		isFiltered && shown !== null
			? interpolate(isAll ? text.found : text.foundMore, { count: isAll ? shown : inquiriesPerPage })
			: "";
	const { search } = useLocation();
	const searched = useRef(search);
	const tell = useTell();
	useEffect(() => {
		if (searched.current !== search && found) tell(found);
		searched.current = search;
	}, [search, found, tell]);

	/** The browser would send empty fields too. */
	function show(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const chosen = new URLSearchParams(new FormData(event.currentTarget) as never);
		navigate(dashboard + changedSearch(`?${chosen}`, {}), { preventScrollReset: true });
	}

	return (
		<Form
			method="get"
			action={dashboard}
			className="flex flex-wrap items-end gap-x-3 gap-y-2 print:hidden"
			role="search"
			// Or a browser that fills in what stood here on an earlier visit would show what is not in the address.
			autoComplete="off"
			aria-label={filters.label}
			onSubmit={show}
			onChange={(event: ChangeEvent<HTMLFormElement>) => {
				if (isChosen(event.target)) event.currentTarget.requestSubmit();
			}}
		>
			{query.status && <input type="hidden" name="status" value={query.status} />}
			<TextFilter name="q" label={filters.search} hint={filters.searchHint} value={query.text} />
			<details className="more-filters" open={isNarrowed}>
				<summary>{filters.more}</summary>
				<Choice
					name="urgency"
					label={filters.urgency}
					value={query.urgency}
					options={[any, ...listed(urgencies, options.urgency)]}
				/>
				<Choice
					name="type"
					label={filters.projectType}
					value={query.projectType}
					options={[any, ...listed(projectTypes, options.projectType)]}
				/>
				<Choice
					name="due"
					label={filters.followUp}
					value={query.followUp}
					options={[any, ...listed(followUps, dueTexts)]}
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
				<Choice name="sort" label={filters.sort} value={query.sort} options={listed(inquirySorts, sorts)} />
			</details>
			<button type="submit" className="btn btn-quiet">
				{filters.apply}
			</button>{" "}
			{isFiltered && (
				<Link to={dashboard} className="inline-flex min-h-(--control) items-center">
					{text.clear}
				</Link>
			)}
			<p className="inline-flex min-h-(--control) items-center text-ink-soft empty:absolute">{found}</p>
		</Form>
	);
}

/** Of a list, or of what a text field offers. */
function isChosen(control: EventTarget): boolean {
	if (control instanceof HTMLSelectElement) return true;
	const offered = control instanceof HTMLInputElement ? [...(control.list?.options ?? [])] : [];
	return offered.some(({ value }) => value === (control as HTMLInputElement).value);
}

type ChoiceProps = { name: string; label: string; value: string | undefined; options: Option[] };

function Choice({ name, label, value, options }: ChoiceProps) {
	const id = useId();
	const chosen = value ?? options[0]?.value ?? "";
	return (
		<Filter id={id} label={label}>
			<select
				ref={useValue<HTMLSelectElement>(chosen)}
				id={id}
				className="input"
				name={name}
				defaultValue={chosen}
			>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
		</Filter>
	);
}
