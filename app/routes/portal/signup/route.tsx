import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { signIn } from "#app/server/auth.server.ts";
import { refuseCommonPassword } from "#app/server/common-passwords.server.ts";
import { answerForm, FieldErrors } from "#app/server/form.server.ts";
import { linkReader } from "#app/server/mail/link-mail.server.ts";
import { deliverSoon } from "#app/server/mail/worker.server.ts";
import { networkOf, shortenedNetwork } from "#app/server/network.server.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { email, requiredText } from "#app/ui/form/fields.ts";
import { keepWhatWasTyped } from "#app/ui/form/reply.ts";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { z } from "#app/ui/form/zod.ts";
import { Account, EmailTaken } from "#models/account/account.server.ts";
import { maxLength } from "#models/limits.ts";
import { NetworkCount } from "#models/request/network-count.server.ts";
import { authTexts, destinationOf, onlyForGuests, withDestinationOf } from "../auth/auth-data.server.ts";
import { AuthLinks, AuthPage } from "../auth/auth-page.tsx";
import { newPasswordFields, newPasswordNames, samePasswords } from "../auth/new-password.ts";
import { PasswordFields } from "../auth/password-fields.tsx";

const signupSchema = z
	.object({
		fullName: requiredText("fullNameRequired", maxLength.name),
		email: email(),
		...newPasswordFields,
	})
	.check(samePasswords);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

export async function loader(args: LoaderFunctionArgs) {
	const { request } = args;
	await onlyForGuests(args, destinationOf(request));
	return { ...(await authTexts(request, "signup")), login: withDestinationOf(request, "/portal/login") };
}

export async function action({ request, context }: ActionFunctionArgs) {
	const signUp = async (values: z.output<typeof signupSchema>): Promise<null> => {
		const { fullName, email, password } = values;
		refuseCommonPassword(password);
		const network = networkOf(context);
		if (!(await NetworkCount.add("sign-up", network))) {
			throw new FieldErrors({ "": ["tooManyForms"] }, 429);
		}
		const person = { fullName, email, password };
		const from = shortenedNetwork(context);
		const { id } = await Account.register(person, await linkReader(request), network, from).catch(
			(error: unknown) => {
				throw error instanceof EmailTaken ? new FieldErrors({ email: ["emailTaken"] }) : error;
			},
		);
		deliverSoon();
		throw await signIn({ request, context }, { id, email }, destinationOf(request));
	};
	return answerForm(request, signupSchema, signUp, newPasswordNames);
}

export const clientAction = keepWhatWasTyped;

export default function SignupPage() {
	const { text, form, scene, passwordHint, login } = useLoaderData<typeof loader>();
	return (
		<AuthPage heading={text.heading} scene={scene}>
			<ValidatedForm
				id="signup"
				schema={signupSchema}
				texts={form}
				reply={useActionData<typeof action>()}
				failure={text.failed}
			>
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
