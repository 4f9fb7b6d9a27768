import { Form, Link, NavLink, useLocation } from "@remix-run/react";
import { auditLog, reports, staffPage, todayPage } from "#app/addresses/portal.ts";
import { dashboard, deletedInquiries, newInquiry, requests } from "#app/addresses/records.ts";
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

/** The portal's header, in one row; on narrow screens most links move into a menu. */
export function Header({ viewer, language, brand, counts, exampleSettings }: HeaderProps) {
	const text = frameText(language);
	const { nav, roles } = text;
	const pages = [
		[todayPage, nav.today],
		[dashboard, nav.dashboard],
		[requests, nav.requests],
		[newInquiry, nav.newInquiry],
		[reports, nav.reports],
		[deletedInquiries, nav.deleted],
		...(viewer?.isAdmin
			? [
					[staffPage, nav.staff],
					[auditLog, nav.audit],
				]
			: []),
	] as const;
	const { key } = useLocation();
	const hasMenu = Boolean(viewer && !viewer.lacksFactor);
	const waiting = counts && <Waiting count={counts.nobody} text={nav.waiting} />;
	const today = (
		<NavLink to={todayPage}>
			{nav.today} {counts && <Late count={counts.myLate} text={nav.late} />}
		</NavLink>
	);
	const links = pages.map(([address, name]) => (
		<li key={address}>
			{address === todayPage ? (
				today
			) : (
				<NavLink to={address}>
					{name} {address === requests && waiting}
				</NavLink>
			)}
		</li>
	));
	const account = (
		<>
			{viewer && (
				<Link to="/portal/devices" className="min-w-0">
					<span className="max-w-64 self-start overflow-hidden leading-[1.25] text-ellipsis whitespace-nowrap">
						<b className="underline decoration-1 underline-offset-[0.2em]">{viewer.fullName}</b>{" "}
						<small className="block text-xs">{viewer.isAdmin ? roles.admin : roles.sales}</small>
					</span>
				</Link>
			)}
			<LanguagePicker language={language} text={text.otherLanguage} />
			{viewer && (
				<Form method="post" action="/portal/logout">
					<EmptyForm />
					<button type="submit">{nav.logout}</button>
				</Form>
			)}
		</>
	);
	return (
		<header className="relative flex flex-wrap items-center gap-x-2 gap-y-1 bg-sky-deep px-(--edge) py-1.5 text-white print:hidden [&_summary:focus-visible]:outline-white">
			<div className="relative flex grow basis-0 flex-wrap items-center gap-x-3 gap-y-1 [&_:is(a,button)]:inline-flex [&_:is(a,button)]:min-h-9 [&_:is(a,button)]:items-center [&_:is(a,button)]:text-inherit [&_:is(a,button)]:no-underline [&_:is(a,button):focus-visible]:outline-white [&_:is(a,button):hover]:underline">
				<a
					href={viewer ? "/portal/dashboard" : "/"}
					className="gap-2 font-bold [&>svg]:w-7 [&>svg]:stroke-current [&>svg]:stroke-5"
				>
					<Logo />
					<span className={hasMenu ? "max-[56rem]:sr-only" : ""}>{brand}</span>
				</a>
				{hasMenu && (
					<>
						<nav aria-label={nav.label} className="max-[56rem]:hidden">
							<ul className="flex flex-wrap gap-x-1 [&_a]:rounded-sm [&_a]:px-1.5 [&_a[aria-current=page]]:bg-[rgb(255_255_255/0.16)] [&_a[aria-current=page]]:font-bold">
								{links}
							</ul>
						</nav>
						<span className="min-[56rem]:hidden">{today}</span>
						<HeaderSearch text={nav.search} />
					</>
				)}
				<div
					className={`ms-auto flex flex-wrap items-center gap-x-4 ${hasMenu ? "max-[56rem]:hidden" : ""}`.trim()}
				>
					{account}
				</div>
			</div>
			{hasMenu && (
				<Drop
					key={key}
					className="min-[56rem]:hidden"
					summary={
						<b>
							{nav.menu} {waiting}
						</b>
					}
				>
					<nav aria-label={nav.label}>
						<ul>{links}</ul>
					</nav>
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

type CountProps = { count: string; text: string };

const Waiting = ({ count, text }: CountProps) =>
	count !== "0" && <small className="badge ms-1">{interpolate(text, { count })}</small>;

const Late = ({ count, text }: CountProps) =>
	count !== "0" && <small className="badge badge-danger ms-1">{interpolate(text, { count })}</small>;

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
