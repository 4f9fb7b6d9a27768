import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { signIn } from "#app/server/auth.server.ts";
import { anyone, formAction } from "#app/server/form-action.server.ts";
import { readerOf } from "#app/server/i18n.server.ts";
import { networkDigest, networkPrefix } from "#app/server/network.server.ts";
import { refuseWeakPassword } from "#app/server/weak-passwords.server.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { email, requiredText } from "#app/ui/form/fields.ts";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { z } from "#app/ui/form/zod.ts";
import { Account } from "#models/account/account.server.ts";
import { maxLength } from "#models/limits.ts";
import { NetworkCount } from "#models/network-count.server.ts";
import { Refusal } from "#models/refusal.ts";
import { env } from "#models/settings/env.server.ts";
import { authTexts, destinationOf, onlyForGuests, withDestinationOf } from "../auth/auth-data.server.ts";
import { AuthLinks, AuthPage } from "../auth/auth-page.tsx";
import { newPasswordFields, samePasswords } from "../auth/new-password.ts";
import { PasswordFields } from "../auth/password-fields.tsx";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../shell/title.ts";

const signupSchema = z
	.object({
		fullName: requiredText("fullNameRequired", maxLength.name),
		email: email(),
		...newPasswordFields,
	})
	.check(samePasswords);

export async function loader(args: LoaderFunctionArgs) {
	const { request } = args;
	await onlyForGuests(args, destinationOf(request));
	const login = withDestinationOf(request, "/portal/login");
	const [page, closed] = [await authTexts(request, "signup"), await authTexts(request, "closed")];
	if (env.SIGNUP !== "off") return { ...page, login, closed: null };
	return { ...page, login, closed: closed.text, title: closed.title };
}

export const action = formAction(anyone, {
	schema: signupSchema,
	async run({ values: { fullName, email, password }, request, context }) {
		refuseWeakPassword(password, [fullName, email]);
		const digest = networkDigest(context);
		if (!(await NetworkCount.add("sign-up", digest))) throw new Refusal("tooManyForms", 429);
		const person = { fullName, email, password };
		const reader = await readerOf(request);
		const { id } = await Account.register(person, reader, digest, networkPrefix(context));
		return signIn({ request, context }, { id, email }, destinationOf(request));
	},
});

export default function SignupPage() {
	const { text, scene, passwordHint, login, closed } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	if (closed) {
		return (
			<AuthPage heading={closed.heading} intro={closed.text} scene={scene}>
				<AuthLinks
					links={[
						[login, closed.login],
						["/", closed.home],
					]}
				/>
			</AuthPage>
		);
	}
	return (
		<AuthPage heading={text.heading} scene={scene}>
			<ValidatedForm id="signup" schema={signupSchema} reply={reply} failure={text.failed}>
				{(fields) => (
					<>
						<TextField field={fields.fullName} label={text.fullName} autoComplete="name" />
						<TextField field={fields.email} label={text.email} type="email" autoComplete="username" />
						<PasswordFields fields={fields} text={text} hint={passwordHint} />
						<SubmitButton>{text.submit}</SubmitButton>
					</>
				)}
			</ValidatedForm>
			<AuthLinks
				links={[
					[login, text.login],
					["/", text.home],
				]}
			/>
		</AuthPage>
	);
}
