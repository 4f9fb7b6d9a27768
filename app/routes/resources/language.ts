import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { addressIn, isLanguage } from "#app/i18n/languages.ts";
import { readForm } from "#app/server/form.server.ts";
import { rememberLanguage } from "#app/server/language-cookie.server.ts";
import { returnTo } from "#app/server/return-to.server.ts";
import { z } from "#app/ui/form/zod.ts";

const schema = z.object({ language: z.optional(z.string()), returnTo: z.optional(z.string()) });

/** Back to the page in the chosen language; an unknown code changes nothing. */
export async function action({ request }: ActionFunctionArgs) {
	const form = await readForm(request, schema);
	const values = form.status === "success" ? form.value : {};
	const page = new URL(returnTo(pageBefore(request) ?? values.returnTo, "/"), request.url);
	if (!isLanguage(values.language)) return redirect(page.pathname + page.search, 303);

	const pathname = page.pathname.startsWith("/portal")
		? page.pathname
		: addressIn(values.language, page.pathname);
	return redirect(pathname + page.search, {
		status: 303,
		headers: { "Set-Cookie": rememberLanguage(values.language) },
	});
}

/** The page as the browser knows it: with its query, which the kept bytes of a page do not have. */
function pageBefore(request: Request): string | null {
	const referer = request.headers.get("Referer") ?? "";
	if (!URL.canParse(referer)) return null;
	const { host, pathname, search } = new URL(referer);
	return host === new URL(request.url).host ? pathname + search : null;
}

/** Somebody opened the address of the form by hand. */
export const loader = () => redirect("/");
