import { Form, Link, useLocation, useNavigate } from "@remix-run/react";
import {
	type ChangeEvent,
	createContext,
	type FormEvent,
	type ReactNode,
	type RefObject,
	useContext,
	useEffect,
	useId,
	useRef,
} from "react";
import { changedSearch } from "#app/addresses/search.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { AskedPerson } from "#app/server/list-query.server.ts";
import { useAnnounce } from "#app/ui/announcer.tsx";
import { maxLength, rowsPerPage } from "#models/limits.ts";
import type { Page } from "#models/page.server.ts";
import { usePortal } from "../shell/use-portal.ts";

/** The list that a form narrows. */
export type Narrowed = {
	address: string;
	page: Page<unknown>;
	/** Whether a person is to be chosen before anything is found. */
	isUnclear: boolean;
};

export const NarrowedContext = createContext<Narrowed | null>(null);

function useNarrowed(): Narrowed {
	const narrowed = useContext(NarrowedContext);
	if (!narrowed) throw new Error("Filters stand outside of a list");
	return narrowed;
}

type FilterFormProps = {
	/** Not where one field is all there is. */
	label?: string;
	/** What else of the address stays as it is. */
	kept?: Record<string, string | undefined>;
	children: ReactNode;
	/** Folded away, unless one of them is in use. */
	more?: { label: string; isOpen: boolean; filters: ReactNode };
	isFiltered: boolean;
	submit?: string;
	clear?: { text?: string; search?: string };
};

/** What is looked for stands in the address. A choice takes effect at once where JavaScript runs. */
export function FilterForm({ label, kept = {}, children, more, isFiltered, submit, clear }: FilterFormProps) {
	const { address } = useNarrowed();
	const { list } = usePortal().text;
	const navigate = useNavigate();

	/** The browser would send empty fields too. */
	function show(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const chosen = new URLSearchParams(new FormData(event.currentTarget) as never);
		navigate(address + changedSearch(`?${chosen}`, {}), { preventScrollReset: true });
	}

	return (
		<Form
			method="get"
			action={address}
			className="flex flex-wrap items-end gap-x-3 gap-y-2 print:hidden"
			role="search"
			// Or a browser that fills in what stood here on an earlier visit would show what is not in the address.
			autoComplete="off"
			aria-label={label}
			onSubmit={show}
			onChange={(event: ChangeEvent<HTMLFormElement>) => {
				if (isChosen(event.target)) event.currentTarget.requestSubmit();
			}}
		>
			{Object.entries(kept).map(
				([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
			)}
			{children}
			{more && <MoreFilters {...more} />}
			<button type="submit" className="btn btn-quiet">
				{submit ?? list.apply}
			</button>{" "}
			{isFiltered && (
				<Link to={address + (clear?.search ?? "")} className="inline-flex min-h-(--control) items-center">
					{clear?.text ?? list.clear}
				</Link>
			)}
			<Found isFiltered={isFiltered} />
		</Form>
	);
}

function isChosen(control: EventTarget): boolean {
	if (control instanceof HTMLSelectElement) return true;
	const offered = control instanceof HTMLInputElement ? [...(control.list?.options ?? [])] : [];
	return offered.some(({ value }) => value === (control as HTMLInputElement).value);
}

/** How many there are, also told when something else is looked for. */
function Found({ isFiltered }: { isFiltered: boolean }) {
	const { page, isUnclear } = useNarrowed();
	const { list } = usePortal().text;
	const { search } = useLocation();
	const searched = useRef(search);
	const announce = useAnnounce();
	const isAll = !page.next && !page.previous;
	const text = interpolate(isAll ? list.found : list.foundMore, {
		count: isAll ? page.rows.length : rowsPerPage,
	});
	const found = isFiltered && !isUnclear ? text : "";
	useEffect(() => {
		if (searched.current !== search && found) announce(found);
		searched.current = search;
	}, [search, found, announce]);
	return <p className="inline-flex min-h-(--control) items-center text-ink-soft empty:absolute">{found}</p>;
}

/** A wide screen shows them all, where the browser can show folded content. */
function MoreFilters({ label, isOpen, filters }: NonNullable<FilterFormProps["more"]>) {
	return (
		<details
			className="flex flex-wrap items-end gap-x-3 details-content:flex details-content:flex-wrap details-content:items-end details-content:gap-x-3 max-sm:[&:not([open])]:me-auto max-sm:[&[open]]:basis-full [&[open]::details-content]:gap-y-[0.35rem] lg:details-content:[content-visibility:visible]"
			open={isOpen}
		>
			<summary className="inline-flex min-h-9 basis-full items-center gap-[0.4em] font-bold text-sky before:content-['+'_/_''] in-[[open]]:before:content-['−'_/_''] supports-[selector(::details-content)]:lg:hidden">
				{label}
			</summary>
			{filters}
		</details>
	);
}

type FieldProps = { id: string; label: string; isWide?: boolean; children: ReactNode };

function FilterField({ id, label, isWide, children }: FieldProps) {
	return (
		<div
			className={`grid grid-cols-[minmax(0,1fr)] gap-[0.1rem] ${isWide ? "max-w-104 flex-[1_1_16rem] max-[40rem]:basis-full" : "max-w-64 max-[40rem]:flex-[1_1_9rem]"}`}
		>
			<label htmlFor={id} className="text-xs text-ink-soft">
				{label}
			</label>
			{children}
		</div>
	);
}

/** Follows the address, which also changes by links and going back; `asked` is what it says, if not `value`. */
function useValue<Control extends HTMLInputElement | HTMLSelectElement>(
	value: string,
	asked = value,
): RefObject<Control> {
	const control = useRef<Control>(null);
	const shown = useRef(asked);
	useEffect(() => {
		// Not at first: what was typed before the scripts ran stays.
		if (control.current && shown.current !== asked) control.current.value = value;
		shown.current = asked;
	}, [value, asked]);
	return control;
}

type Option = { value: string; label: string };

type FilterProps = { name: string; label: string; value: string | undefined };

export function TextFilter({
	name,
	label,
	hint,
	value = "",
	asked,
	offered,
}: FilterProps & {
	hint: string;
	asked?: string;
	/** Suggestions; with them, or none yet, the field is narrow. */
	offered?: { value: string; label?: string }[];
}) {
	const id = useId();
	const listId = useId();
	return (
		<FilterField id={id} label={label} isWide={!offered}>
			<input
				ref={useValue<HTMLInputElement>(value, asked)}
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
	return (
		<TextFilter
			{...field}
			hint={list.personHint}
			value={asked?.shown}
			asked={asked?.typed}
			offered={offered ?? choices}
		/>
	);
}

export function SelectFilter({
	name,
	label,
	value = "",
	isAlwaysSet,
	options = [],
	groups = [],
}: FilterProps & {
	/** Else its first option is that it does not matter. */
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
