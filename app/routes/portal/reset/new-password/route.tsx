import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { signIn } from "#app/server/auth.server.ts";
import { refuseCommonPassword } from "#app/server/common-passwords.server.ts";
import { answerForm } from "#app/server/form.server.ts";
import { carriedToken } from "#app/server/link-token.server.ts";
import { replace } from "#app/server/redirect.server.ts";
import { whileDatabaseAnswers } from "#app/server/staff.server.ts";
import { keepWhatWasTyped } from "#app/ui/form/reply.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { Account } from "#models/account.server.ts";
import { OneTimeLink } from "#models/one-time-link.server.ts";
import { DeadLink } from "../../entry/dead-link.tsx";
import { Entry } from "../../entry/entry.tsx";
import { entryTexts } from "../../entry/entry-data.server.ts";
import { newPasswordNames } from "../../entry/new-password.ts";
import { PasswordFields } from "../../entry/password-fields.tsx";
import { newPasswordSchema } from "./schema.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

export async function loader({ request }: LoaderFunctionArgs) {
	const token = await carriedToken(request);
	const works = await whileDatabaseAnswers(request, () => OneTimeLink.isValid("reset-password", token));
	const [page, dead] = [await entryTexts(request, "newPassword"), await entryTexts(request, "deadLink")];
	return works
		? data({ ...page, dead: null })
		: data({ ...page, dead: dead.text, title: dead.title }, { status: 410 });
}

export async function action({ request }: ActionFunctionArgs) {
	const choose = async ({ password }: { password: string }): Promise<null> => {
		refuseCommonPassword(password);
		const account = await Account.resetPassword(await carriedToken(request), password);
		if (!account) throw replace("/portal/new-password");
		throw await signIn(request, account, "/portal/dashboard");
	};
	return answerForm(request, newPasswordSchema, choose, newPasswordNames);
}

export const clientAction = keepWhatWasTyped;

export default function NewPasswordPage() {
	const { text, form, scene, passwordHint, dead } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	if (dead) return <DeadLink text={dead} scene={scene} />;
	return (
		<Entry heading={text.heading} intro={text.intro} scene={scene}>
			<ValidatedForm
				id="new-password"
				schema={newPasswordSchema}
				texts={form}
				reply={reply}
				failure={text.failed}
			>
				{(fields) => (
					<>
						<PasswordFields fields={fields} text={text} hint={passwordHint} />
						<SubmitButton>{text.submit}</SubmitButton>
					</>
				)}
			</ValidatedForm>
		</Entry>
	);
}
