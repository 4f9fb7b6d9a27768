import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { signIn } from "#app/server/auth.server.ts";
import { anyone, formAction } from "#app/server/form-action.server.ts";
import { replace } from "#app/server/redirect.server.ts";
import { forgetStep, provenBefore, takeFactor } from "#app/server/second-step.server.ts";
import { orTooManyTries } from "#app/server/tries.server.ts";
import { Account } from "#models/account/account.server.ts";
import { Refusal } from "#models/refusal.ts";
import { authTexts, destinationOf, onlyForGuests, withDestinationOf } from "../auth/auth-data.server.ts";
import { AuthLinks, AuthPage } from "../auth/auth-page.tsx";
import { CodeForm, codeSchema } from "../auth/code-form.tsx";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../shell/title.ts";

export async function loader(args: LoaderFunctionArgs) {
	const { request } = args;
	const returnTo = destinationOf(request);
	await onlyForGuests(args, returnTo);
	if (!(await provenBefore(request))) throw toLogin(request);
	const app = `/portal/second-step?${new URLSearchParams({ returnTo })}`;
	return {
		...(await authTexts(request, "secondStep")),
		byRecovery: new URL(request.url).searchParams.has("recovery"),
		app,
		recovery: `${app}&recovery=1`,
		login: withDestinationOf(request, "/portal/login"),
	};
}

export const action = formAction(anyone, {
	schema: codeSchema,
	async run({ values: { code }, request, context }) {
		const proven = await provenBefore(request);
		const account = proven && (await Account.active(proven.id));
		if (!account) return toLogin(request);
		const isRight = await takeFactor({ request, context }, account, code).catch(
			orTooManyTries({ code: ["codeTries"] }),
		);
		if (!isRight) throw new Refusal({ code: ["codeWrong"] });
		const person = { ...proven, email: account.email, factorUsed: true };
		return signIn({ request, context }, person, destinationOf(request), [await forgetStep()]);
	},
});

/** The password was shown too long ago, or the browser has kept nothing of it. */
function toLogin(request: Request): Response {
	const query = new URLSearchParams({ returnTo: destinationOf(request) });
	if (request.headers.has("Cookie")) query.set("late", "1");
	else query.set("cookies", "blocked");
	return replace(`/portal/login?${query}`);
}

export default function SecondStepPage() {
	const { text, scene, byRecovery, app, recovery, login } = useLoaderData<typeof loader>();
	return (
		<AuthPage heading={text.heading} intro={byRecovery ? text.introRecovery : text.intro} scene={scene}>
			<CodeForm
				id="second-step"
				of={byRecovery ? "recovery" : "app"}
				label={byRecovery ? text.recoveryCode : text.code}
				submit={text.submit}
				reply={useActionData<typeof action>()}
				failure={text.unavailable}
			/>
			<AuthLinks
				links={[byRecovery ? [app, text.useApp] : [recovery, text.useRecovery], [login, text.other]]}
			/>
			{byRecovery && <p className="hint">{text.lost}</p>}
		</AuthPage>
	);
}
