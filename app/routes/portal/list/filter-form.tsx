import { Form, Link, useLocation, useNavigate } from "@remix-run/react";
import {
	type ChangeEvent,
	createContext,
	type FormEvent,
	type ReactNode,
	useContext,
	useEffect,
	useRef,
} from "react";
import { changedSearch } from "#app/addresses/search.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { useAnnounce } from "#app/ui/announcer.tsx";
import type { Page } from "#models/database/page.server.ts";
import { rowsPerPage } from "#models/limits.ts";
import { usePortal } from "../shell/use-portal.ts";

/** The list that a filter form belongs to. */
type Narrowed = {
	address: string;
	page: Page<unknown>;
	/** Whether more match than its pages hold. */
	isCut: boolean;
	/** Whether several people match, and one has to be chosen first. */
	isUnclear: boolean;
};

export const NarrowedContext = createContext<Narrowed | null>(null);

function useNarrowed(): Narrowed {
	const narrowed = useContext(NarrowedContext);
	if (!narrowed) throw new Error("Filters stand outside of a list");
	return narrowed;
}

type FilterFormProps = {
	/** Left out where the form has a single field. */
	label?: string;
	/** Other parameters of the address that stay. */
	kept?: Record<string, string | undefined>;
	children: ReactNode;
	/** Folded away on a narrow screen, unless one of them is in use. */
	more?: { label: string; isOpen: boolean; filters: ReactNode };
	isFiltered: boolean;
	submit?: string;
	clear?: { text?: string; search?: string };
};

/** The search is kept in the address. Where JavaScript runs, a choice takes effect at once. */
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
			// Firefox would restore an earlier visit's value, which may differ from the address.
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
			{more && (
				<Folded label={more.label} isOpen={more.isOpen} isWideOpen>
					{more.filters}
				</Folded>
			)}
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

/** How many there are, announced again after each search. */
function Found({ isFiltered }: { isFiltered: boolean }) {
	const { page, isCut, isUnclear } = useNarrowed();
	const { list } = usePortal().text;
	const { search } = useLocation();
	const searched = useRef(search);
	const announce = useAnnounce();
	const isPart = page.next !== null || page.previous !== null;
	const text = interpolate(isPart || (isCut && page.rows.length > 0) ? list.foundMore : list.found, {
		count: isPart ? rowsPerPage : page.rows.length,
	});
	const found = isFiltered && !isUnclear ? text : "";
	useEffect(() => {
		if (searched.current !== search && found) announce(found);
		searched.current = search;
	}, [search, found, announce]);
	return <p className="inline-flex min-h-(--control) items-center text-ink-soft empty:absolute">{found}</p>;
}

type FoldedProps = {
	label: string;
	isOpen: boolean;
	/** Whether a wide screen always shows them, if the browser supports `::details-content`. */
	isWideOpen?: boolean;
	children: ReactNode;
};

export function Folded({ label, isOpen, isWideOpen, children }: FoldedProps) {
	return (
		<details
			className={`flex flex-wrap items-end gap-x-3 details-content:flex details-content:flex-wrap details-content:items-end details-content:gap-x-3 max-sm:[&:not([open])]:me-auto max-sm:[&[open]]:basis-full [&[open]::details-content]:gap-y-[0.35rem] ${isWideOpen ? "lg:details-content:[content-visibility:visible]" : ""}`.trim()}
			open={isOpen}
		>
			<summary
				className={`inline-flex min-h-9 basis-full items-center gap-[0.4em] font-bold text-sky before:content-['+'_/_''] [[open]>&]:before:content-['−'_/_''] ${isWideOpen ? "supports-[selector(::details-content)]:lg:hidden" : ""}`.trim()}
			>
				{label}
			</summary>
			{children}
		</details>
	);
}
