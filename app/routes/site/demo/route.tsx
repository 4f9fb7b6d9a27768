import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { anyone, formAction } from "#app/server/form-action.server.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { storedPhone } from "#app/server/phone.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { loadSiteForm, requestFrom, submittedPage } from "#app/server/site-form.server.ts";
import formPagesStyles from "#app/styles/form-pages.css?url";
import { keepPage } from "#app/ui/form/reply.ts";
import { FormPage } from "#app/ui/form-page.tsx";
import { Timeline } from "#app/ui/timeline.tsx";
import { consentGiven } from "#models/consent.ts";
import { isUnavailable, withTimeout } from "#models/database/transaction.server.ts";
import type { Language } from "#models/language.ts";
import { preferredTimes } from "#models/options.ts";
import { isToCome } from "#models/request/demo-hours.ts";
import { findOwnRequest } from "#models/request/own-request.server.ts";
import { submitRequest } from "#models/request/submit.server.ts";
import { type HourFormData, hourForm } from "../own-request/hour/free-hours.server.ts";
import { HourForm } from "../own-request/hour/hour-form.tsx";
import { DemoForm } from "./demo-form.tsx";
import { demoSchema } from "./schema.ts";

export { meta } from "#app/seo/page-meta.ts";

export const handle = { hydrate: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: formPagesStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
	const language = await pageLanguage(request);
	const form = await loadSiteForm(request, "demo");
	return {
		...form,
		demo: text(language, "demo"),
		hours: form.sent?.ownPage
			? await hoursIfKnown(language, form.sent.ownPage, form.sent.preferredTime)
			: null,
	};
}

export const action = formAction(anyone, {
	schema: demoSchema,
	async run({ values: { consent: _given, ...values }, ...args }) {
		const { fields, sender } = await requestFrom("demo", args, values);
		const demo = { ...fields, phone: storedPhone(fields.phone), ...consentGiven(fields.language) };
		const submitted = await submitRequest("demo", demo, sender);
		return submittedPage(args.request, { ...demo, name: demo.contactName }, submitted);
	},
});

export const clientAction = keepPage;

export default function DemoPage() {
	const { demo, hours, ...data } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	return (
		<FormPage
			page="demo"
			text={demo}
			sent={data.sent}
			sending={data.formTexts.sending}
			next={hours && data.sent?.ownPage && <ChooseHour data={hours} ownPage={data.sent.ownPage} />}
			form={<DemoForm data={data} reply={reply} />}
			aside={
				<section className="grid gap-5" aria-labelledby="agenda">
					<h2 id="agenda" className="text-xl tracking-tight">
						{demo.agenda.heading}
					</h2>
					<Timeline items={demo.agenda.items} level="h3" marker="before:bg-sky" />
				</section>
			}
		/>
	);
}

function ChooseHour({ data, ownPage }: { data: HourFormData; ownPage: string }) {
	return (
		<section className="grid gap-[1.15rem] border-t pt-6" aria-labelledby="choose-hour">
			<h2 id="choose-hour" className="text-xl tracking-tight">
				{data.words.heading}
			</h2>
			<HourForm data={data} action={`${ownPage}/gio-demo`} />
		</section>
	);
}

/** What was sent is stored, so its page comes even if the database is away by now. */
async function hoursIfKnown(
	language: Language,
	ownPage: string,
	wanted?: string,
): Promise<HourFormData | null> {
	try {
		return await withTimeout(hoursFor(language, ownPage, wanted));
	} catch (error) {
		if (isUnavailable(error)) return null;
		throw error;
	}
}

/** @throws Response to the visitor's own page where an hour has been booked since */
async function hoursFor(language: Language, ownPage: string, wanted?: string): Promise<HourFormData> {
	const own = await findOwnRequest(ownPage.split("/").at(-1) ?? "");
	if (isToCome(own?.demoAt)) throw redirect(ownPage);
	return hourForm(
		language,
		preferredTimes.find((time) => time === wanted),
	);
}
