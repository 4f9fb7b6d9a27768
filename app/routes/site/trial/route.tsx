import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { facts } from "#app/content/facts.ts";
import type { Vi } from "#app/locales/index.ts";
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
import { trialSchema } from "./schema.ts";
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
		days: facts.trialDays,
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
	const { trial, plans, days, ...data } = useLoaderData<typeof loader>();
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
			aside={<Benefits text={trial.benefits} days={days} />}
		>
			<Section lang={trial.lang} beside tint heading={trial.faq.heading}>
				<Accordion name="faq" items={trial.faq.items} />
			</Section>
		</FormPage>
	);
}

function Benefits({ text, days }: { text: Vi["trial"]["benefits"]; days: number }) {
	return (
		<section className="grid gap-5" aria-labelledby="benefits">
			<div className="grid max-w-[28rem] auto-cols-fr grid-flow-col gap-1" aria-hidden="true">
				{Array.from({ length: days }, (_, day) => (
					<span
						key={day}
						className="rounded-sm bg-sky-soft py-[0.35rem] text-center text-sm font-bold text-sky-deep [font-variant-numeric:tabular-nums] first:bg-sky first:text-white"
					>{`${day + 1} `}</span>
				))}
			</div>
			<h2 id="benefits" className="text-xl tracking-tight">
				{text.heading}
			</h2>
			<ul>
				{text.items.map(({ title, text }) => (
					<li key={title} className="border-t py-[0.9rem]">
						<h3>{title}</h3>
						<p className="text-ink-soft">{text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
