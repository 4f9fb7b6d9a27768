import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { interpolate } from "#app/i18n/interpolate.ts";
import { anyone, formAction } from "#app/server/form-action.server.ts";
import { readerOf } from "#app/server/i18n.server.ts";
import { carriedToken, goneLink } from "#app/server/link-token.server.ts";
import { networkDigest, networkPrefix } from "#app/server/network.server.ts";
import { replace } from "#app/server/redirect.server.ts";
import { findSignedIn, whileDatabaseAnswers } from "#app/server/staff.server.ts";
import { refuseWeakPassword } from "#app/server/weak-passwords.server.ts";
import { UserName } from "#app/ui/form/user-name.tsx";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { z } from "#app/ui/form/zod.ts";
import { AccountLink } from "#models/account/account-link.server.ts";
import { Staff } from "#models/account/staff.server.ts";
import { shownEmail } from "#models/contact/email.server.ts";
import { authTexts, signInByLink } from "../../auth/auth-data.server.ts";
import { AuthPage, DeadLink } from "../../auth/auth-page.tsx";
import { newPasswordFields, samePasswords } from "../../auth/new-password.ts";
import { PasswordFields } from "../../auth/password-fields.tsx";
import { WhoseAccount } from "../../auth/whose-account.tsx";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../../shell/title.ts";

const newPasswordSchema = z.object(newPasswordFields).check(samePasswords);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const token = await carriedToken(request);
	const [account, signedIn] = await whileDatabaseAnswers(request, () =>
		Promise.all([AccountLink.ownerOf("reset-password", token), findSignedIn({ request, context })]),
	);
	const [page, dead] = [await authTexts(request, "newPassword"), await authTexts(request, "deadLink")];
	if (!account)
		return data(
			{ ...page, email: "", whose: [], stays: null, dead: dead.text, title: dead.title },
			await goneLink(),
		);
	const email = shownEmail(account.email);
	const [person] = await whileDatabaseAnswers(request, () => Staff.people([account.id]));
	const whose = [interpolate(page.text.account, { email }), ...(person ? [person.name] : [])];
	const stays = signedIn && signedIn.id !== account.id ? shownEmail(signedIn.email) : null;
	return data({ ...page, email, whose, stays, dead: null });
}

export const action = formAction(anyone, {
	schema: newPasswordSchema,
	async run({ values: { password }, request, context }) {
		const token = await carriedToken(request);
		const owner = await AccountLink.ownerOf("reset-password", token);
		const [person] = owner ? await Staff.people([owner.id]) : [];
		refuseWeakPassword(password, person ? [person.name, person.email] : []);
		const reader = await readerOf(request);
		const networks = [networkDigest(context), reader, networkPrefix(context)] as const;
		const account = await AccountLink.resetPassword(token, password, ...networks);
		if (!account) return replace("/portal/new-password");
		return signInByLink({ request, context }, account);
	},
});

export default function NewPasswordPage() {
	const { text, scene, passwordHint, email, whose, stays, dead } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	if (dead) return <DeadLink text={dead} scene={scene} />;
	return (
		<AuthPage
			heading={text.heading}
			intro={stays ? interpolate(text.introOther, { viewer: stays }) : text.intro}
			scene={scene}
		>
			<WhoseAccount lines={whose} notYours={stays ? undefined : text.notYours} />
			<ValidatedForm id="new-password" schema={newPasswordSchema} reply={reply} failure={text.failed}>
				{(fields) => (
					<>
						<UserName email={email} />
						<PasswordFields fields={fields} text={text} hint={passwordHint} />
						<SubmitButton>{stays ? text.submitOther : text.submit}</SubmitButton>
					</>
				)}
			</ValidatedForm>
		</AuthPage>
	);
}
