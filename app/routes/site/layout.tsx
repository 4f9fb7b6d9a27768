import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import boldFont from "#app/styles/fonts/bold.woff2?url";
import regularFont from "#app/styles/fonts/regular.woff2?url";
import { calendarDay } from "#models/calendar.ts";
import { env } from "#models/env.server.ts";
import type { Language } from "#models/language.ts";
import { zaloAddress } from "#models/phone.ts";
import type { FrameData } from "./shell/frame-data.ts";
import { SiteShell } from "./shell/shell.tsx";

export const links: LinksFunction = () =>
	[regularFont, boldFont].map((href) => ({
		rel: "preload",
		as: "font",
		type: "font/woff2",
		crossOrigin: "anonymous",
		href,
	}));

export async function loader({ request }: LoaderFunctionArgs) {
	return frameOf(await pageLanguage(request), new URL(request.url));
}

export default function SiteLayout() {
	return (
		<SiteShell data={useLoaderData<typeof loader>()}>
			<Outlet />
		</SiteShell>
	);
}

function frameOf(language: Language, { pathname, search }: URL): FrameData {
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
