import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
	replace,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { authenticate } from "#app/server/auth.server.ts";
import { answerForm, FieldErrors } from "#app/server/form.server.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { returnTo } from "#app/server/return-to.server.ts";
import { openSession } from "#app/server/session.server.ts";
import { findViewer, whileDatabaseAnswers } from "#app/server/staff.server.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { keepWhatWasTyped } from "#app/ui/form/reply.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { loginSchema } from "./schema.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

export async function loader({ request }: LoaderFunctionArgs) {
	const viewer = await whileDatabaseAnswers(request, () => findViewer(request));
	if (viewer) throw replace("/portal/dashboard");
	const language = await pageLanguage(request);
	const { form, brand } = text(language, "portal");
	const { login } = text(language, "portalAccount");
	return { login, form, title: `${login.title} · ${brand}` };
}

export async function action({ request }: ActionFunctionArgs) {
	const destination = returnTo(new URL(request.url).searchParams.get("returnTo"), "/portal/dashboard");
	const signIn = async (credentials: { email: string; password: string }): Promise<null> => {
		const accountId = await authenticate(request, credentials);
		if (!accountId) throw new FieldErrors({ "": ["loginFailed"] });
		throw redirect(destination, { headers: { "Set-Cookie": await openSession(request, accountId) } });
	};
	return answerForm(request, loginSchema, signIn, ["password"]);
}

export const clientAction = keepWhatWasTyped;

export default function LoginPage() {
	const { login, form } = useLoaderData<typeof loader>();
	return (
		<main id="main" className="entry">
			<h1>{login.heading}</h1>
			<ValidatedForm
				id="login"
				schema={loginSchema}
				texts={form}
				reply={useActionData<typeof action>()}
				failure={login.unavailable}
			>
				{(fields) => (
					<>
						<TextField field={fields.email} label={login.email} type="email" autoComplete="username" />
						<TextField
							field={fields.password}
							label={login.password}
							type="password"
							autoComplete="current-password"
						/>
						<SubmitButton>{login.submit}</SubmitButton>
					</>
				)}
			</ValidatedForm>
			<p>
				<a href="/portal/signup">{login.signup}</a>
			</p>
			<p>
				<a href="/">{login.home}</a>
			</p>
		</main>
	);
}
