import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import boldFont from "#app/styles/fonts/bold.woff2?url";
import regularFont from "#app/styles/fonts/regular.woff2?url";
import { useAddress } from "#app/ui/page-language.ts";
import { zaloAddress } from "#models/contact/phone.ts";
import { env } from "#models/settings/env.server.ts";
import { calendarDay } from "#models/time/calendar.ts";
import { ContactBar, hasContactBar } from "./shell/contact-bar.tsx";
import { Footer } from "./shell/footer.tsx";
import { Header } from "./shell/header.tsx";

export const links: LinksFunction = () =>
	[regularFont, boldFont].map((href) => ({
		rel: "preload",
		as: "font",
		type: "font/woff2",
		crossOrigin: "anonymous",
		href,
	}));

export type FrameData = Awaited<ReturnType<typeof loader>>;

export async function loader({ request }: LoaderFunctionArgs) {
	const { pathname, search } = new URL(request.url);
	const language = await pageLanguage(request);
	const { skip, menu, actions } = text(language, "common");
	const { label, strip, link } = text(language, "promo");
	return {
		language,
		path: pathname + search,
		brand: env.BRAND_NAME,
		contact: {
			phone: env.BRAND_PHONE,
			zalo: env.BRAND_ZALO && zaloAddress(env.BRAND_ZALO),
			email: env.BRAND_EMAIL,
			address: env.BRAND_ADDRESS,
		},
		year: Number(calendarDay(new Date()).slice(0, 4)),
		text: {
			common: { skip, menu, actions },
			languages: text(language, "languages"),
			nav: text(language, "nav"),
			promo: { label, strip, link },
			footer: text(language, "footer"),
			products: text(language, "features").groups,
		},
	};
}

export default function SiteLayout() {
	const data = useLoaderData<typeof loader>();
	const hasBar = hasContactBar(data.path);
	return (
		<>
			<a className="skip-link print:hidden" href="#main">
				{data.text.common.skip}
			</a>
			<Header {...data} hasBar={hasBar} />
			<Promo text={data.text.promo} />
			<div className="max-md:grid max-md:grid-cols-1 max-md:*:[grid-area:1/1]">
				<Outlet />
				{hasBar && <ContactBar {...data} />}
			</div>
			<Footer {...data} />
		</>
	);
}

function Promo({ text }: { text: FrameData["text"]["promo"] }) {
	const address = useAddress();
	return (
		<aside
			className="bg-offer py-[0.55rem] text-center text-sm leading-[1.4] font-bold break-keep [--focus:var(--color-ink)] print:hidden"
			aria-label={text.label}
		>
			<p className="wrap text-balance">
				{text.strip}{" "}
				<a className="whitespace-nowrap text-inherit" href={`${address("pricing")}#offers`}>
					{text.link}
				</a>
			</p>
		</aside>
	);
}
