import { setTimeout as sleep } from "node:timers/promises";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { interpolate } from "#app/i18n/interpolate.ts";
import { anyone, formAction } from "#app/server/form-action.server.ts";
import { readerOf } from "#app/server/i18n.server.ts";
import { mailLeaves } from "#app/server/mail/transport.server.ts";
import { networkDigest, networkPrefix } from "#app/server/network.server.ts";
import { sentOf, sentPage } from "#app/server/sent.server.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { email } from "#app/ui/form/fields.ts";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { z } from "#app/ui/form/zod.ts";
import { AccountLink } from "#models/account/account-link.server.ts";
import { Attempt } from "#models/account/attempt.server.ts";
import { linkMinutes } from "#models/account/one-time-link.server.ts";
import { normaliseEmail, shownEmail } from "#models/contact/email.server.ts";
import { NetworkCount } from "#models/network-count.server.ts";
import { Refusal } from "#models/refusal.ts";
import { authTexts } from "../auth/auth-data.server.ts";
import { AuthLinks, AuthPage } from "../auth/auth-page.tsx";
import { Announcement } from "../shell/announcement.tsx";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../shell/title.ts";

const resetSchema = z.object({ email: email() });

const mailsPerHour = { max: 3, windowMs: 60 * 60 * 1000 };
/** Longer than finding an account takes, so that the time tells nobody who has one. */
const answerAfterMs = 600;

export async function loader({ request }: LoaderFunctionArgs) {
	const entry = await authTexts(request, "reset");
	const sent = (await sentOf(request))?.email;
	const minutes = linkMinutes["reset-password"];
	const { sent: left, unsent } = entry.text;
	const told = mailLeaves ? left : { ...unsent, missing: null };
	return { ...entry, minutes, sent, told, title: sent ? told.heading : entry.title };
}

export const action = formAction(anyone, {
	schema: resetSchema,
	async run({ values: { email }, request, context }) {
		const mailLink = async () => {
			if (!(await Attempt.take(`reset ${normaliseEmail(email)}`, mailsPerHour))) return;
			await AccountLink.mailReset(email, await readerOf(request), networkPrefix(context));
		};
		if (!(await NetworkCount.add("reset", networkDigest(context)))) throw new Refusal("tooManyForms", 429);
		await Promise.all([mailLink(), sleep(answerAfterMs)]);
		return sentPage("/portal/reset", { email: shownEmail(email) });
	},
});

export default function ResetPage() {
	const { text, scene, minutes, told, sent } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	const login = <AuthLinks links={[["/portal/login", text.login]]} />;
	if (sent) {
		return (
			<AuthPage heading={told.heading} scene={scene}>
				<Announcement className="success-panel" text={interpolate(told.text, { email: sent, minutes })} />
				{told.missing && <p>{told.missing}</p>}
				{login}
			</AuthPage>
		);
	}
	return (
		<AuthPage heading={text.heading} intro={told.intro} scene={scene}>
			<ValidatedForm id="reset" schema={resetSchema} reply={reply} failure={text.failed}>
				{(fields) => (
					<>
						<TextField field={fields.email} label={text.email} type="email" autoComplete="username" />
						<SubmitButton>{text.submit}</SubmitButton>
					</>
				)}
			</ValidatedForm>
			{login}
		</AuthPage>
	);
}
