import { Link } from "@remix-run/react";
import { useId } from "react";
import { auditLog } from "#app/addresses/audit.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { Vi } from "#app/locales/index.ts";
import type { Person } from "#models/account/staff.server.ts";
import { auditActions, auditKinds } from "#models/audit/actions.ts";
import { Filter } from "../shell/filter.tsx";
import { SearchForm } from "../shell/search-form.tsx";
import { TextFilter } from "../shell/text-filter.tsx";
import { useValue } from "../shell/use-value.ts";
import type { AuditAsked } from "./query.server.ts";

type Texts = Pick<Vi["portalAudit"], "filters" | "kinds" | "actions">;
type Props = { asked: AuditAsked; person: { shown: string; meant: Person[] } | undefined; texts: Texts };

export function AuditFilter({ asked, person, texts }: Props) {
	const { filters } = texts;
	return (
		<SearchForm action={auditLog} label={filters.label}>
			<TextFilter
				name="person"
				label={filters.person}
				hint={filters.personHint}
				value={person?.shown}
				asked={asked.person}
				offered={(person?.meant ?? []).map(({ name, emailShown }) => ({ value: emailShown, label: name }))}
			/>
			<ActionFilter value={asked.action} texts={texts} />
			<DayFilter name="from" label={filters.from} value={asked.from} />
			<DayFilter name="to" label={filters.to} value={asked.to} />
			<button type="submit" className="btn btn-quiet">
				{filters.apply}
			</button>{" "}
			{Object.values(asked).some(Boolean) && (
				<Link to={auditLog} className="inline-flex min-h-(--control) items-center">
					{filters.clear}
				</Link>
			)}
		</SearchForm>
	);
}

function ActionFilter({ value = "", texts }: { value: string | undefined; texts: Texts }) {
	const id = useId();
	const { filters, kinds, actions } = texts;
	return (
		<Filter id={id} label={filters.action}>
			<select
				ref={useValue<HTMLSelectElement>(value)}
				id={id}
				className="input"
				name="action"
				defaultValue={value}
			>
				<option value="">{filters.any}</option>
				{auditKinds.map((kind) => (
					<optgroup key={kind} label={kinds[kind]}>
						<option value={kind}>{interpolate(filters.allOf, { kind: kinds[kind] })}</option>
						{auditActions[kind].map((action) => (
							<option key={action} value={action}>
								{actions[action]}
							</option>
						))}
					</optgroup>
				))}
			</select>
		</Filter>
	);
}

function DayFilter({ name, label, value = "" }: { name: string; label: string; value: string | undefined }) {
	const id = useId();
	return (
		<Filter id={id} label={label}>
			<input
				ref={useValue<HTMLInputElement>(value)}
				id={id}
				className="input"
				type="date"
				name={name}
				defaultValue={value}
			/>
		</Filter>
	);
}
