import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { consentGiven } from "#app/content/consent.ts";
import { facts } from "#app/content/facts.ts";
import { callDeadline } from "#app/content/working-hours.ts";
import { formatDeadline } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/languages.ts";
import { metaTags } from "#app/seo/page-meta.ts";
import { answerForm } from "#app/server/form.server.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { confirmation, salesNote } from "#app/server/mail/compose.server.ts";
import { deliverSoon } from "#app/server/mail/worker.server.ts";
import { loadSiteForm, requestFrom } from "#app/server/site-form.server.ts";
import formPagesStyles from "#app/styles/form-pages.css?url";
import { keepWhatWasTyped } from "#app/ui/form/reply.ts";
import { FormPage } from "#app/ui/form-page.tsx";
import { DemoRequest } from "#models/demo-request.server.ts";
import { Agenda } from "./agenda.tsx";
import { DemoForm } from "./demo-form.tsx";
import { demoSchema } from "./schema.ts";

export const handle = { hydrate: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: formPagesStyles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.page);

export async function loader({ request }: LoaderFunctionArgs) {
	const demo = text(await pageLanguage(request), "demo");
	return { ...(await loadSiteForm(request, "demo")), demo };
}

export async function action({ request }: ActionFunctionArgs) {
	return answerForm(request, demoSchema, async ({ consent: _given, ...values }) => {
		const fields = await requestFrom(request, values);
		const demo = { ...fields, consent: consentGiven(fields.language) };
		const note = { ...demo, deadline: deadlineFrom(new Date(), "vi") };
		const { at } = await DemoRequest.submit(demo, [confirmation("demo", note), salesNote("demoNote", note)]);
		deliverSoon();
		const deadline = deadlineFrom(at, text(demo.language, "demo").lang);
		return { name: demo.contactName, email: demo.email, phone: demo.phone, deadline };
	});
}

/** When the call comes, of a request made at a time; sent again later, the answer stays the same. */
function deadlineFrom(at: Date, language: Language): string {
	return formatDeadline(language, callDeadline(at, facts.demoContactHours));
}

export const clientAction = keepWhatWasTyped;

export default function DemoPage() {
	const { demo, ...data } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	return (
		<FormPage
			page="demo"
			text={demo}
			reply={reply}
			form={<DemoForm data={data} reply={reply} />}
			aside={<Agenda text={demo.agenda} />}
		/>
	);
}
