import { Form, Link, NavLink, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Language } from "#app/i18n/languages.ts";
import type { Vi } from "#app/locales/index.ts";
import { Mark } from "#app/ui/mark.tsx";
import type { Viewer } from "#models/user.server.ts";
import { forgetDrafts } from "../inquiries/new/draft.ts";
import { LiveRegion, Teller } from "./live-region.tsx";
import { OfflineGuard } from "./offline-guard.tsx";
import { useHeadingFocus } from "./use-heading-focus.ts";

export type FrameProps = {
	viewer: Viewer | null;
	text: Vi["portal"];
	language: Language;
	children: ReactNode;
};

/** The portal's bar, and what is below it. */
export function Frame({ viewer, text, language, children }: FrameProps) {
	const { nav, roles } = text;
	useHeadingFocus();
	return (
		<OfflineGuard message={text.failures.offline}>
			<a className="skip-link" href="#main">
				{nav.skip}
			</a>
			<header className="portal-bar">
				<a href={viewer ? "/portal/dashboard" : "/"} className="portal-brand">
					<Mark />
					<span>{text.brand}</span>
				</a>
				{viewer && (
					<nav aria-label={nav.label}>
						<NavLink to="/portal/dashboard">{nav.dashboard}</NavLink>
						<NavLink to="/portal/inquiry">{nav.newInquiry}</NavLink>
						{viewer.isAdmin && <NavLink to="/portal/board">{nav.board}</NavLink>}
						{viewer.isAdmin && <NavLink to="/portal/inquiries/deleted">{nav.deleted}</NavLink>}
						{viewer.isAdmin && <NavLink to="/portal/staff">{nav.staff}</NavLink>}
					</nav>
				)}
				<div className="portal-person">
					{viewer && (
						<Link to="/portal/devices" className="portal-viewer">
							<b>{viewer.fullName}</b> <small>{viewer.isAdmin ? roles.admin : roles.sales}</small>
						</Link>
					)}
					<LanguagePicker text={text} language={language} />
					{viewer && (
						<Form method="post" action="/portal/logout" onSubmit={forgetDrafts}>
							<button type="submit" className="bar-button">
								{nav.logout}
							</button>
						</Form>
					)}
				</div>
			</header>
			<Teller>
				{children}
				<LiveRegion />
			</Teller>
		</OfflineGuard>
	);
}

/** A plain form: the answer sets the cookie and leads back to this page in the other of the portal's two languages. */
function LanguagePicker({ text, language }: Pick<FrameProps, "text" | "language">) {
	const { pathname, search } = useLocation();
	const other = language === "vi" ? "en" : "vi";
	return (
		<form method="post" action="/language">
			<input type="hidden" name="returnTo" value={pathname + search} />
			<button type="submit" className="bar-button" name="language" value={other} lang={other}>
				{text.otherLanguage}
			</button>
		</form>
	);
}
