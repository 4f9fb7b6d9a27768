import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { chosenIn } from "#app/addresses/records.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { EmptyForm, emptyFormSchema } from "#app/ui/form/empty-form.tsx";
import { problemText } from "#app/ui/form/form-texts.ts";
import { reloadUnlessFailed } from "#app/ui/form/reply.ts";
import { deleteInquiry } from "#models/inquiry/trash.server.ts";
import { PostForm } from "../shell/post-form.tsx";
import { usePortal } from "../shell/use-portal.ts";
import { oneByOne } from "./one-by-one.server.ts";
import { toldInList } from "./result.server.ts";
import { namesOfChosen, onePage } from "./rows.server.ts";
import { SeveralStepPage } from "./step-page.tsx";
import { useSeveralTexts } from "./use-texts.ts";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../shell/title.ts";

export const loader = requireStaff(async ({ request, viewer, language }) => {
	const { search } = new URL(request.url);
	const { remove } = text(language, "portalSeveral");
	return { names: await namesOfChosen(viewer, chosenIn(search)), title: remove.title };
});

export const action = staffAction(requireStaff, {
	schema: emptyFormSchema,
	counts: "change",
	async run(args) {
		const { request, viewer } = args;
		const ids = onePage(chosenIn(new URL(request.url).search));
		await namesOfChosen(viewer, ids);
		return toldInList(args, "delete", await oneByOne(viewer, ids, (id) => deleteInquiry(viewer, id)));
	},
});

export const shouldRevalidate = reloadUnlessFailed;

export default function SeveralDeletePage() {
	const { names } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	const { failures, form } = usePortal().text;
	const { remove } = useSeveralTexts();
	const problem = problemText(form, reply, failures.delete);
	const isBusy = useNavigation().formMethod === "POST";
	return (
		<SeveralStepPage list="inquiries" heading={remove.heading} names={names}>
			<p className="hint">{remove.hint}</p>
			{problem && (
				<p className="error-box" role="alert">
					{problem}
				</p>
			)}
			<PostForm>
				<EmptyForm />
				<button type="submit" className="btn btn-danger" aria-disabled={isBusy || undefined}>
					{remove.confirm}
				</button>
			</PostForm>
		</SeveralStepPage>
	);
}
