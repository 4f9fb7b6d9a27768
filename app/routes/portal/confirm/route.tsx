import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { mailOrigin } from "#app/addresses/origin.server.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { provePassword } from "#app/server/auth.server.ts";
import { anyone, formAction } from "#app/server/form-action.server.ts";
import { carriedToken, dropToken, goneLink } from "#app/server/link-token.server.ts";
import { networkPrefix } from "#app/server/network.server.ts";

import { replace } from "#app/server/redirect.server.ts";
import { sentOf, sentPage } from "#app/server/sent.server.ts";
import { sessionToken } from "#app/server/session.server.ts";
import { whileDatabaseAnswers } from "#app/server/staff.server.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { upTo } from "#app/ui/form/fields.ts";
import { UserName } from "#app/ui/form/user-name.tsx";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { z } from "#app/ui/form/zod.ts";
import { AccountLink } from "#models/account/account-link.server.ts";
import { Session } from "#models/account/session.server.ts";
import { mayBeAdmin } from "#models/account/user.server.ts";
import { shownEmail } from "#models/contact/email.server.ts";
import { maxLength } from "#models/limits.ts";
import { authTexts } from "../auth/auth-data.server.ts";
import { AuthLinks, AuthPage, DeadLink } from "../auth/auth-page.tsx";
import { Announcement } from "../shell/announcement.tsx";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../shell/title.ts";

const confirmSchema = z.object({ password: z.optional(z.string().check(upTo(maxLength.password))) });

const outcomes = ["admin", "member", "waits"] as const;

export async function loader({ request }: LoaderFunctionArgs) {
	const [page, dead] = [await authTexts(request, "confirm"), await authTexts(request, "deadLink")];
	const shown = { ...page, asked: page.text.member, email: "", needsPassword: false, dead: null, done: null };
	const sent = await sentOf(request);
	if (sent?.outcome) {
		const done = page.text.done[outcomes.find((outcome) => outcome === sent.outcome) ?? "waits"];
		return data({ ...shown, done, title: done.heading });
	}
	const token = await carriedToken(request);
	const [account, needsPassword] = await whileDatabaseAnswers(request, async () => {
		const account = await AccountLink.ownerOf("confirm-email", token);
		return [account, account !== null && !(await isSignedInAs(request, account))];
	});
	if (!account) return data({ ...shown, dead: dead.text, title: dead.title }, await goneLink());
	const { email } = account;
	const asked = page.text[mayBeAdmin(email, true) ? "admin" : "member"];
	return data({ ...shown, asked, email: shownEmail(email), needsPassword });
}

export const action = formAction(anyone, {
	schema: confirmSchema,
	async run({ values: { password }, request, context }) {
		const token = await carriedToken(request);
		const account = await AccountLink.ownerOf("confirm-email", token);
		if (account && !(await isSignedInAs(request, account))) {
			const { email } = account;
			await provePassword({ request, context }, { email, password, field: "password" });
		}
		const confirmed = await AccountLink.confirmEmail(token, mailOrigin(request), networkPrefix(context));
		if (!confirmed) return replace("/portal/confirm");
		const { isAdmin, waits } = confirmed;
		const outcome = waits ? "waits" : isAdmin ? "admin" : "member";
		return sentPage("/portal/confirm", { outcome }, { "Set-Cookie": await dropToken() });
	},
});

/** Or else a stranger's sign-up with the address of somebody who follows whatever link comes would let the stranger in. */
async function isSignedInAs(request: Request, account: { id: string }): Promise<boolean> {
	const token = await sessionToken(request);
	return token !== null && (await Session.accountOf(token)) === account.id;
}

export default function ConfirmPage() {
	const { text, scene, asked, email, needsPassword, dead, done } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	if (done) {
		return (
			<AuthPage heading={done.heading} scene={scene}>
				<Announcement className="success-panel" text={done.text} />
				<AuthLinks links={[["/portal", text.done.link]]} />
			</AuthPage>
		);
	}
	if (dead) return <DeadLink text={dead} scene={scene} />;
	return (
		<AuthPage heading={asked.heading} intro={interpolate(asked.intro, { email })} scene={scene}>
			<ValidatedForm id="confirm" schema={confirmSchema} reply={reply} failure={text.failed}>
				{(fields) => (
					<>
						{needsPassword && (
							<>
								<UserName email={email} />
								<TextField
									field={fields.password}
									label={text.password}
									hint={text.passwordHint}
									type="password"
									autoComplete="current-password"
								/>
							</>
						)}
						<SubmitButton>{text.submit}</SubmitButton>
					</>
				)}
			</ValidatedForm>
		</AuthPage>
	);
}
