import { moduleGroups } from "#app/content/modules.ts";
import type { PageId } from "#app/content/site.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { Logo } from "#app/ui/logo.tsx";
import { useAddress } from "#app/ui/page-language.ts";
import { phoneAddress } from "#app/ui/phone-address.ts";
import type { FrameData } from "./frame-data.ts";

const quickLinks: PageId[] = ["home", "features", "pricing", "about"];
const support: PageId[] = ["docs", "faq", "demo", "trial"];
const legal: PageId[] = ["privacy", "terms"];

export function Footer({ brand, contact, year, text }: FrameData) {
	const { footer, nav, products } = text;
	const address = useAddress();
	const list = (pages: PageId[]) =>
		pages.map((page) => (
			<li key={page}>
				<a href={address(page)}>{nav.pages[page]}</a>
			</li>
		));
	return (
		<footer className="foot">
			<div className="wrap">
				<div className="foot-brand">
					<p className="logo">
						<Logo />
						{brand}
					</p>
					<p>{footer.tagline}</p>
				</div>
				<section>
					<h2>{footer.quickLinks}</h2>
					<ul>{list(quickLinks)}</ul>
				</section>
				<section>
					<h2>{footer.products}</h2>
					<ul>
						{moduleGroups.map(({ id }) => (
							<li key={id}>
								<a href={`${address("features")}#${id}`}>{products[id].name}</a>
							</li>
						))}
					</ul>
				</section>
				<section>
					<h2>{footer.support}</h2>
					<ul>{list(support)}</ul>
				</section>
				<section>
					<h2>{footer.contact}</h2>
					<ul>
						<li>
							<a href={phoneAddress(contact.phone)}>{contact.phone}</a>
						</li>
						<li>
							<a href={`mailto:${contact.email}`}>{contact.email}</a>
						</li>
						<li>
							<address>{contact.address}</address>
						</li>
						<li>{footer.openingHours}</li>
						<li>
							<a href={address("contact")}>{nav.pages.contact}</a>
						</li>
					</ul>
				</section>
				<p className="foot-end">{interpolate(footer.copyright, { year })}</p>
				<ul className="foot-end">{list(legal)}</ul>
			</div>
		</footer>
	);
}
