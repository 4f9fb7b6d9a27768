import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { interpolate } from "#app/i18n/interpolate.ts";
import { anyone, formAction } from "#app/server/form-action.server.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { carriedToken, goneLink } from "#app/server/link-token.server.ts";
import { networkDigest, networkPrefix } from "#app/server/network.server.ts";
import { replace } from "#app/server/redirect.server.ts";
import { findSignedIn, whileDatabaseAnswers } from "#app/server/staff.server.ts";
import { refuseWeakPassword } from "#app/server/weak-passwords.server.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { requiredText } from "#app/ui/form/fields.ts";
import { UserName } from "#app/ui/form/user-name.tsx";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { z } from "#app/ui/form/zod.ts";
import { Invitation } from "#models/account/invitation.server.ts";
import { shownEmail } from "#models/contact/email.server.ts";
import { maxLength } from "#models/limits.ts";
import { authTexts, signInByLink } from "../auth/auth-data.server.ts";
import { AuthLinks, AuthPage } from "../auth/auth-page.tsx";
import { newPasswordFields, samePasswords } from "../auth/new-password.ts";
import { PasswordFields } from "../auth/password-fields.tsx";
import { WhoseAccount } from "../auth/whose-account.tsx";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../shell/title.ts";

const invitedSchema = z
	.object({ fullName: requiredText("fullNameRequired", maxLength.name), ...newPasswordFields })
	.check(samePasswords);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const token = await carriedToken(request);
	const [invitation, signedIn] = await whileDatabaseAnswers(request, () =>
		Promise.all([Invitation.ofLink(token), findSignedIn({ request, context })]),
	);
	const [page, dead] = [await authTexts(request, "invited"), await authTexts(request, "deadInvitation")];
	// An invitation replaces a waiting account with the same address.
	const stays = signedIn && signedIn.email !== invitation?.email ? shownEmail(signedIn.email) : null;
	const shown = { ...page, email: "", whose: [] as string[], stays };
	if (!invitation) return data({ ...shown, dead: dead.text, title: dead.title }, await goneLink());
	const { roles } = text(await pageLanguage(request), "portal");
	const { role } = invitation;
	const email = shownEmail(invitation.email);
	const whose = [interpolate(page.text.account, { email }), interpolate(page.text.as, { role: roles[role] })];
	return data({ ...shown, email, whose, dead: null });
}

export const action = formAction(anyone, {
	schema: invitedSchema,
	async run({ values: { fullName, password }, request, context }) {
		const token = await carriedToken(request);
		const invitation = await Invitation.ofLink(token);
		refuseWeakPassword(password, [fullName, invitation?.email ?? ""]);
		const person = { fullName, password };
		const networks = [networkDigest(context), networkPrefix(context)] as const;
		const account = await Invitation.accept(token, person, ...networks);
		if (!account) return replace("/portal/invited");
		return signInByLink({ request, context }, account);
	},
});

export default function InvitedPage() {
	const { text, scene, passwordHint, email, whose, stays, dead } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	if (dead) {
		return (
			<AuthPage heading={dead.heading} intro={dead.text} scene={scene}>
				<AuthLinks links={[["/portal/login", dead.login]]} />
			</AuthPage>
		);
	}
	return (
		<AuthPage
			heading={text.heading}
			intro={stays ? interpolate(text.introOther, { viewer: stays }) : undefined}
			scene={scene}
		>
			<WhoseAccount lines={whose} notYours={stays ? undefined : text.notYours} />
			<ValidatedForm id="invited" schema={invitedSchema} reply={reply} failure={text.failed}>
				{(fields) => (
					<>
						<TextField field={fields.fullName} label={text.fullName} autoComplete="name" />
						<UserName email={email} />
						<PasswordFields fields={fields} text={text} hint={passwordHint} />
						<SubmitButton>{text.submit}</SubmitButton>
					</>
				)}
			</ValidatedForm>
		</AuthPage>
	);
}
