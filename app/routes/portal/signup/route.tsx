import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
	replace,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerForm, FieldErrors } from "#app/server/form.server.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { openSession } from "#app/server/session.server.ts";
import { findViewer, whileDatabaseAnswers } from "#app/server/staff.server.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { keepWhatWasTyped } from "#app/ui/form/reply.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { Account, EmailTaken } from "#models/account.server.ts";
import { signupSchema } from "./schema.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

export async function loader({ request }: LoaderFunctionArgs) {
	const viewer = await whileDatabaseAnswers(request, () => findViewer(request));
	if (viewer) throw replace("/portal/dashboard");
	const language = await pageLanguage(request);
	const { form, brand } = text(language, "portal");
	const { signup } = text(language, "portalAccount");
	return { signup, form, title: `${signup.title} · ${brand}` };
}

export async function action({ request }: ActionFunctionArgs) {
	const register = async (person: { fullName: string; email: string; password: string }): Promise<null> => {
		const { id } = await Account.register(person).catch((error: unknown) => {
			throw error instanceof EmailTaken ? new FieldErrors({ email: ["emailTaken"] }) : error;
		});
		throw redirect("/portal/dashboard", { headers: { "Set-Cookie": await openSession(request, id) } });
	};
	return answerForm(
		request,
		signupSchema,
		({ fullName, email, password }) => register({ fullName, email, password }),
		["password", "confirmPassword"],
	);
}

export const clientAction = keepWhatWasTyped;

export default function SignupPage() {
	const { signup, form } = useLoaderData<typeof loader>();
	return (
		<main id="main" className="entry">
			<h1>{signup.heading}</h1>
			<ValidatedForm
				id="signup"
				schema={signupSchema}
				texts={form}
				reply={useActionData<typeof action>()}
				failure={signup.failed}
			>
				{(fields) => (
					<>
						<TextField field={fields.fullName} label={signup.fullName} autoComplete="name" />
						<TextField field={fields.email} label={signup.email} type="email" autoComplete="username" />
						<TextField
							field={fields.password}
							label={signup.password}
							hint={signup.passwordHint}
							type="password"
							autoComplete="new-password"
						/>
						<TextField
							field={fields.confirmPassword}
							label={signup.confirmPassword}
							type="password"
							autoComplete="new-password"
						/>
						<SubmitButton>{signup.submit}</SubmitButton>
					</>
				)}
			</ValidatedForm>
			<p>
				<a href="/portal/login">{signup.login}</a>
			</p>
		</main>
	);
}
