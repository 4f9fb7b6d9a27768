import { localizedPath } from "#app/addresses/localized-path.ts";
import { isOwnRequest } from "#app/addresses/own-request.ts";
import { formPages, pageAt } from "#app/addresses/site.ts";
import { useAddress } from "#app/ui/page-language.ts";
import { defaultLanguage } from "#models/language.ts";
import { phoneAddress } from "#models/phone.ts";
import type { FrameData } from "../layout.tsx";

/** At the foot of a phone's screen, and at last below the footer; beside a form only there, as a tap would lose it. */
export function ContactBar({ path, contact, text: { nav } }: FrameData) {
	const address = useAddress();
	const page = pageAt(localizedPath(defaultLanguage, path.replace(/\?.*/, "")));
	const hasForm = isOwnRequest(path) || (page !== undefined && formPages.includes(page));
	return (
		<nav
			className={`${hasForm ? "" : "sticky"} bottom-0 z-4 flex gap-2 border-t bg-white p-2 text-sm [--control:2.75rem] *:flex-1 *:px-1 md:hidden print:hidden`.trim()}
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
	);
}
