import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { interpolate } from "#app/i18n/interpolate.ts";
import { answerForm } from "#app/server/form.server.ts";
import { carriedToken, dropToken } from "#app/server/link-token.server.ts";
import { shortenedNetwork } from "#app/server/network.server.ts";
import { replace } from "#app/server/redirect.server.ts";
import { sentOf, sentPage } from "#app/server/sent.server.ts";
import { whileDatabaseAnswers } from "#app/server/staff.server.ts";
import { keepWhatWasTyped } from "#app/ui/form/reply.ts";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { z } from "#app/ui/form/zod.ts";
import { Account } from "#models/account/account.server.ts";
import { authTexts } from "../auth/auth-data.server.ts";
import { AuthLinks, AuthPage, DeadLink } from "../auth/auth-page.tsx";
import { News } from "../shell/news.tsx";

const confirmSchema = z.object({});

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

export async function loader({ request }: LoaderFunctionArgs) {
	const [page, dead] = [await authTexts(request, "confirm"), await authTexts(request, "deadLink")];
	const shown = { ...page, email: "", dead: null, isDone: false };
	if (sentOf(request)) return data({ ...shown, isDone: true, title: page.text.done.heading });
	const token = await carriedToken(request);
	const account = await whileDatabaseAnswers(request, () => Account.ofLink("confirm-email", token));
	if (!account) {
		const gone = { status: 410, headers: { "Set-Cookie": await dropToken() } };
		return data({ ...shown, dead: dead.text, title: dead.title }, gone);
	}
	return data({ ...shown, email: account.email });
}

export async function action({ request, context }: ActionFunctionArgs) {
	return answerForm(request, confirmSchema, async (): Promise<never> => {
		const isConfirmed = await Account.confirmEmail(await carriedToken(request), shortenedNetwork(context));
		if (!isConfirmed) throw replace("/portal/confirm");
		throw sentPage(request, {}, { "Set-Cookie": await dropToken() });
	});
}

export const clientAction = keepWhatWasTyped;

export default function ConfirmPage() {
	const { text, form, scene, email, dead, isDone } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	if (isDone) {
		return (
			<AuthPage heading={text.done.heading} scene={scene}>
				<News className="success-panel" text={text.done.text} />
				<AuthLinks links={[["/portal", text.done.link]]} />
			</AuthPage>
		);
	}
	if (dead) return <DeadLink text={dead} scene={scene} />;
	return (
		<AuthPage heading={text.heading} intro={interpolate(text.intro, { email })} scene={scene}>
			<ValidatedForm id="confirm" schema={confirmSchema} texts={form} reply={reply} failure={text.failed}>
				{() => <SubmitButton>{text.submit}</SubmitButton>}
			</ValidatedForm>
		</AuthPage>
	);
}
