import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { secretPageHeaders } from "#app/server/own-request.server.ts";
import { useAddress } from "#app/ui/page-language.ts";
import { env } from "#models/settings/env.server.ts";
import { OwnMain } from "./own-main.tsx";

export { links, meta } from "./own-main.tsx";

export const headers = secretPageHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
	const language = await pageLanguage(request);
	const { erased } = text(language, "ownRequest");
	return { erased, home: text(language, "common").home, title: `${erased.heading} · ${env.BRAND_NAME}` };
}

export default function ErasedPage() {
	const { erased, home } = useLoaderData<typeof loader>();
	const address = useAddress();
	return (
		<OwnMain heading={erased.heading}>
			<p className="lead">{erased.text}</p>
			<p>
				<a className="btn btn-primary" href={address("home")}>
					{home}
				</a>
			</p>
		</OwnMain>
	);
}
