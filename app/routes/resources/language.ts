import { isPortal, localizedPath } from "#app/addresses/site.ts";
import { anyone, formAction } from "#app/server/form-action.server.ts";
import { rememberLanguage, rememberPortalLanguage } from "#app/server/language-cookie.server.ts";
import { pageBefore, returnTo } from "#app/server/place.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { findSignedIn, whileDatabaseAnswers } from "#app/server/staff.server.ts";
import { z } from "#app/ui/form/zod.ts";
import { setLanguage } from "#models/account/preferences.server.ts";
import { isLanguage, isPortalLanguage } from "#models/language.ts";

const schema = z.object({ language: z.optional(z.string()), returnTo: z.optional(z.string()) });

export const action = formAction(anyone, {
	worksAlone: true,
	schema,
	back: ({ values, request }) => returnTo(pageBefore(request) ?? values.returnTo, "/"),
	async run({ values: { language }, request, context, back = "/" }) {
		const page = new URL(back, request.url);
		const leadBack = (pathname: string, headers?: HeadersInit) =>
			redirect(pathname + page.search, { status: 303, headers });
		if (!isPortal(page.pathname))
			return isLanguage(language)
				? leadBack(localizedPath(language, page.pathname), { "Set-Cookie": rememberLanguage(language) })
				: leadBack(page.pathname);
		if (!isPortalLanguage(language)) return leadBack(page.pathname);
		const signedIn = await whileDatabaseAnswers(request, () => findSignedIn({ request, context }));
		if (signedIn) await setLanguage(signedIn.id, language);
		return leadBack(page.pathname, { "Set-Cookie": rememberPortalLanguage(language) });
	},
});

/** Somebody opened the form's address by hand. */
export const loader = () => redirect("/");
