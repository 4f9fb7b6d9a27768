import { localizedPath } from "#app/addresses/localized-path.ts";
import { isPortal } from "#app/addresses/site.ts";
import { anyone, formAction } from "#app/server/form-action.server.ts";
import { rememberLanguage } from "#app/server/language-cookie.server.ts";
import { pageBefore, returnTo } from "#app/server/place.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { z } from "#app/ui/form/zod.ts";
import { isLanguage } from "#models/language.ts";

const schema = z.object({ language: z.optional(z.string()), returnTo: z.optional(z.string()) });

export const action = formAction(anyone, {
	schema,
	back: ({ values, request }) => returnTo(pageBefore(request) ?? values.returnTo, "/"),
	async run({ values, request, back = "/" }) {
		const page = new URL(back, request.url);
		if (!isLanguage(values.language)) return redirect(page.pathname + page.search, 303);

		const pathname = isPortal(page.pathname) ? page.pathname : localizedPath(values.language, page.pathname);
		return redirect(pathname + page.search, {
			status: 303,
			headers: { "Set-Cookie": rememberLanguage(values.language) },
		});
	},
});

/** Somebody opened the form's address by hand. */
export const loader = () => redirect("/");
