import { Form, Link, NavLink, useLocation } from "@remix-run/react";
import { activityPage, auditLog, reports, staffPage, todayPage } from "#app/addresses/portal.ts";
import {
	dashboard,
	deletedInquiries,
	importInquiries,
	newInquiry,
	requests,
} from "#app/addresses/records.ts";
import { Logo } from "#app/content/logo.tsx";
import { interpolate } from "#app/i18n/interpolate.ts";
import { Drop } from "#app/ui/drop.tsx";
import { EmptyForm } from "#app/ui/form/empty-form.tsx";
import type { Viewer } from "#models/account/user.server.ts";
import type { Language } from "#models/language.ts";
import type { RequestCounts } from "#models/request/counts.server.ts";
import { HeaderSearch } from "./header-search.tsx";
import { frameText } from "./texts.ts";

export type ShownCounts = Record<keyof RequestCounts, string>;

export type HeaderProps = {
	viewer: Viewer | null;
	language: Language;
	brand: string;
	counts: ShownCounts | null;
	/** Names of settings whose example values visitors are shown; told to administrators. */
	exampleSettings: string[];
};

/**
 * The portal's header: the four pages of everyday work in one row, which on a phone sits at the bottom of the screen within
 * reach of the thumb; everything needed once a week is in a menu under the viewer's name.
 */
export function Header({ viewer, language, brand, counts, exampleSettings }: HeaderProps) {
	const text = frameText(language);
	const { nav, roles } = text;
	const { key } = useLocation();
	const name = viewer && (
		<span className="max-w-36 overflow-hidden text-start leading-[1.25] text-ellipsis whitespace-nowrap lg:max-w-64 max-md:in-[header:has([type=search]:focus)]:hidden">
			<b>{viewer.fullName}</b>{" "}
			<small className="block text-xs">{viewer.isAdmin ? roles.admin : roles.sales}</small>
		</span>
	);
	const account = (
		<>
			{viewer && <Link to="/portal/devices">{nav.account}</Link>}
			<LanguagePicker language={language} text={text.otherLanguage} />
			{viewer && (
				<Form method="post" action="/portal/logout">
					<EmptyForm />
					<button type="submit">{nav.logout}</button>
				</Form>
			)}
		</>
	);
	const hasMenu = viewer && !viewer.lacksFactor;
	return (
		<header className="relative flex flex-wrap items-center gap-x-2 gap-y-1 bg-sky-deep px-(--edge) py-1.5 text-white print:hidden [&_summary:focus-visible]:outline-white">
			<div className="relative flex grow basis-0 flex-wrap items-center gap-x-3 gap-y-1 [&_:is(a,button)]:inline-flex [&_:is(a,button)]:min-h-9 [&_:is(a,button)]:items-center [&_:is(a,button)]:text-inherit [&_:is(a,button)]:no-underline [&_:is(a,button):focus-visible]:outline-white [&_:is(a,button):hover]:underline">
				<a
					href={viewer ? "/portal/dashboard" : "/"}
					className="gap-2 font-bold [&>svg]:w-7 [&>svg]:stroke-current [&>svg]:stroke-5"
				>
					<Logo />
					<span className={hasMenu ? "max-lg:sr-only" : ""}>{brand}</span>
				</a>
				{hasMenu ? (
					<>
						<MainLinks language={language} counts={counts} />
						<HeaderSearch text={nav.search} />
					</>
				) : (
					<div className="ms-auto flex flex-wrap items-center gap-x-4">
						{name}
						{account}
					</div>
				)}
			</div>
			{hasMenu && (
				<Drop
					key={key}
					className="-my-1"
					summary={
						<>
							<span className="sr-only">{nav.menu}: </span>
							{name}
							<span aria-hidden="true">▾</span>
						</>
					}
				>
					<ul>
						{rarePages(viewer).map(([address, page]) => (
							<li key={address}>
								<NavLink to={address}>{nav[page]}</NavLink>
							</li>
						))}
					</ul>
					<div className="mt-2 border-t pt-2">{account}</div>
				</Drop>
			)}
			{exampleSettings.length > 0 && (
				<p className="basis-full rounded-sm bg-offer px-2 py-1 text-sm text-ink">
					{interpolate(text.exampleFirm, { settings: exampleSettings.join(", ") })}
				</p>
			)}
		</header>
	);
}

const rarePages = ({ isAdmin }: Viewer) =>
	[
		[activityPage, "activity"],
		[importInquiries, "importInquiries"],
		[deletedInquiries, "deleted"],
		...(isAdmin
			? ([
					[staffPage, "staff"],
					[auditLog, "audit"],
				] as const)
			: []),
	] as const;

function MainLinks({ language, counts }: Pick<HeaderProps, "language" | "counts">) {
	const { nav } = frameText(language);
	const pages = [
		[todayPage, nav.today, counts && <Late count={counts.myLate} text={nav.late} />],
		[requests, nav.requests, counts && <Waiting count={counts.nobody} text={nav.waiting} />],
		[dashboard, nav.dashboard, null],
		[reports, nav.reports, null],
	] as const;
	return (
		<nav
			aria-label={nav.label}
			className="max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-4 max-md:bg-sky-deep max-md:text-xs"
		>
			<ul className="flex gap-x-1 [&_a]:rounded-sm [&_a]:px-1.5 [&_a[aria-current=page]]:bg-[rgb(255_255_255/0.16)] [&_a[aria-current=page]]:font-bold max-md:[&_a]:h-(--foot) max-md:[&_a]:w-full max-md:[&_a]:flex-col max-md:[&_a]:justify-center max-md:[&_a]:px-1 max-md:[&>li]:grow">
				{pages.map(([address, name, count]) => (
					<li key={address}>
						<NavLink to={address}>
							{name} {count}
						</NavLink>
					</li>
				))}
				<li>
					<NavLink to={newInquiry} title={nav.newInquiry}>
						<svg
							className="m-auto stroke-current stroke-2"
							width="20"
							height="20"
							viewBox="0 0 20 20"
							aria-hidden="true"
						>
							<path d="M10 3v14M3 10h14" />
						</svg>
						<span className="sr-only">{nav.newInquiry}</span>
					</NavLink>
				</li>
			</ul>
		</nav>
	);
}

type CountProps = { count: string; text: string };

const Waiting = ({ count, text }: CountProps) =>
	count !== "0" && <small className="badge md:ms-1">{interpolate(text, { count })}</small>;

const Late = ({ count, text }: CountProps) =>
	count !== "0" && <small className="badge badge-danger md:ms-1">{interpolate(text, { count })}</small>;

function LanguagePicker({ language, text }: { language: Language; text: string }) {
	const { pathname, search } = useLocation();
	const other = language === "vi" ? "en" : "vi";
	return (
		<form method="post" action="/language">
			<input type="hidden" name="returnTo" value={pathname + search} />
			<input type="hidden" name="language" value={other} />
			<button type="submit" lang={other}>
				{text}
			</button>
		</form>
	);
}
