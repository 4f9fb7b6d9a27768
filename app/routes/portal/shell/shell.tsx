import { Form, Link, NavLink, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Vi } from "#app/locales/index.ts";
import { Pressed } from "#app/ui/form/pressed.tsx";
import { Logo } from "#app/ui/logo.tsx";
import type { Viewer } from "#models/account/user.server.ts";
import type { Language } from "#models/language.ts";
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
export function PortalShell({ viewer, text, language, children }: FrameProps) {
	const { nav, roles } = text;
	const pages = [
		["/portal/dashboard", nav.dashboard],
		["/portal/inquiry", nav.newInquiry],
		...(viewer?.isAdmin
			? [
					["/portal/board", nav.board],
					["/portal/inquiries/deleted", nav.deleted],
					["/portal/staff", nav.staff],
				]
			: []),
	] as const;
	useHeadingFocus();
	return (
		<OfflineGuard message={text.failures.offline}>
			<a className="skip-link" href="#main">
				{nav.skip}
			</a>
			<header className="portal-bar">
				<a href={viewer ? "/portal/dashboard" : "/"} className="portal-brand">
					<Logo />
					<span>{text.brand}</span>
				</a>
				{viewer && (
					<nav aria-label={nav.label}>
						<ul>
							{pages.map(([address, name]) => (
								<li key={address}>
									<NavLink to={address}>{name}</NavLink>
								</li>
							))}
						</ul>
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
							<Pressed />
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
			<input type="hidden" name="language" value={other} />
			<button type="submit" className="bar-button" lang={other}>
				{text.otherLanguage}
			</button>
		</form>
	);
}
