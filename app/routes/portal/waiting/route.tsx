import type { LoaderFunctionArgs } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { waitingPage } from "#app/addresses/portal.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { leadTo } from "#app/server/flash.server.ts";
import { anyone, formAction } from "#app/server/form-action.server.ts";
import { readerOf } from "#app/server/i18n.server.ts";
import { mailLeaves } from "#app/server/mail/transport.server.ts";
import { replace } from "#app/server/redirect.server.ts";
import { findWaiting, whileDatabaseAnswers } from "#app/server/staff.server.ts";
import { EmptyForm, emptyFormSchema } from "#app/ui/form/empty-form.tsx";
import { Attempt } from "#models/account/attempt.server.ts";
import { Waiting } from "#models/account/waiting.server.ts";
import { shownEmail } from "#models/contact/email.server.ts";
import { authTexts } from "../auth/auth-data.server.ts";
import { AuthLinks, AuthPage } from "../auth/auth-page.tsx";

export { meta } from "../shell/title.ts";

const mailsPerHour = { max: 3, windowMs: 60 * 60 * 1000 };

export async function loader({ request }: LoaderFunctionArgs) {
	const person = await whileDatabaseAnswers(request, () => findWaiting(request));
	if (!person) throw replace("/portal/dashboard");
	const page = await authTexts(request, "waiting");
	const { heading, text } = page.text[person.needs];
	const isTold = person.needs === "approval" && mailLeaves;
	return {
		...page,
		heading,
		intro: interpolate(isTold ? `${text} ${page.text.told}` : text, { email: shownEmail(person.email) }),
		mayResend: person.needs === "confirmation",
	};
}

export const action = formAction(anyone, {
	schema: emptyFormSchema,
	back: () => waitingPage,
	async run({ request }) {
		const person = await findWaiting(request);
		if (!person) return replace("/portal/dashboard");
		const mayMail = await Attempt.take(`confirm ${person.id}`, mailsPerHour);
		if (mayMail) await Waiting.mailConfirmation(person.id, await readerOf(request));
		const { notices } = (await authTexts(request, "waiting")).text;
		return leadTo(waitingPage, mayMail ? notices.sent : notices.tooMany);
	},
});

export default function WaitingPage() {
	const { text, scene, heading, intro, mayResend } = useLoaderData<typeof loader>();
	return (
		<AuthPage heading={heading} intro={intro} scene={scene}>
			<p className="hint">{text.kept}</p>
			{mayResend && (
				<Form method="post">
					<EmptyForm />
					<button type="submit" className="btn btn-primary">
						{text.resend}
					</button>
				</Form>
			)}
			<Form method="post" action="/portal/logout">
				<EmptyForm />
				<button type="submit" className="btn btn-quiet">
					{text.logout}
				</button>
			</Form>
			<AuthLinks links={[[waitingPage, text.again]]} />
		</AuthPage>
	);
}
