import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatDeadline } from "#app/i18n/format.ts";
import { metaTags } from "#app/seo/page-meta.ts";
import { answerForm } from "#app/server/form.server.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { ownPageOf } from "#app/server/own-request.server.ts";
import { shownPhone, storedPhone } from "#app/server/phone.server.ts";
import { sentPage } from "#app/server/sent.server.ts";
import { loadSiteForm, requestFrom } from "#app/server/site-form.server.ts";
import { submitPublicForm } from "#app/server/submit-public-form.server.ts";
import formPagesStyles from "#app/styles/form-pages.css?url";
import { keepWhatWasTyped } from "#app/ui/form/reply.ts";
import { FormPage } from "#app/ui/form-page.tsx";
import { Timeline } from "#app/ui/timeline.tsx";
import { consentGiven } from "#models/consent.ts";
import { DemoForm } from "./demo-form.tsx";
import { demoSchema } from "./schema.ts";

export const handle = { hydrate: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: formPagesStyles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.page);

export async function loader({ request }: LoaderFunctionArgs) {
	const demo = text(await pageLanguage(request), "demo");
	return { ...(await loadSiteForm(request, "demo")), demo };
}

export async function action(args: ActionFunctionArgs) {
	return answerForm(args.request, demoSchema, async ({ consent: _given, ...values }): Promise<never> => {
		const { fields, sender } = await requestFrom(args, values);
		const demo = { ...fields, phone: storedPhone(fields.phone), consent: consentGiven(fields.language) };
		const answerBy = await submitPublicForm("demo", demo, sender);
		throw sentPage(args.request, {
			name: demo.contactName,
			email: demo.email,
			phone: shownPhone(demo.phone),
			deadline: formatDeadline(text(demo.language, "demo").lang, answerBy),
			ownPage: ownPageOf("demo", demo),
		});
	});
}

export const clientAction = keepWhatWasTyped;

export default function DemoPage() {
	const { demo, ...data } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	return (
		<FormPage
			page="demo"
			text={demo}
			sent={data.sent}
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
