import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { fill } from "#app/i18n/fill.ts";
import { formatDate, formatMoment } from "#app/i18n/format.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { forAdmin } from "#app/server/staff.server.ts";
import { Staff } from "#models/staff.server.ts";
import { News } from "../frame/news.tsx";
import { StaffTable } from "./staff-table.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

export const loader = forAdmin(async ({ request, viewer }) => {
	const language = await pageLanguage(request);
	const { brand, roles } = text(language, "portal");
	const { staff } = text(language, "portalAccount");
	const members = await Staff.list();
	const changed = new URL(request.url).searchParams.get("done");
	const name = members.find(({ id }) => id === changed)?.fullName;
	return {
		staff,
		roles,
		members: members.map(({ createdAt, lastSeenAt, ...member }) => ({
			...member,
			own: member.id === viewer.id,
			created: { at: createdAt, shown: formatDate(language, createdAt) },
			lastSeen: lastSeenAt === null ? null : { at: lastSeenAt, shown: formatMoment(language, lastSeenAt) },
		})),
		notice: name === undefined ? null : fill(staff.changed, { name }),
		title: `${staff.title} · ${brand}`,
	};
});

export default function StaffPage() {
	const { staff, roles, members, notice } = useLoaderData<typeof loader>();
	return (
		<main id="main" className="portal-main account account-wide">
			<h1>{staff.heading}</h1>
			<p>{staff.intro}</p>
			{notice && <News className="success-panel" text={notice} />}
			<StaffTable members={members} text={staff} roles={roles} />
		</main>
	);
}
