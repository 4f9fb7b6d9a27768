import { useLoaderData } from "@remix-run/react";
import { formatDateTime } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { deviceName } from "#app/server/device-name.ts";
import { leadTo } from "#app/server/flash.server.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { closeSession, sessionToken } from "#app/server/session.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { z } from "#app/ui/form/zod.ts";
import { Session } from "#models/account/session.server.ts";
import { PostForm } from "../../shell/post-form.tsx";
import { AccountPage } from "../account-page.tsx";
import { AccountTable, TimeCell } from "../account-table.tsx";

export { meta } from "../../shell/title.ts";

const everywhere = "everywhere";

const signOutSchema = z.object({ session: z.string().check(z.regex(/^([0-9a-f]{64}|everywhere)$/)) });

export const loader = requireStaff(async ({ request, viewer, language }) => {
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
	async run({ values: { session }, request, context, viewer, language }) {
		if (session === everywhere) await Session.closeEverywhere(viewer);
		else await Session.closeOne(viewer, session);
		const token = await sessionToken(request);
		const { notices } = text(language, "portalAccount").devices;
		if (token && (await Session.accountOf(token))) return leadTo("/portal/devices", notices.device);
		return redirect("/portal/login", { headers: { "Set-Cookie": await closeSession({ request, context }) } });
	},
});

export default function DevicesPage() {
	const { account, devices } = useLoaderData<typeof loader>();
	return (
		<AccountPage nav={account} heading={devices.heading} intro={devices.intro}>
			<DeviceList />
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

function DeviceList() {
	const { devices: text, sessions } = useLoaderData<typeof loader>();
	const { columns } = text;
	return (
		<AccountTable columns={[columns.device, columns.signedIn, columns.lastUse]} action={columns.action}>
			{sessions.map(({ id, name, current, signedIn, lastUse }) => (
				<tr key={id}>
					<th scope="row">
						{name} {current && <span className="badge">{text.current}</span>}
					</th>
					<TimeCell label={columns.signedIn} moment={signedIn} />
					<TimeCell label={columns.lastUse} moment={lastUse} />
					<td>
						<PostForm>
							<input type="hidden" name="session" value={id} />
							<button
								type="submit"
								className="btn btn-quiet"
								aria-label={interpolate(text.signOutOf, { device: name, time: lastUse.shown })}
							>
								{text.signOut}
							</button>
						</PostForm>
					</td>
				</tr>
			))}
		</AccountTable>
	);
}
