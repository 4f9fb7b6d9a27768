import { Link, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { deletedInquiries, inquiryAddress } from "#app/addresses/records.ts";
import { leadTo } from "#app/server/flash.server.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { noFilters, readListQuery } from "#app/server/list-query.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { problemText } from "#app/ui/form/form-texts.ts";
import { type FormReply, reloadUnlessFailed } from "#app/ui/form/reply.ts";
import { z } from "#app/ui/form/zod.ts";
import { listDeletedInquiries, restoreInquiry } from "#models/inquiry/trash.server.ts";
import { Inquiries } from "#models/records/records.server.ts";
import { ListPage } from "../../list/list-page.tsx";
import { orNotFound } from "../../or-not-found.server.ts";
import { usePortal } from "../../shell/use-portal.ts";
import { useInquiryTexts } from "../use-texts.ts";
import { Deletion } from "./deletion.tsx";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../../shell/title.ts";

export const loader = requireStaff(async ({ request, viewer, language }) => {
	const { deleted } = text(language, "portalInquiries");
	const { page } = await readListQuery(request, noFilters);
	return {
		page: await listDeletedInquiries(viewer, page),
		title: deleted.title,
	};
});

export const action = staffAction(requireStaff, {
	schema: z.object({ id: z.string() }),
	counts: "change",
	back: ({ request }) => deletedInquiries + new URL(request.url).search,
	async run({ values, viewer, language, back }) {
		orNotFound(await restoreInquiry(viewer, values.id));
		const { customerName: words } = orNotFound(await Inquiries.find(viewer, values.id));
		const { restored } = text(language, "portalInquiries").dashboard;
		return leadTo(back, { text: `${restored} `, link: { words, to: inquiryAddress(values.id) } });
	},
});

export const shouldRevalidate = reloadUnlessFailed;

export default function DeletedPage() {
	const { page } = useLoaderData<typeof loader>();
	const reply = useActionData<FormReply>();
	const { search } = useLocation();
	const { form } = usePortal().text;
	const { deleted } = useInquiryTexts();
	const problem = problemText(form, reply, deleted.failed);
	return (
		<ListPage
			address={deletedInquiries}
			className="[--measure:52rem]"
			heading={deleted.heading}
			intro={deleted.intro}
			notice={
				problem && (
					<p className="error-box" role="alert">
						{problem}
					</p>
				)
			}
			page={page}
			rows={
				<ul className="*:grid *:grid-cols-[minmax(0,1fr)_auto] *:items-center *:gap-x-4 *:border-b *:py-2 [&_a]:font-bold [&_form]:[grid-area:1/2/span_2] print:[&_form]:hidden">
					{page.rows.map((row) => (
						<li key={row.id}>
							<p>
								<Link to={`${deletedInquiries}/${row.id}${search}`}>{row.customerName}</Link>{" "}
								{row.companyName}
							</p>
							<Deletion of={row} />
						</li>
					))}
				</ul>
			}
			empty={deleted.empty}
		/>
	);
}
