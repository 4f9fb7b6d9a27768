import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { faqPage } from "#app/seo/json-ld.server.ts";
import { anyone, formAction } from "#app/server/form-action.server.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { storedPhone } from "#app/server/phone.server.ts";
import { loadSiteForm, requestFrom, submittedPage } from "#app/server/site-form.server.ts";
import formPagesStyles from "#app/styles/form-pages.css?url";
import { Accordion } from "#app/ui/accordion.tsx";
import { keepPage } from "#app/ui/form/reply.ts";
import { FormPage } from "#app/ui/form-page.tsx";
import { useAddress } from "#app/ui/page-language.ts";
import { Section } from "#app/ui/section.tsx";
import { consentGiven } from "#models/consent.ts";
import { submitRequest } from "#models/request/submit.server.ts";
import { Benefits } from "./benefits.tsx";
import { trialSchema } from "./schema.ts";
import { TrialDays } from "./trial-days.tsx";
import { TrialForm } from "./trial-form.tsx";

export { meta } from "#app/seo/page-meta.ts";

export const handle = { hydrate: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: formPagesStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
	const language = await pageLanguage(request);
	const trial = text(language, "trial");
	return {
		...(await loadSiteForm(request, "trial", [faqPage(trial.faq.items)])),
		trial,
		plans: text(language, "pricing").plans,
	};
}

export const action = formAction(anyone, {
	schema: trialSchema,
	async run({ values: { consent: _given, ...values }, ...args }) {
		const { fields, sender } = await requestFrom("trial", args, values);
		const lead = { ...fields, phone: storedPhone(fields.phone), ...consentGiven(fields.language) };
		const submitted = await submitRequest("trial", lead, sender);
		return submittedPage(args.request, { ...lead, name: lead.contactName }, submitted);
	},
});

export const clientAction = keepPage;

export default function TrialPage() {
	const { trial, plans, ...data } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	const address = useAddress();
	return (
		<FormPage
			page="trial"
			text={trial}
			sent={data.sent}
			sending={data.formTexts.sending}
			back={
				<a className="btn btn-quiet text-sm [--control:2.5rem]" href={address("home")}>
					<span aria-hidden="true">←</span> {data.text.home}
				</a>
			}
			form={<TrialForm data={data} text={trial.form} plans={plans} reply={reply} />}
			aside={
				<>
					<TrialDays text={trial.days} />
					<Benefits text={trial.benefits} />
				</>
			}
		>
			<Section lang={trial.lang} beside heading={trial.faq.heading}>
				<Accordion name="faq" items={trial.faq.items} />
			</Section>
		</FormPage>
	);
}
