import { formPages, isOwnRequest, localizedPath, pageAt } from "#app/addresses/site.ts";
import { useAddress } from "#app/ui/page-language.ts";
import { phoneAddress } from "#models/contact/phone.ts";
import { defaultLanguage } from "#models/language.ts";
import type { FrameData } from "../layout.tsx";

const pageOf = (path: string) => pageAt(localizedPath(defaultLanguage, path.replace(/\?.*/, "")));

/** Not beside a form, as a tap in passing would lose what was typed. */
export function hasContactBar(path: string): boolean {
	const page = pageOf(path);
	return !isOwnRequest(path) && !(page && formPages.includes(page));
}

/**
 * At the foot of a phone's screen, as far as `main` goes. Sticky boxes stay in the box that holds them: home's begins a
 * screen below the hero's button, so that the bar comes once the button has gone. A closing call to action covers the bar.
 */
export function ContactBar({ path, contact, text: { nav } }: FrameData) {
	const address = useAddress();
	const page = pageOf(path);
	return (
		<div
			className={`pointer-events-none grid items-end md:hidden print:hidden ${page === "home" ? "mt-[calc(100vh+30rem)]" : ""}`.trim()}
		>
			<nav
				className="pointer-events-auto sticky bottom-0 z-4 flex gap-2 border-t bg-white p-2 text-sm [--control:2.75rem] *:flex-1 *:px-1 focus-within:z-6"
				aria-label={nav.bar.label}
			>
				<a className="btn btn-quiet" href={phoneAddress(contact.phone)}>
					{nav.bar.call}
				</a>{" "}
				{contact.zalo && (
					<a className="btn btn-quiet" href={contact.zalo} rel="noreferrer">
						{nav.bar.zalo}
					</a>
				)}{" "}
				<a className="btn btn-primary" href={address("trial")}>
					{nav.trialShort}
				</a>
			</nav>
		</div>
	);
}
