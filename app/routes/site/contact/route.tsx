import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { messageFor } from "#app/routes/site/quote/message.server.ts";
import { anyone, formAction } from "#app/server/form-action.server.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { loadSiteForm, requestFrom, submittedPage } from "#app/server/site-form.server.ts";
import formPagesStyles from "#app/styles/form-pages.css?url";
import { ChatLink } from "#app/ui/chat-link.tsx";
import { keepPage } from "#app/ui/form/reply.ts";
import { FormPage } from "#app/ui/form-page.tsx";
import { submitRequest } from "#models/request/submit.server.ts";
import { env } from "#models/settings/env.server.ts";
import { ContactForm } from "./contact-form.tsx";
import { Office } from "./office.tsx";
import { questionsFor } from "./questions-message.server.ts";
import { contactSchema } from "./schema.ts";

export { meta } from "#app/seo/page-meta.ts";

export const handle = { hydrate: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: formPagesStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
	const language = await pageLanguage(request);
	return {
		...(await loadSiteForm(request, "contact")),
		contact: text(language, "contact"),
		begun: messageFor(request, language) ?? questionsFor(request, language),
		chat: { script: env.CHAT_SCRIPT_URL, text: text(language, "common").chat },
		brand: {
			person: env.BRAND_PERSON,
			address: env.BRAND_ADDRESS,
			phone: env.BRAND_PHONE,
			email: env.BRAND_EMAIL,
		},
	};
}

export const action = formAction(anyone, {
	schema: contactSchema,
	async run({ values, ...args }) {
		const { fields, sender } = await requestFrom("contact", args, values);
		const submitted = await submitRequest("contact", fields, sender);
		const { name, email, language } = fields;
		return submittedPage(args.request, { name, email, language }, submitted);
	},
});

export const clientAction = keepPage;

export default function ContactPage() {
	const { contact, begun, chat, brand, ...data } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	return (
		<FormPage
			page="contact"
			text={contact}
			sent={data.sent}
			sending={data.formTexts.sending}
			form={<ContactForm data={data} text={contact.form} begun={begun} reply={reply} />}
			aside={
				<>
					<Office text={contact.office} brand={brand} />
					<ChatLink {...chat} />
				</>
			}
		/>
	);
}
