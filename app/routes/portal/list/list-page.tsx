import { Link, useLocation, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { changedSearch, firstPage } from "#app/addresses/search.ts";
import type { AskedPerson } from "#app/server/list-query.server.ts";
import type { Page } from "#models/database/page.server.ts";
import { Main } from "../shell/main.tsx";
import { usePortal } from "../shell/use-portal.ts";
import { NarrowedContext } from "./filter-form.tsx";

type Props = {
	address: string;
	heading: string;
	/** Beside the heading: figures, and the button that creates a record. */
	beside?: ReactNode;
	intro?: ReactNode;
	notice?: ReactNode;
	tabs?: ReactNode;
	search?: ReactNode;
	/** Above the rows. */
	children?: ReactNode;
	/** The person the list is narrowed to: if several match, they replace the rows until one is chosen. */
	person?: { name: string; label: string; asked: AskedPerson | undefined };
	page: Page<unknown>;
	rows: ReactNode;
	/** In place of the rows, if there are none. */
	empty?: string;
	/** Shown below the rows when more match than its pages hold. */
	cut?: string;
	exportAddress?: string;
	/** The bulk actions, below the rows. */
	several?: ReactNode;
	className?: string;
};

/** The frame of a list's screen, which each list fills in. */
export function ListPage(props: Props) {
	const { address, heading, beside, intro, notice, tabs, search, children, person, page, rows, cut } = props;
	const { state, location } = useNavigation();
	const isLoading = state === "loading" && location.pathname === address;
	const choices = person?.asked?.choices ?? [];
	return (
		<Main className={props.className}>
			<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
				<h1 className="wrap-anywhere">{heading}</h1>
				{beside}
			</div>
			{intro && <p className="hint max-sm:order-last">{intro}</p>}
			{notice}
			{tabs}
			<NarrowedContext.Provider
				value={{ address, page, isCut: cut !== undefined, isUnclear: choices.length > 0 }}
			>
				{search}
			</NarrowedContext.Provider>
			{children}
			<section
				aria-label={heading}
				aria-busy={isLoading}
				className="group grid grid-cols-[minmax(0,1fr)] gap-3 aria-busy:opacity-55"
			>
				{person && choices.length > 0 && <PersonChoice address={address} {...person} choices={choices} />}
				{page.rows.length > 0
					? rows
					: choices.length === 0 && props.empty && <p className="empty">{props.empty}</p>}
				{cut && <p className="hint">{cut}</p>}
				{page.rows.length > 0 && <PageLinks {...{ address, page }} exportAddress={props.exportAddress} />}
				{page.rows.length > 0 && props.several}
			</section>
		</Main>
	);
}

type ChoiceProps = { address: string; name: string; label: string; choices: AskedPerson["choices"] };

function PersonChoice({ address, name, label, choices }: ChoiceProps) {
	const { search } = useLocation();
	const { list } = usePortal().text;
	return (
		<nav aria-label={label}>
			<p>{list.whichPerson}</p>
			<ul className="grid gap-1 wrap-anywhere">
				{choices.map(({ id, name: fullName, emailShown }) => (
					<li key={id}>
						<Link
							className="inline-block py-[0.15rem]"
							to={address + changedSearch(search, { ...firstPage, [name]: emailShown })}
						>
							{fullName}
						</Link>{" "}
						{emailShown}
					</li>
				))}
			</ul>
		</nav>
	);
}

type PageLinksProps = { address: string; page: Page<unknown>; exportAddress?: string };

export function PageLinks({ address, page: { next, previous }, exportAddress }: PageLinksProps) {
	const { search } = useLocation();
	const { list } = usePortal().text;
	if (!next && !previous && !exportAddress) return null;
	const pageAt = (cursor: object) => address + changedSearch(search, { ...firstPage, ...cursor });
	return (
		<div className="flex flex-wrap justify-between gap-x-6 gap-y-2 print:hidden [&_a]:inline-flex [&_a]:min-h-9 [&_a]:items-center [&>a]:ms-auto">
			{(next || previous) && (
				// The key removes the followed link with its page, so that the focus goes to the heading.
				<nav key={search} aria-label={list.pages} className="flex gap-6">
					{previous && (
						<Link rel="prev" to={pageAt({ before: previous })}>
							{list.previous}
						</Link>
					)}{" "}
					{next && (
						<Link rel="next" to={pageAt({ after: next })}>
							{list.next}
						</Link>
					)}
				</nav>
			)}
			{exportAddress && <a href={exportAddress}>{list.exportCsv}</a>}
		</div>
	);
}
