import { useLoaderData } from "@remix-run/react";
import { mailOrigin } from "#app/addresses/origin.server.ts";
import { erasedAddress } from "#app/addresses/site.ts";
import { leadTo } from "#app/server/flash.server.ts";
import { anyone, formAction } from "#app/server/form-action.server.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { ownRequestOf, secretPageHeaders, withOwnRequest } from "#app/server/own-request.server.ts";
import { emptyFormSchema } from "#app/ui/form/empty-form.tsx";
import { eraseRequest, ownTokenOf } from "#models/request/own-request.server.ts";
import { env } from "#models/settings/env.server.ts";
import { Question } from "./own-main.tsx";

export { links, meta } from "./own-main.tsx";

export const headers = secretPageHeaders;

export const loader = withOwnRequest(async ({ own, language, page }) => {
	const { erase } = text(language, "ownRequest");
	return {
		erase,
		id: own.id,
		title: `${erase.question} · ${env.BRAND_NAME}`,
		hasInquiry: own.inquiryId !== undefined,
		back: page,
	};
});

export const action = formAction(anyone, {
	schema: emptyFormSchema,
	back: async ({ request }) => erasedAddress(await pageLanguage(request)),
	async run({ values: { pressed: id }, back, ...args }) {
		const own = await ownRequestOf(args);
		// A second click finds nothing left, which is what it asked for; a link that was replaced meanwhile leaves all of it.
		if (!own && id && (await ownTokenOf(id)) !== undefined) throw new Response(null, { status: 404 });
		if (own) await eraseRequest(own.id, mailOrigin(args.request));
		return leadTo(back, null);
	},
});

export default function ErasePage() {
	const { erase, id, hasInquiry, back } = useLoaderData<typeof loader>();
	return (
		<Question words={erase} on={id} back={back} button="btn-danger">
			{hasInquiry && <p>{erase.inquiry}</p>}
		</Question>
	);
}
