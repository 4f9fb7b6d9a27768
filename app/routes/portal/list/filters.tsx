import { useLocation } from "@remix-run/react";
import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import type { AskedPerson } from "#app/server/list-query.server.ts";
import { maxLength } from "#models/limits.ts";
import { usePortal } from "../shell/use-portal.ts";

type FieldProps = { id: string; label: string; isWide?: boolean; children: ReactNode };

function FilterField({ id, label, isWide, children }: FieldProps) {
	return (
		<div className={isWide ? "filter wide" : "filter"}>
			<label htmlFor={id}>{label}</label>
			{children}
		</div>
	);
}

/** Shows what is applied after every link, tab and going back, whatever was typed and not sent. */
function useValue<Control extends HTMLInputElement | HTMLSelectElement>(value: string): RefObject<Control> {
	const control = useRef<Control>(null);
	const { key } = useLocation();
	const shown = useRef(key);
	useEffect(() => {
		// Not at first: what was typed before the scripts ran stays.
		if (control.current && shown.current !== key) control.current.value = value;
		shown.current = key;
	}, [value, key]);
	return control;
}

type Option = { value: string; label: string };

type FilterProps = { name: string; label: string; value: string | undefined };

export function TextFilter({
	name,
	label,
	hint,
	value = "",
	offered,
}: FilterProps & {
	hint: string;
	/** Suggestions; with them, or none yet, the field is narrow. */
	offered?: { value: string; label?: string }[];
}) {
	const id = useId();
	const listId = useId();
	return (
		<FilterField id={id} label={label} isWide={!offered}>
			<input
				ref={useValue<HTMLInputElement>(value)}
				id={id}
				className="input"
				type="search"
				name={name}
				maxLength={maxLength.line}
				defaultValue={value}
				placeholder={hint}
				list={offered && listId}
			/>
			{offered && (
				<datalist id={listId}>
					{offered.map(({ value, label }) => (
						<option key={value} value={value}>
							{label}
						</option>
					))}
				</datalist>
			)}
		</FilterField>
	);
}

type PersonFilterProps = {
	name: string;
	label: string;
	asked: AskedPerson | undefined;
	offered?: Option[];
};

export function PersonFilter({ asked, offered, ...field }: PersonFilterProps) {
	const { list } = usePortal().text;
	const choices = asked?.choices.map(({ name, emailShown }) => ({ value: emailShown, label: name })) ?? [];
	return <TextFilter {...field} hint={list.personHint} value={asked?.shown} offered={offered ?? choices} />;
}

export function SelectFilter({
	name,
	label,
	value = "",
	isAlwaysSet,
	options = [],
	groups = [],
}: FilterProps & {
	/** Leaves out the first option, “All”. */
	isAlwaysSet?: boolean;
	options?: Option[];
	groups?: { label: string; options: Option[] }[];
}) {
	const id = useId();
	const { list } = usePortal().text;
	const toOption = (option: Option) => (
		<option key={option.value} value={option.value}>
			{option.label}
		</option>
	);
	return (
		<FilterField id={id} label={label}>
			<select
				ref={useValue<HTMLSelectElement>(value)}
				id={id}
				className="input"
				name={name}
				defaultValue={value}
			>
				{!isAlwaysSet && <option value="">{list.any}</option>}
				{options.map(toOption)}
				{groups.map((group) => (
					<optgroup key={group.label} label={group.label}>
						{group.options.map(toOption)}
					</optgroup>
				))}
			</select>
		</FilterField>
	);
}

export function DayFilter({ name, label, value = "" }: FilterProps) {
	const id = useId();
	return (
		<FilterField id={id} label={label}>
			<input
				ref={useValue<HTMLInputElement>(value)}
				id={id}
				className="input"
				type="date"
				name={name}
				defaultValue={value}
			/>
		</FilterField>
	);
}
