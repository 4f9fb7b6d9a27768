import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { mailOrigin } from "#app/addresses/origin.server.ts";
import { ownRequestAddress } from "#app/addresses/site.ts";
import { formatDateTime } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { answersOf } from "#app/server/answers.server.ts";
import { flashOf, leadTo } from "#app/server/flash.server.ts";
import { formAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { networkDigest } from "#app/server/network.server.ts";
import { secretPageHeaders, withOwnRequest } from "#app/server/own-request.server.ts";
import { shownPhone, storedPhone } from "#app/server/phone.server.ts";
import { sentOf } from "#app/server/sent.server.ts";
import { shownEmail } from "#models/contact/email.server.ts";
import { hasOpenInquiry } from "#models/customer/conversion.server.ts";
import { NetworkCount } from "#models/network-count.server.ts";
import { Refusal } from "#models/refusal.ts";
import { isToCome } from "#models/request/demo-hours.ts";
import { correctRequest, ownTokenOf } from "#models/request/own-request.server.ts";
import { env } from "#models/settings/env.server.ts";
import { ContactForm, callSchema, messageSchema } from "./contact-form.tsx";
import { cancelWords, consentText, statusText } from "./describe.server.ts";
import { canChooseHour, hourForm } from "./hour/free-hours.server.ts";
import { OwnPage } from "./own-page.tsx";

export { links, meta } from "./own-main.tsx";

export const headers = secretPageHeaders;

export const loader = withOwnRequest(async ({ request, own, token, language }) => {
	const words = text(language, "ownRequest");
	const { fields, errors } = text(language, "form");
	const { errorSummary, optional, sending } = text(language, "common");
	const { kind, email, phone = "", createdAt, state, owner } = own;
	const isInHand = await hasOpenInquiry(own);
	const { flash, headers } = await flashOf(request, null);
	const shown = {
		words,
		title: `${words.headings[kind]} · ${env.BRAND_NAME}`,
		heading: words.headings[kind],
		told: flash?.text ?? null,
		status: statusText(language, { ...own, isInHand }),
		mailRefused: own.isMailRefused ? interpolate(words.mailRefused, { email: shownEmail(email) }) : null,
		owner: owner && interpolate(words.owner, { person: owner }),
		sentAt: interpolate(words.sent.time, { time: formatDateTime(language, createdAt) }),
		sent: answersOf(language, own).filter(({ value }) => value),
		consent: consentText(language, own),
		isOpen: state !== "ended",
		isInHand: state !== "ended" || isInHand,
		isWithdrawn: own.ending === "withdrawn",
		demo: canChooseHour(own)
			? {
					words: text(language, "demoHour"),
					form: isToCome(own.demoAt) ? null : await hourForm(language, own.preferredTime),
				}
			: null,
		trial: cancelWords(language, own.trial),
		steps: {
			cancelTrial: ownRequestAddress(language, token, "dung-dung-thu"),
			hour: ownRequestAddress(language, token, "gio-demo"),
			giveUp: ownRequestAddress(language, token, "bo-gio-demo"),
			consent: ownRequestAddress(language, token, "rut-dong-y"),
			withdraw: ownRequestAddress(language, token, "rut-yeu-cau"),
			erase: ownRequestAddress(language, token, "xoa"),
		},
		form: {
			isMessage: kind === "contact",
			values: { email: shownEmail(email), phone: phone && shownPhone(phone), ...(await sentOf(request)) },
			labels: { email: fields.email, phone: fields.phone },
			texts: { errors, errorSummary, optional, sending },
		},
	};
	return data(shown, { headers });
});

export const action = formAction(withOwnRequest, {
	schema: ({ own }) => (own.kind === "contact" ? messageSchema : callSchema),
	async run({ values: { email, phone }, request, context, own, token, language }) {
		if (!(await NetworkCount.add("form", networkDigest(context)))) throw new Refusal("tooManyForms", 429);
		const typed = { email, phone: own.kind === "contact" ? phone : phone && storedPhone(phone) };
		await correctRequest(own.id, typed, mailOrigin(request));
		const next = (await ownTokenOf(own.id)) ?? token;
		return leadTo(ownRequestAddress(language, next), text(language, "ownRequest").notices.corrected);
	},
});

export default function OwnRequestPage() {
	const { form, ...data } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	return (
		<OwnPage {...data}>
			<ContactForm {...form} text={data.words.correct} reply={reply} />
		</OwnPage>
	);
}
