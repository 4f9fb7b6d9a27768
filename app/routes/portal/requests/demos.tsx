import { Link, useLoaderData } from "@remix-run/react";
import { comingDemosPage, inquiryAddress, requestAddress } from "#app/addresses/records.ts";
import { formatDeadline } from "#app/i18n/format.ts";
import { text } from "#app/server/i18n.server.ts";
import { shownPhone } from "#app/server/phone.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { Staff } from "#models/account/staff.server.ts";
import { phoneAddress } from "#models/contact/phone.ts";
import { noRows } from "#models/database/page.server.ts";
import { comingDemos } from "#models/request/coming-demos.server.ts";
import { CompanyLink } from "../customers/company-link.tsx";
import { ListPage } from "../list/list-page.tsx";
import { PhoneLink } from "../record/phone.tsx";
import { useReloadOnReturn } from "../shell/use-reload-on-return.ts";
import { RequestTabs } from "./list/request-tabs.tsx";
import { useRequestTexts } from "./use-texts.ts";

export { meta } from "../shell/title.ts";

export const loader = requireStaff(async ({ viewer, language }) => {
	const texts = text(language, "portalRequests");
	const demos = await comingDemos(viewer);
	const names = await Staff.names(demos.map(({ ownerId }) => ownerId));
	return {
		page: {
			...noRows,
			rows: demos.map(({ id, name, companyName, phone = "", isWrongNumber, demoAt, ownerId, inquiryId }) => ({
				id,
				name,
				companyName,
				inquiryId,
				isWrongNumber,
				demoAt,
				phone: shownPhone(phone),
				call: phoneAddress(phone),
				time: formatDeadline(language, new Date(demoAt)),
				owner: ownerId === viewer.id ? texts.you : (names.get(ownerId ?? "") ?? texts.nobody),
			})),
		},
		title: texts.demos.title,
	};
});

export default function ComingDemosPage() {
	const { page } = useLoaderData<typeof loader>();
	const { demos } = useRequestTexts();
	const { columns } = demos;
	useReloadOnReturn();
	return (
		<ListPage
			address={comingDemosPage}
			heading={demos.heading}
			intro={demos.intro}
			tabs={<RequestTabs shown={comingDemosPage} />}
			page={page}
			empty={demos.empty}
			rows={
				<table className="list demos">
					<thead className="max-lg:sr-only">
						<tr>
							<th scope="col">{columns.time}</th>
							<th scope="col">{columns.visitor}</th>
							<th scope="col">{columns.reach}</th>
							<th scope="col">{columns.owner}</th>
						</tr>
					</thead>
					<tbody>
						{page.rows.map(({ id, inquiryId, name, companyName, time, demoAt, owner, ...row }) => (
							<tr key={id}>
								<td className="font-bold whitespace-nowrap">
									<time dateTime={demoAt}>{time}</time>
								</td>
								<th scope="row">
									<Link to={inquiryId ? inquiryAddress(inquiryId) : requestAddress(id)}>{name}</Link>{" "}
									<small className="firm">
										<CompanyLink record={id} name={companyName} />
									</small>
								</th>
								<td>
									<PhoneLink {...row} />
								</td>
								<td className="owner">{owner}</td>
							</tr>
						))}
					</tbody>
				</table>
			}
		/>
	);
}
