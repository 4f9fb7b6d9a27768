import { Link, useLoaderData } from "@remix-run/react";
import { customerAddress } from "#app/addresses/records.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { findCustomer } from "#models/customer/customer.server.ts";
import { ListPage } from "../list/list-page.tsx";
import { orNotFound } from "../or-not-found.server.ts";
import { Press } from "../shell/post-form.tsx";
import { CustomerFilter, CustomerList } from "./customer-list.tsx";
import { foundCustomers, type ShownFound } from "./found.server.ts";
import { sayAction } from "./say.server.ts";
import { useCustomerTexts } from "./use-texts.ts";

export { meta } from "../shell/title.ts";

export const loader = requireStaff(async ({ request, params: { record = "" }, viewer, language }) => {
	const { name, records } = orNotFound(await findCustomer(viewer, record));
	const { same } = text(language, "portalCustomers");
	return {
		...(await foundCustomers(request, viewer, language)),
		record,
		here: records.map(({ id }) => id),
		heading: interpolate(same.heading, { name }),
		title: same.title,
	};
});

export const action = sayAction("same");

export default function SameCustomerPage() {
	const { q, isCut, page, record, here, heading } = useLoaderData<typeof loader>();
	const { search, same } = useCustomerTexts();
	const address = customerAddress(record, "same");
	const act = ({ name, records }: ShownFound) => {
		const ids = records.flatMap(({ id }) => id ?? []);
		if (ids.some((id) => here.includes(id))) return <p className="text-ink-soft">{same.here}</p>;
		return (
			ids[0] && (
				<Press action={address} className="btn btn-quiet" name="record" value={ids[0]}>
					{same.submit}
					<span className="sr-only"> {name}</span>
				</Press>
			)
		);
	};
	return (
		<ListPage
			address={address}
			heading={heading}
			intro={same.intro}
			notice={
				<p>
					<Link to={customerAddress(record)}>{same.back}</Link>
				</p>
			}
			search={<CustomerFilter q={q} />}
			page={page}
			rows={<CustomerList customers={page.rows} act={act} />}
			empty={q && search.none}
			cut={isCut ? search.cut : undefined}
		/>
	);
}
