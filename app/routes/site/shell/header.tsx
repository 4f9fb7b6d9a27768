import type { PageId } from "#app/content/site.ts";
import { Logo } from "#app/ui/logo.tsx";
import { useAddress } from "#app/ui/page-language.ts";
import { phoneAddress } from "#app/ui/phone-address.ts";
import type { FrameData } from "./frame-data.ts";
import { LanguagePicker } from "./language-picker.tsx";

const links: PageId[] = ["features", "pricing", "docs", "about", "contact"];

export function Header({ language, path, brand, contact, text }: FrameData) {
	const address = useAddress();
	const current = path.replace(/\?.*/, "");
	const items = links.map((page) => (
		<li key={page}>
			<a href={address(page)} aria-current={address(page) === current ? "page" : undefined}>
				{text.nav.pages[page]}
			</a>
		</li>
	));
	const staff = (
		<a className="staff" href="/portal/login">
			{text.nav.staff}
		</a>
	);
	return (
		<header className="wrap top">
			<a className="logo" href={address("home")}>
				<Logo />
				<span>{brand}</span>
			</a>
			<nav className="top-links" aria-label={text.nav.label}>
				<ul>{items}</ul>
			</nav>
			<LanguagePicker language={language} path={path} text={text.languages} />
			{staff}{" "}
			<a className="btn btn-primary" href={address("trial")}>
				<span className="long">{text.nav.trial}</span> <span className="short">{text.nav.trialShort}</span>
			</a>
			<details className="drop menu" name="top">
				<summary aria-label={text.common.menu}>
					<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
						<path d="M3 5.5h18M3 12h18M3 18.5h11" />
					</svg>
				</summary>
				<nav aria-label={text.nav.label}>
					<ul>
						{items}
						<li>{staff}</li>
						<li>
							<a href={phoneAddress(contact.phone)}>{text.common.actions.call}</a>
						</li>
					</ul>
				</nav>
			</details>
		</header>
	);
}
