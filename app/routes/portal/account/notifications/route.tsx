import { useActionData, useLoaderData } from "@remix-run/react";
import { interpolate } from "#app/i18n/interpolate.ts";
import { leadTo } from "#app/server/flash.server.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { mailLeaves } from "#app/server/mail/transport.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { CheckboxField } from "#app/ui/form/field.tsx";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { z } from "#app/ui/form/zod.ts";
import { preferencesOf, setPreferences } from "#models/account/preferences.server.ts";
import { shownEmail } from "#models/contact/email.server.ts";
import { AccountPage } from "../account-page.tsx";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../../shell/title.ts";

const ticked = () => z.optional(z.literal("on"));
const notificationsSchema = z.object({ digest: ticked(), takesDemos: ticked() });

export const loader = requireStaff(async ({ viewer, language }) => {
	const notifications = text(language, "portalNotifications");
	const { digest, takesDemos } = await preferencesOf(viewer.id);
	return {
		account: text(language, "portalAccount").account,
		notifications,
		intro: mailLeaves
			? interpolate(notifications.intro, { email: shownEmail(viewer.email) })
			: notifications.notMailed,
		now: { digest: digest ? "on" : "", takesDemos: takesDemos ? "on" : "" },
		title: notifications.title,
	};
});

export const action = staffAction(requireStaff, {
	schema: notificationsSchema,
	counts: "change",
	async run({ values: { digest, takesDemos }, viewer, language }) {
		const preferences = { digest: digest === "on", takesDemos: takesDemos === "on" };
		await setPreferences(viewer, preferences);
		return leadTo("/portal/notifications", text(language, "portalNotifications").saved);
	},
});

export default function NotificationsPage() {
	const { account, notifications, intro, now } = useLoaderData<typeof loader>();
	return (
		<AccountPage nav={account} heading={notifications.heading} intro={intro}>
			<ValidatedForm
				id="notifications"
				schema={notificationsSchema}
				reply={useActionData<typeof action>()}
				failure={notifications.failed}
				defaultValue={now}
			>
				{(fields) => (
					<>
						<CheckboxField
							field={fields.digest}
							label={notifications.digest}
							hint={notifications.digestHint}
							optional
						>
							{notifications.digestHint}
						</CheckboxField>
						<CheckboxField
							field={fields.takesDemos}
							label={notifications.takesDemos}
							hint={notifications.takesDemosHint}
							optional
						>
							{notifications.takesDemosHint}
						</CheckboxField>
						<SubmitButton>{notifications.submit}</SubmitButton>
					</>
				)}
			</ValidatedForm>
			<p>{notifications.always}</p>
		</AccountPage>
	);
}
