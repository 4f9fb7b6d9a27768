import { useActionData, useLoaderData } from "@remix-run/react";
import { provePassword, signIn } from "#app/server/auth.server.ts";
import { flashed } from "#app/server/flash.server.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { readerOf, text } from "#app/server/i18n.server.ts";
import { networkDigest } from "#app/server/network.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { refuseWeakPassword } from "#app/server/weak-passwords.server.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { upTo } from "#app/ui/form/fields.ts";
import { UserName } from "#app/ui/form/user-name.tsx";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { z } from "#app/ui/form/zod.ts";
import { Account } from "#models/account/account.server.ts";
import { maxLength } from "#models/limits.ts";
import { newPasswordFields, samePasswords } from "../../auth/new-password.ts";
import { PasswordFields } from "../../auth/password-fields.tsx";
import { usePortal } from "../../shell/use-portal.ts";
import { AccountPage } from "../account-page.tsx";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../../shell/title.ts";

const passwordSchema = z
	.object({
		current: z.string("passwordRequired").check(upTo(maxLength.password)),
		...newPasswordFields,
	})
	.check(samePasswords);

export const loader = requireStaff(async ({ language }) => {
	const { account, password, passwordHint } = text(language, "portalAccount");
	return { account, password, passwordHint, title: password.title };
});

export const action = staffAction(requireStaff, {
	schema: passwordSchema,
	counts: "change",
	async run({ values: { current, password }, ...args }) {
		const { request, context, viewer, language } = args;
		refuseWeakPassword(password, [viewer.fullName, viewer.email]);
		await provePassword(args, { email: viewer.email, password: current, field: "current" });
		const reader = await readerOf(request);
		await Account.changePassword(viewer, password, networkDigest(context), reader);
		const person = { ...viewer, factorUsed: true };
		const { notices } = text(language, "portalAccount").devices;
		return signIn({ request, context }, person, "/portal/devices", [await flashed(notices.password)]);
	},
});

export default function PasswordPage() {
	const { account, password, passwordHint } = useLoaderData<typeof loader>();
	const { viewer } = usePortal();
	return (
		<AccountPage nav={account} heading={password.heading} intro={password.intro}>
			<ValidatedForm
				id="password"
				schema={passwordSchema}
				reply={useActionData<typeof action>()}
				failure={password.failed}
				labels={{ current: password.current, password: password.password }}
			>
				{(fields) => (
					<>
						<UserName email={viewer?.email} />
						<TextField
							field={fields.current}
							label={password.current}
							type="password"
							autoComplete="current-password"
						/>
						<PasswordFields fields={fields} text={password} hint={passwordHint} />
						<SubmitButton>{password.submit}</SubmitButton>
					</>
				)}
			</ValidatedForm>
		</AccountPage>
	);
}
