import { useLoaderData } from "@remix-run/react";
import { customerSearch } from "#app/addresses/records.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { ListPage } from "../list/list-page.tsx";
import { CustomerFilter, CustomerList } from "./customer-list.tsx";
import { foundCustomers } from "./found.server.ts";
import { useCustomerTexts } from "./use-texts.ts";

export { meta } from "../shell/title.ts";

export const loader = requireStaff(async ({ request, viewer, language }) => {
	const { search } = text(language, "portalCustomers");
	const found = await foundCustomers(request, viewer, language);
	return { ...found, title: found.q ? interpolate(search.titleOf, { text: found.q }) : search.title };
});

export default function CustomerSearch() {
	const { q, isCut, page } = useLoaderData<typeof loader>();
	const { search } = useCustomerTexts();
	return (
		<ListPage
			address={customerSearch}
			heading={search.heading}
			intro={search.intro}
			search={<CustomerFilter q={q} />}
			page={page}
			rows={<CustomerList customers={page.rows} />}
			empty={q && search.none}
			cut={isCut ? search.cut : undefined}
		/>
	);
}
