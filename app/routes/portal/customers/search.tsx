import { Link, useLoaderData } from "@remix-run/react";
import * as z from "zod";
import { customerAddress, customerSearch, recordAddress } from "#app/addresses/customers.ts";
import { formatDate } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type vi from "#app/locales/vi/portalCustomers.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { readListQuery, word } from "#app/server/list-query.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { searchCustomers } from "#models/customer/search.server.ts";
import { noRows } from "#models/database/page.server.ts";
import { FilterForm } from "../list/filter-form.tsx";
import { TextFilter } from "../list/filters.tsx";
import { ListPage } from "../list/list-page.tsx";
import { useRequestTexts } from "../requests/use-texts.ts";
import { usePortal } from "../shell/use-portal.ts";
import { useCustomerTexts } from "./use-texts.ts";

export { meta } from "../shell/title.ts";

export const loader = requireStaff(async ({ request, viewer }) => {
	const language = await pageLanguage(request);
	const { search } = text(language, "portalCustomers");
	const { asked } = await readListQuery(request, z.object({ q: word }));
	const found = asked.q ? await searchCustomers(viewer, asked.q) : [];
	return {
		q: asked.q,
		page: {
			...noRows,
			rows: found.map(({ records, ...customer }) => ({
				...customer,
				records: records.map(({ createdAt, ...record }) => ({
					...record,
					came: formatDate(language, createdAt),
				})),
			})),
		},
		title: asked.q ? interpolate(search.titleOf, { text: asked.q }) : search.title,
	};
});

type Found = ReturnType<typeof useLoaderData<typeof loader>>["page"]["rows"][number];

export default function CustomerSearch() {
	const { q, page } = useLoaderData<typeof loader>();
	const { search } = useCustomerTexts();
	const { hint } = usePortal().text.nav.search;
	return (
		<ListPage
			address={customerSearch}
			heading={search.heading}
			intro={search.intro}
			search={
				<FilterForm isFiltered={q !== undefined} submit={search.submit} clear={{ text: search.clear }}>
					<TextFilter name="q" label={hint} hint="" value={q} />
				</FilterForm>
			}
			page={page}
			rows={
				<ul className="grid gap-4">
					{page.rows.map((customer) => (
						<Customer
							key={[customer.name, ...customer.records.map(({ id, came }) => id ?? came)].join(" ")}
							customer={customer}
							text={search}
						/>
					))}
				</ul>
			}
			empty={q && search.none}
		/>
	);
}

/** Who it is, and what there is of them; of a colleague's only whose it is. */
function Customer({
	customer: { name, companyName, records },
	text,
}: {
	customer: Found;
	text: typeof vi.search;
}) {
	const { kinds } = useRequestTexts();
	const first = records.find(({ id }) => id !== null);
	return (
		<li className="grid gap-1 border-b pb-4 wrap-anywhere">
			<h2 className="text-base">
				{first?.id ? <Link to={customerAddress(first.id)}>{name}</Link> : name}{" "}
				{companyName && <span className="block font-normal text-ink-soft">{companyName}</span>}
			</h2>
			<ul className="grid gap-0.5">
				{records.map(({ what, id, name: named, owner, isOpen, came }) => {
					const kind = what === "inquiry" ? text.inquiry : kinds[what];
					const shown = `${kind}, ${came}`;
					return (
						<li key={id ?? `${what} ${came} ${owner}`} className="flex flex-wrap gap-x-3">
							{id ? (
								<Link className="inline-block py-[0.15rem]" to={recordAddress(what, id)}>
									{shown}
								</Link>
							) : (
								<span className="py-[0.15rem]">{shown}</span>
							)}{" "}
							<span className="py-[0.15rem] text-ink-soft">
								{named !== name && `${named}, `}
								{isOpen ? text.open : text.closed},{" "}
								{id ? (owner ?? text.nobody) : interpolate(text.others, { owner: owner ?? text.colleague })}
							</span>
						</li>
					);
				})}
			</ul>
		</li>
	);
}
