import { Link } from "@remix-run/react";
import { requests } from "#app/addresses/requests.ts";
import { optionsOf } from "#app/ui/form/field.tsx";
import { requestKinds } from "#models/request/answer-deadline.ts";
import { Choice } from "../../shell/choice.tsx";
import { SearchForm } from "../../shell/search-form.tsx";
import { TextFilter } from "../../shell/text-filter.tsx";
import { usePortal } from "../../shell/use-portal.ts";
import { useRequestTexts } from "../layout.tsx";
import type { RequestsAsked } from "../query.server.ts";

const openStates = ["waiting", "answered"] as const;
const named = ["mine", "nobody"];

export function RequestFilter({ asked }: { asked: RequestsAsked }) {
	const { viewer } = usePortal();
	const { list, kinds, states } = useRequestTexts();
	const { filters } = list;
	const any = { value: "", label: filters.any };
	const { q, kind, state, owner, due, source } = asked;
	const isView = state === "ended";
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
			<TextFilter
				name="source"
				label={filters.source}
				hint={filters.sourceHint}
				value={source}
				offered={[]}
			/>
			{asksPerson && (
				<TextFilter name="owner" label={filters.owner} hint={filters.ownerHint} value={owner} offered={[]} />
			)}
			<button type="submit" className="btn btn-quiet">
				{filters.apply}
			</button>{" "}
			{[q, kind, source].some(Boolean) && (
				<Link to={requests} className="inline-flex min-h-(--control) items-center">
					{filters.clear}
				</Link>
			)}
		</SearchForm>
	);
}
