import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { interpolate } from "#app/i18n/interpolate.ts";
import { answerForm } from "#app/server/form.server.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { CheckboxField } from "#app/ui/form/field.tsx";
import { keepWhatWasTyped } from "#app/ui/form/reply.ts";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { z } from "#app/ui/form/zod.ts";
import { MorningMails } from "#models/account/morning-mails.server.ts";
import { News } from "../../shell/news.tsx";
import { AccountPage } from "../account-page.tsx";

const notificationsSchema = z.object({ digest: z.optional(z.literal("on")) });

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

export const loader = requireStaff(async ({ request, viewer }) => {
	const language = await pageLanguage(request);
	const { form, brand } = text(language, "portal");
	const notifications = text(language, "portalNotifications");
	return {
		account: text(language, "portalAccount").account,
		notifications,
		form,
		intro: interpolate(notifications.intro, { email: viewer.email }),
		now: { digest: (await MorningMails.wantsDigest(viewer.id)) ? "on" : "" },
		isSaved: new URL(request.url).searchParams.get("done") === "saved",
		title: `${notifications.title} · ${brand}`,
	};
});

export const action = requireStaff(async ({ request, viewer }) =>
	answerForm(request, notificationsSchema, async ({ digest }): Promise<null> => {
		await MorningMails.setDigest(viewer.id, digest === "on");
		throw redirect("/portal/notifications?done=saved");
	}),
);

export const clientAction = keepWhatWasTyped;

export default function NotificationsPage() {
	const { account, notifications, form, intro, now, isSaved } = useLoaderData<typeof loader>();
	return (
		<AccountPage nav={account} heading={notifications.heading} intro={intro}>
			{isSaved && <News className="success-panel" text={notifications.saved} />}
			<ValidatedForm
				id="notifications"
				schema={notificationsSchema}
				texts={form}
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
						<SubmitButton>{notifications.submit}</SubmitButton>
					</>
				)}
			</ValidatedForm>
			<p>{notifications.always}</p>
		</AccountPage>
	);
}
