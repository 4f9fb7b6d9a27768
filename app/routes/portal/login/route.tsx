import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { authenticate, signIn } from "#app/server/auth.server.ts";
import { anyone, formAction } from "#app/server/form-action.server.ts";
import { orTooManyTries } from "#app/server/tries.server.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { email, upTo } from "#app/ui/form/fields.ts";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { z } from "#app/ui/form/zod.ts";
import { maxLength } from "#models/limits.ts";
import { Refusal } from "#models/refusal.ts";
import { env } from "#models/settings/env.server.ts";
import { authTexts, destinationOf, onlyForGuests, withDestinationOf } from "../auth/auth-data.server.ts";
import { AuthLinks, AuthPage } from "../auth/auth-page.tsx";
import { usePortal } from "../shell/use-portal.ts";
import { PasskeyLogin } from "./passkey-login.tsx";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../shell/title.ts";

const loginSchema = z.object({
	email: email(),
	password: z.string("passwordRequired").check(upTo(maxLength.password)),
});

export async function loader(args: LoaderFunctionArgs) {
	const { request } = args;
	await onlyForGuests(args, destinationOf(request));
	const { searchParams } = new URL(request.url);
	return {
		...(await authTexts(request, "login")),
		passkey: withDestinationOf(request, "/portal/login/passkey"),
		signup: env.SIGNUP === "off" ? null : withDestinationOf(request, "/portal/signup"),
		ended: (["lost", "kept", "late"] as const).find((end) => searchParams.has(end)),
		needsCookies: searchParams.has("cookies"),
	};
}

export const action = formAction(anyone, {
	schema: loginSchema,
	async run({ values: credentials, request, context }) {
		const proven = await authenticate({ request, context }, credentials).catch(
			orTooManyTries("tooManyTries"),
		);
		if (!proven) throw new Refusal("loginFailed");
		return signIn({ request, context }, { ...proven, email: credentials.email }, destinationOf(request));
	},
});

export default function LoginPage() {
	const { form } = usePortal().text;
	const { text, scene, passkey, signup, ended, needsCookies } = useLoaderData<typeof loader>();
	return (
		<AuthPage heading={text.heading} intro={ended && text[ended]} scene={scene}>
			{needsCookies && (
				<div className="error-box" role="alert">
					<p>{text.needsCookies}</p>
				</div>
			)}
			<ValidatedForm
				id="login"
				schema={loginSchema}
				reply={useActionData<typeof action>()}
				failure={form.errors.loginFailed}
				note={text.unavailable}
			>
				{(fields) => (
					<>
						<TextField field={fields.email} label={text.email} type="email" autoComplete="username" />
						<TextField
							field={fields.password}
							label={text.password}
							type="password"
							autoComplete="current-password"
						/>
						<SubmitButton>{text.submit}</SubmitButton>
					</>
				)}
			</ValidatedForm>
			<PasskeyLogin action={passkey} text={{ ...text.passkey, unavailable: text.unavailable }} />
			<AuthLinks
				links={[
					["/portal/reset", text.forgot],
					...(signup ? [[signup, text.signup] as [string, string]] : []),
					["/", text.home],
				]}
			/>
		</AuthPage>
	);
}
