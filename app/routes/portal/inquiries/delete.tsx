import type { MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData, useLocation, useNavigation } from "@remix-run/react";
import { dashboard } from "#app/addresses/inquiries.ts";
import { listSearch } from "#app/addresses/search.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { pressedSchema } from "#app/ui/form/pressed.tsx";
import { countWrite } from "#models/account/write-limit.server.ts";
import { findInquiry } from "#models/inquiry/inquiry.server.ts";
import { deleteInquiry } from "#models/inquiry/trash.server.ts";
import { orNotFound, readChange } from "../change.server.ts";
import { reloadUnlessFailed, tellOutcome } from "../change-reply.ts";
import { PostForm } from "../shell/post-form.tsx";
import { usePortal } from "../shell/use-portal.ts";
import { answerChange } from "./answer-change.server.ts";
import { DialogProblem } from "./dialog-problem.tsx";
import { InquiryDialog } from "./inquiry-dialog.tsx";
import { useTexts } from "./use-texts.ts";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
	data ? [{ title: data.title }] : (matches.at(-2)?.meta ?? []);

export const loader = requireStaff(async ({ request, params, viewer }) => {
	const { customerName, companyName } = orNotFound(await findInquiry(viewer, params.id ?? ""));
	const language = await pageLanguage(request);
	const { remove } = text(language, "portalInquiries");
	return { customerName, companyName, title: `${remove.title} · ${text(language, "portal").brand}` };
});

export const action = requireStaff(async ({ request, params, viewer }) => {
	await readChange(request, pressedSchema);
	const remove = async () => {
		await countWrite(viewer.id, "change");
		return deleteInquiry(viewer, params.id ?? "");
	};
	return answerChange(remove, dashboard + new URL(request.url).search, "deleted");
});

export const clientAction = tellOutcome;

export const shouldRevalidate = reloadUnlessFailed;

export default function DeletePage() {
	const { customerName, companyName } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof clientAction>();
	const { search } = useLocation();
	const { failures } = usePortal().text;
	const { remove } = useTexts();
	const isBusy = useNavigation().formMethod === "POST";
	return (
		<InquiryDialog labelledBy="delete-heading">
			<h1 id="delete-heading">{remove.question}</h1>
			<p>
				{customerName}, {companyName}
			</p>
			{reply?.status === "failed" && (
				<div className="error-box" role="alert">
					<p>{failures.delete}</p>
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
