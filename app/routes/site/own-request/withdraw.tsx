import { useLoaderData } from "@remix-run/react";
import { mailOrigin } from "#app/addresses/origin.server.ts";
import { leadTo } from "#app/server/flash.server.ts";
import { formAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { secretPageHeaders, withOwnRequest } from "#app/server/own-request.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { emptyFormSchema } from "#app/ui/form/empty-form.tsx";
import { withdrawRequest } from "#models/request/own-request.server.ts";
import { env } from "#models/settings/env.server.ts";
import { Question } from "./own-main.tsx";

export { links, meta } from "./own-main.tsx";

export const headers = secretPageHeaders;

export const loader = withOwnRequest(async ({ own, language, page }) => {
	if (own.state === "ended") throw redirect(page);
	const words = text(language, "ownRequest").withdraw;
	return { words, back: page, title: `${words.question} · ${env.BRAND_NAME}` };
});

export const action = formAction(withOwnRequest, {
	schema: emptyFormSchema,
	back: ({ page }) => page,
	async run({ request, own, language, page }) {
		await withdrawRequest(own.id, mailOrigin(request));
		return leadTo(page, text(language, "ownRequest").notices.withdrawn);
	},
});

export default function WithdrawPage() {
	const { words, back } = useLoaderData<typeof loader>();
	return <Question words={words} back={back} button="btn-primary" />;
}
