import { useAddress } from "#app/ui/page-language.ts";
import { phoneAddress } from "#models/phone.ts";
import type { FrameData } from "./frame-data.ts";

/** At the foot of a phone's screen, and at last below the footer: it has a place of its own in the page. */
export function ContactBar({ contact, text: { nav } }: Pick<FrameData, "contact" | "text">) {
	const address = useAddress();
	return (
		<nav
			className="sticky bottom-0 z-4 flex gap-2 border-t bg-white p-2 text-sm [--control:2.75rem] *:flex-1 *:px-1 md:hidden print:hidden"
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
