import { Link, useActionData, useLoaderData, useLocation, useNavigation } from "@remix-run/react";
import { dashboard, deletedInquiries } from "#app/addresses/records.ts";
import { listSearch } from "#app/addresses/search.ts";
import { leadTo } from "#app/server/flash.server.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { emptyFormSchema } from "#app/ui/form/empty-form.tsx";
import { problemText } from "#app/ui/form/form-texts.ts";
import { type FormReply, reloadUnlessFailed } from "#app/ui/form/reply.ts";
import { deleteInquiry } from "#models/inquiry/trash.server.ts";
import { Inquiries } from "#models/records/records.server.ts";
import { orNotFound } from "../or-not-found.server.ts";
import { PostForm } from "../shell/post-form.tsx";
import { usePortal } from "../shell/use-portal.ts";
import { DialogProblem, InquiryDialog } from "./inquiry-dialog.tsx";
import { useInquiryTexts } from "./use-texts.ts";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../shell/title.ts";

export const loader = requireStaff(async ({ params, viewer, language }) => {
	const { customerName, companyName } = orNotFound(await Inquiries.find(viewer, params.id ?? ""));
	const { remove } = text(language, "portalInquiries");
	return { customerName, companyName, title: remove.title };
});

export const action = staffAction(requireStaff, {
	schema: emptyFormSchema,
	counts: "change",
	back: ({ request }) => dashboard + new URL(request.url).search,
	async run({ params, viewer, language, back }) {
		orNotFound(await deleteInquiry(viewer, params.id ?? ""));
		const said = text(language, "portalInquiries").dashboard.notices.deleted;
		const { restore } = text(language, "portalSeveral").remove;
		return leadTo(back, { text: `${said} `, link: { words: restore, to: deletedInquiries } });
	},
});

export const shouldRevalidate = reloadUnlessFailed;

export default function DeletePage() {
	const { customerName, companyName } = useLoaderData<typeof loader>();
	const reply = useActionData<FormReply>();
	const { search } = useLocation();
	const { failures, form } = usePortal().text;
	const { remove } = useInquiryTexts();
	const problem = problemText(form, reply, failures.delete);
	const isBusy = useNavigation().formMethod === "POST";
	return (
		<InquiryDialog labelledBy="delete-heading">
			<h1 id="delete-heading">{remove.question}</h1>
			<p>
				{customerName}, {companyName}
			</p>
			{problem && (
				<div className="error-box" role="alert">
					<p>{problem}</p>
				</div>
			)}
			<PostForm replace preventScrollReset className="flex flex-wrap items-center gap-2">
				<button type="submit" className="btn btn-danger" aria-disabled={isBusy || undefined}>
					{remove.confirm}
				</button>{" "}
				<Link className="btn btn-quiet" to={dashboard + listSearch(search)} replace preventScrollReset>
					{remove.cancel}
				</Link>
			</PostForm>
		</InquiryDialog>
	);
}

export const ErrorBoundary = DialogProblem;
