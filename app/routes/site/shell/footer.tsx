import type { ReactNode } from "react";
import type { PageId } from "#app/addresses/site.ts";
import { Logo } from "#app/content/logo.tsx";
import { interpolate } from "#app/i18n/interpolate.ts";
import { useAddress } from "#app/ui/page-language.ts";
import { phoneAddress } from "#models/contact/phone.ts";
import type { FrameData } from "../layout.tsx";

const quickLinks: PageId[] = ["home", "features", "pricing", "about"];
const support: PageId[] = ["docs", "faq", "demo"];
const legal: PageId[] = ["privacy", "terms"];

const atEnd = "col-span-full flex flex-wrap gap-x-6 gap-y-2 text-ink-soft";

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
		<footer className="bg-mist pt-10 pb-8 md:pt-16 md:pb-10 text-sm print:hidden">
			<div className="wrap grid grid-cols-[minmax(0,4fr)_minmax(0,5fr)] gap-x-(--gap) gap-y-6 md:gap-y-8 md:grid-cols-[5fr_8fr_6fr_9fr] bar:grid-cols-[4fr_2.5fr_3fr_3fr_4fr] [&_a]:inline-block [&_a]:py-[0.1rem] [&_a]:text-inherit [&_a]:no-underline [&_a:hover]:text-sky [&_a:hover]:underline">
				<div className="grid content-start gap-3 text-ink-soft max-bar:col-span-full">
					<p className="flex items-center gap-[0.55rem] text-brand font-bold tracking-tighter whitespace-nowrap text-ink">
						<Logo />
						{brand}
					</p>
					<p className="text-balance">{footer.tagline}</p>
				</div>
				<Column heading={footer.quickLinks}>{list(quickLinks)}</Column>
				<Column heading={footer.products} className="max-md:row-span-2">
					{Object.entries(products).map(([id, { name }]) => (
						<li key={id}>
							<a href={`${address("features")}#${id}`}>{name}</a>
						</li>
					))}
				</Column>
				<Column heading={footer.support}>{list(support)}</Column>
				<Column heading={footer.contact} className="max-md:col-span-full">
					<li>
						<a href={phoneAddress(contact.phone)}>{contact.phone}</a>
					</li>
					<li>
						<a href={`mailto:${contact.email}`}>{contact.email}</a>
					</li>
					<li>
						{/* It breaks only after its commas. */}
						<address className="not-italic">{contact.address.replace(/([^,]) /g, "$1\u00a0")}</address>
					</li>
					<li>{footer.openingHours}</li>
					<li>
						<a href={address("contact")}>{nav.pages.contact}</a>
					</li>
				</Column>
				<p className={`${atEnd} bar:col-span-3`}>
					{interpolate(footer.copyright, { year })} <span>{footer.company}</span>
				</p>
				<ul className={`${atEnd} wrap-anywhere bar:col-[4/-1] bar:justify-end`}>{list(legal)}</ul>
			</div>
		</footer>
	);
}

type ColumnProps = { heading: string; className?: string; children: ReactNode };

function Column({ heading, className = "", children }: ColumnProps) {
	return (
		<section className={`wrap-anywhere ${className}`.trim()}>
			<h2 className="mb-[0.9rem] text-sm tracking-[0]">{heading}</h2>
			<ul className="grid gap-[0.35rem]">{children}</ul>
		</section>
	);
}
