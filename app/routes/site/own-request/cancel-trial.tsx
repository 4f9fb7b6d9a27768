import { useLoaderData } from "@remix-run/react";
import { mailOrigin } from "#app/addresses/origin.server.ts";
import { formatDay } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { leadTo } from "#app/server/flash.server.ts";
import { formAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { secretPageHeaders, withOwnRequest } from "#app/server/own-request.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { emptyFormSchema } from "#app/ui/form/empty-form.tsx";
import { cancelOwnTrial } from "#models/request/trial.server.ts";
import { trialDataKeptDays } from "#models/request/trial-days.ts";
import { env } from "#models/settings/env.server.ts";
import { calendarDay, dayAfter } from "#models/time/calendar.ts";
import { cancelWords } from "./describe.server.ts";
import { Question } from "./own-main.tsx";

export { links, meta } from "./own-main.tsx";

export const headers = secretPageHeaders;

export const loader = withOwnRequest(async ({ own, language, page }) => {
	const cancel = cancelWords(language, own.trial);
	if (!cancel) throw redirect(page);
	const { warning, ...words } = cancel;
	const until = own.trial?.dataUntil ?? dayAfter(calendarDay(new Date()), trialDataKeptDays);
	return {
		words: { ...words, warning: interpolate(warning, { until: formatDay(language, until) }) },
		back: page,
		title: `${words.question} · ${env.BRAND_NAME}`,
	};
});

export const action = formAction(withOwnRequest, {
	schema: emptyFormSchema,
	back: ({ page }) => page,
	async run({ request, own, language, page }) {
		await cancelOwnTrial(own.id, mailOrigin(request));
		return leadTo(page, text(language, "ownTrial").cancelled);
	},
});

export default function CancelTrialPage() {
	const { words, back } = useLoaderData<typeof loader>();
	return <Question words={words} back={back} button="btn-primary" />;
}
