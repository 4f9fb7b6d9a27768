import { useLoaderData } from "@remix-run/react";
import { formatDateTime } from "#app/i18n/format.ts";
import { deviceName } from "#app/server/device-name.ts";
import { leadTo, staffAction } from "#app/server/form-action.server.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { closeSession, sessionToken } from "#app/server/session.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { z } from "#app/ui/form/zod.ts";
import { Session } from "#models/account/session.server.ts";
import { Flash } from "../../shell/flash.tsx";
import { PostForm } from "../../shell/post-form.tsx";
import { AccountPage } from "../account-page.tsx";
import { DeviceList } from "./device-list.tsx";

export { meta } from "../../shell/title.ts";

const everywhere = "everywhere";

const signOutSchema = z.object({ session: z.string().check(z.regex(/^([0-9a-f]{64}|everywhere)$/)) });

export const loader = requireStaff(async ({ request, viewer }) => {
	const language = await pageLanguage(request);
	const { account, devices } = text(language, "portalAccount");
	const sessions = await Session.listFor(viewer.id, (await sessionToken(request)) ?? undefined);
	return {
		account,
		devices,
		sessions: sessions.map(({ id, userAgent, createdAt, lastSeenAt, current }) => ({
			id,
			current,
			name: deviceName(userAgent) ?? devices.unknown,
			signedIn: { at: createdAt, shown: formatDateTime(language, createdAt) },
			lastUse: { at: lastSeenAt, shown: formatDateTime(language, lastSeenAt) },
		})),
		title: devices.title,
	};
});

export const action = staffAction(requireStaff, {
	schema: signOutSchema,
	counts: null,
	back: () => "/portal/devices",
	async run({ values: { session }, request, context, viewer }) {
		if (session === everywhere) await Session.closeEverywhere(viewer);
		else await Session.closeOne(viewer, session);
		const token = await sessionToken(request);
		if (token && (await Session.accountOf(token))) return leadTo("/portal/devices", "device");
		return redirect("/portal/login", { headers: { "Set-Cookie": await closeSession({ request, context }) } });
	},
});

export default function DevicesPage() {
	const { account, devices, sessions } = useLoaderData<typeof loader>();
	return (
		<AccountPage nav={account} heading={devices.heading} intro={devices.intro}>
			<Flash notices={devices.notices} className="success-panel" />
			<DeviceList sessions={sessions} text={devices} />
			<PostForm className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<input type="hidden" name="session" value={everywhere} />
				<button type="submit" className="btn btn-quiet">
					{devices.signOutEverywhere}
				</button>
				<p className="hint">{devices.everywhereHint}</p>
			</PostForm>
		</AccountPage>
	);
}
