import type { PageId } from "#app/addresses/site.ts";
import { Logo } from "#app/content/logo.tsx";
import { Drop } from "#app/ui/drop.tsx";
import { useAddress } from "#app/ui/page-language.ts";
import { phoneAddress } from "#models/contact/phone.ts";
import type { FrameData } from "../layout.tsx";
import { LanguagePicker } from "./language-picker.tsx";

const links: PageId[] = ["features", "pricing", "docs", "about", "contact"];

type Props = FrameData & {
	/** A phone's bar has the button. */
	hasBar: boolean;
};

export function Header({ language, path, brand, contact, text, hasBar }: Props) {
	const address = useAddress();
	const current = path.replace(/\?.*/, "");
	const items = links.map((page) => (
		<li key={page}>
			<a href={address(page)} aria-current={address(page) === current ? "page" : undefined}>
				{text.nav.pages[page]}
			</a>
		</li>
	));
	return (
		<header className="wrap relative flex min-h-15 items-center gap-[clamp(0.3rem,1.7vw,1.5rem)] text-sm font-bold md:min-h-18 print:hidden [&_a:not(.btn)]:text-inherit [&_a:not(.btn)]:no-underline [&_a:not(.btn):is(:hover,[aria-current])]:text-sky forced-colors:[&_a[aria-current]:not(.btn)]:underline">
			{/* A name that does not fit wraps into a second line, which is hidden. */}
			<a
				className="flex h-9 min-w-9 flex-wrap items-center gap-[0.4rem] overflow-hidden text-brand tracking-tighter whitespace-nowrap max-bar:me-auto"
				href={address("home")}
			>
				<Logo className="h-full w-[clamp(1.9rem,1.6rem+1vw,2.25rem)]" />
				<span className="leading-9">{brand}</span>
			</a>
			<nav className="me-auto max-bar:hidden" aria-label={text.nav.label}>
				<ul className="flex gap-[clamp(0.9rem,1.5vw,1.5rem)] whitespace-nowrap [&_a]:inline-block [&_a]:py-2">
					{items}
				</ul>
			</nav>
			<a
				className="py-2 whitespace-nowrap max-md:hidden bar:max-xl:hidden"
				href={phoneAddress(contact.phone)}
			>
				{contact.phone}
			</a>{" "}
			<LanguagePicker language={language} path={path} text={text.languages} />
			<a className="py-2 whitespace-nowrap max-bar:hidden" href="/portal/login">
				{text.nav.staff}
			</a>{" "}
			<a
				className={`btn btn-primary px-[1em] whitespace-nowrap [--control:2.75rem] ${hasBar || current === address("trial") ? "max-md:hidden" : ""}`.trim()}
				href={address("trial")}
			>
				<span className="max-md:hidden">{text.nav.trial}</span>{" "}
				<span className="md:hidden">{text.nav.trialShort}</span>
			</a>
			<Drop className="-me-[0.6rem] bar:hidden" label={text.common.menu} summary={<MenuMark />}>
				<nav aria-label={text.nav.label}>
					<ul>
						{items}
						<li>
							<a href={address("faq")}>{text.nav.pages.faq}</a>
						</li>
						<li>
							<a href="/portal/login">{text.nav.staff}</a>
						</li>
						<li>
							<a href={phoneAddress(contact.phone)}>{text.common.actions.call}</a>
						</li>
					</ul>
				</nav>
			</Drop>
		</header>
	);
}

function MenuMark() {
	return (
		<svg
			className="w-[1.6rem]"
			viewBox="0 0 24 24"
			width="24"
			height="24"
			fill="none"
			stroke="currentColor"
			strokeWidth="2.5"
			strokeLinecap="round"
			aria-hidden="true"
		>
			<path d="M3 5.5h18M3 12h18M3 18.5h11" />
		</svg>
	);
}
