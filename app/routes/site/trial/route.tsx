import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { consentGiven } from "#app/content/consent.ts";
import { facts } from "#app/content/facts.ts";
import { faqPage } from "#app/seo/json-ld.server.ts";
import { metaTags } from "#app/seo/page-meta.ts";
import { answerForm } from "#app/server/form.server.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { confirmation, salesNote } from "#app/server/mail/compose.server.ts";
import { deliverSoon } from "#app/server/mail/worker.server.ts";
import { loadSiteForm, requestFrom } from "#app/server/site-form.server.ts";
import formPagesStyles from "#app/styles/form-pages.css?url";
import { Accordion } from "#app/ui/accordion.tsx";
import { keepWhatWasTyped } from "#app/ui/form/reply.ts";
import { FormPage } from "#app/ui/form-page.tsx";
import { useAddress } from "#app/ui/page-language.ts";
import { Section } from "#app/ui/section.tsx";
import { Lead } from "#models/lead.server.ts";
import { Benefits } from "./benefits.tsx";
import { trialSchema } from "./schema.ts";
import { TrialForm } from "./trial-form.tsx";

export const handle = { hydrate: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: formPagesStyles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.page);

export async function loader({ request }: LoaderFunctionArgs) {
	const language = await pageLanguage(request);
	const trial = text(language, "trial");
	return {
		...(await loadSiteForm(request, "trial", [faqPage(trial.faq.items)])),
		trial,
		plans: text(language, "pricing").plans,
		days: facts.trialDays,
	};
}

export async function action({ request }: ActionFunctionArgs) {
	return answerForm(request, trialSchema, async ({ consent: _given, ...values }) => {
		const fields = await requestFrom(request, values);
		const lead = { ...fields, consent: consentGiven(fields.language) };
		await Lead.submit(lead, [confirmation("trial", lead), salesNote("trialNote", lead)]);
		deliverSoon();
		return { name: lead.contactName, email: lead.email, phone: lead.phone };
	});
}

export const clientAction = keepWhatWasTyped;

export default function TrialPage() {
	const { trial, plans, days, ...data } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	const address = useAddress();
	return (
		<FormPage
			page="trial"
			text={trial}
			reply={reply}
			back={
				<a className="btn btn-quiet back" href={address("home")}>
					{data.text.home}
				</a>
			}
			form={<TrialForm data={data} text={trial.form} plans={plans} reply={reply} />}
			aside={<Benefits text={trial.benefits} days={days} />}
		>
			<Section lang={trial.lang} className="beside tint" heading={trial.faq.heading}>
				<Accordion name="faq" items={trial.faq.items} />
			</Section>
		</FormPage>
	);
}
