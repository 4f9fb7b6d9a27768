import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { forStaff } from "#app/server/staff.server.ts";
import { SalesInquiry } from "#models/sales-inquiry.server.ts";
import { InquiryTable } from "./inquiry-table.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

export const loader = forStaff(async ({ request, viewer }) => {
	const language = await pageLanguage(request);
	const { roles, brand } = text(language, "portal");
	const { dashboard, options } = text(language, "portalInquiries");
	const [{ rows: inquiries }, counts] = await Promise.all([
		SalesInquiry.pageFor(viewer, {}),
		SalesInquiry.countsFor(viewer),
	]);
	return {
		inquiries,
		counts,
		language,
		dashboard,
		options,
		badge: viewer.isAdmin ? roles.adminBadge : null,
		title: `${dashboard.title} · ${brand}`,
	};
});

export default function DashboardPage() {
	const { inquiries, counts, language, dashboard, options, badge } = useLoaderData<typeof loader>();
	return (
		<main id="main">
			<h1>{dashboard.heading}</h1>
			{badge && <p className="badge">{badge}</p>}
			<dl className="counts">
				{(["total", "pending", "in-progress", "completed"] as const).map((name) => (
					<div key={name}>
						<dt>{dashboard.counts[name]}</dt>
						<dd>{counts[name]}</dd>
					</div>
				))}
			</dl>
			{inquiries.length === 0 ? (
				<p>{dashboard.empty}</p>
			) : (
				<InquiryTable
					inquiries={inquiries}
					language={language}
					columns={dashboard.columns}
					options={options}
				/>
			)}
		</main>
	);
}
