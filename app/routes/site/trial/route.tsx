import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { consentGiven } from "#app/content/consent.ts";
import { addressIn } from "#app/i18n/languages.ts";
import { describePage } from "#app/seo/describe-page.server.ts";
import { faqPage } from "#app/seo/json-ld.server.ts";
import { metaTags } from "#app/seo/page-meta.ts";
import { answerForm } from "#app/server/form.server.ts";
import { siteFormTexts } from "#app/server/form-texts.server.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { confirmation, salesNote } from "#app/server/mail/compose.server.ts";
import { deliverSoon } from "#app/server/mail/worker.server.ts";
import formsStyles from "#app/styles/forms.css?url";
import pagesStyles from "#app/styles/pages.css?url";
import { Accordion } from "#app/ui/accordion.tsx";
import { keepWhatWasTyped } from "#app/ui/form/reply.ts";
import { FormPage } from "#app/ui/form-page.tsx";
import { Reasons } from "#app/ui/reasons.tsx";
import { Section } from "#app/ui/section.tsx";
import { Lead } from "#models/lead.server.ts";
import { trialSchema } from "./schema.ts";
import { TrialForm } from "./trial-form.tsx";
import { TrialSuccess } from "./trial-success.tsx";

export const handle = { hydrate: true };

export const links: LinksFunction = () => [
	{ rel: "stylesheet", href: pagesStyles },
	{ rel: "stylesheet", href: formsStyles },
];

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.page);

export async function loader({ request }: LoaderFunctionArgs) {
	const language = await pageLanguage(request);
	return {
		page: await describePage(request, "trial", [faqPage(text(language, "trial").faq.items)]),
		language,
		trial: text(language, "trial"),
		form: text(language, "form"),
		formTexts: siteFormTexts(language),
		submissionId: crypto.randomUUID(),
	};
}

export async function action({ request }: ActionFunctionArgs) {
	const language = await pageLanguage(request);
	return answerForm(request, trialSchema, async ({ consent: _given, ...fields }) => {
		const lead = { ...fields, language, consent: consentGiven(language) };
		await Lead.submit(lead, [confirmation("trial", lead, language), ...salesNote("trialNote", lead)]);
		deliverSoon();
		return { name: fields.contactName, email: fields.email, phone: fields.phone };
	});
}

export const clientAction = keepWhatWasTyped;

export default function TrialPage() {
	const { language, trial, form, formTexts, submissionId } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	const href = (path: string) => addressIn(language, path);

	if (reply?.status === "done") {
		return (
			<main id="main" className="wrap answer" lang={trial.lang}>
				<TrialSuccess
					text={trial.success}
					who={reply.done}
					againHref={href("/dung-thu")}
					homeHref={href("/")}
				/>
			</main>
		);
	}
	return (
		<FormPage
			lang={trial.lang}
			heading={trial.heading}
			intro={trial.intro}
			formHeading={trial.form.heading}
			form={
				<TrialForm
					text={form}
					submit={trial.form.submit}
					privacyHref={href("/privacy")}
					texts={formTexts}
					submissionId={submissionId}
					reply={reply}
				/>
			}
			aside={<Reasons {...trial.benefits} />}
		>
			<Section lang={trial.lang} className="beside" heading={trial.faq.heading}>
				<Accordion name="trial" items={trial.faq.items} />
			</Section>
		</FormPage>
	);
}
