import type { MetaFunction } from "@remix-run/node";
import {
	Link,
	type ShouldRevalidateFunction,
	useActionData,
	useLoaderData,
	useLocation,
} from "@remix-run/react";
import { useState } from "react";
import { interpolate } from "#app/i18n/interpolate.ts";
import { answerForm, FieldErrors } from "#app/server/form.server.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { keepWhatWasTyped } from "#app/ui/form/reply.ts";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { editInquiry, findInquiry, InquiryChanged } from "#models/inquiry/inquiry.server.ts";
import type { InquiryFields } from "#models/inquiry/record.server.ts";
import type { InquiryView } from "#models/inquiry/view.ts";
import { Main } from "../../shell/main.tsx";
import { countFormWrite, orNotFound } from "../change.server.ts";
import { reloadUnlessFailed } from "../change-reply.ts";
import { closeDraft, keepDraft, openDraft } from "../draft.server.ts";
import { FieldGroups } from "../field-groups.tsx";
import { changedSearch, dashboard, inquiryAddress } from "../paths.ts";
import { editInquirySchema } from "../schema.ts";
import { useLabels, usePageTexts } from "../use-texts.ts";
import { Conflict, differencesOf } from "./conflict.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

export const loader = requireStaff(async ({ request, params, viewer }) => {
	const language = await pageLanguage(request);
	const { edit } = text(language, "portalInquiries");
	const found = await findInquiry(viewer, params.id ?? "");
	// A posted form gets back what was typed, even if the inquiry was deleted meanwhile.
	const isPosted = request.headers.has("Content-Type");
	return {
		stored: isPosted ? found : orNotFound(found),
		draft: await openDraft(request, viewer),
		title: `${edit.title} · ${text(language, "portal").brand}`,
	};
});

export const action = requireStaff(
	async ({ request, params, viewer }) => {
		const { id = "" } = params;
		const { search } = new URL(request.url);
		return answerForm(request, editInquirySchema, async ({ version, draft, ...fields }): Promise<null> => {
			await countFormWrite(viewer, "change");
			const found = await editInquiry(viewer, id, fields, version).catch((error: unknown) => {
				throw error instanceof InquiryChanged ? new FieldErrors({ "": ["changedMeanwhile"] }) : error;
			});
			if (!found) throw new FieldErrors({ "": ["deletedMeanwhile"] }, 404);
			await closeDraft(draft, viewer);
			throw redirect(inquiryAddress(id) + changedSearch(search, { draft: null, notice: "saved" }), 303);
		});
	},
	(args) => keepDraft(args, editInquirySchema),
);

export const clientAction = keepWhatWasTyped;

/** A deleted inquiry has nothing to load. */
export const shouldRevalidate: ShouldRevalidateFunction = (args) =>
	args.actionStatus !== 404 && reloadUnlessFailed(args);

export default function EditPage() {
	const { stored, draft } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	const { search } = useLocation();
	const { edit, form } = usePageTexts();
	const back = stored
		? inquiryAddress(stored.id, undefined, changedSearch(search, { draft: null }))
		: dashboard;
	const [opened] = useState(draft.values?.version ?? stored?.version);
	const ofForm = reply?.status === "invalid" ? reply.result.error?.[""] : null;
	const isConflict = ofForm?.includes("changedMeanwhile");
	const sent = (reply?.status !== "done" && reply?.result?.initialValue) as
		| Record<string, string>
		| undefined;
	// Until a conflict has been shown, the form stands for the version that it was opened with.
	const version = isConflict ? stored?.version : (sent?.version ?? opened);

	return (
		<Main className="[--measure:55rem] [&_.form]:gap-5">
			<h1>{stored ? interpolate(edit.heading, { customer: stored.customerName }) : edit.title}</h1>
			{isConflict && stored && sent && (
				<Conflict differences={differencesOf(stored, sent)} keepAddress={back} />
			)}
			<ValidatedForm
				id="inquiry"
				schema={editInquirySchema}
				texts={form}
				labels={useLabels()}
				reply={reply}
				failure={edit.failed}
				hidden={{ draft: draft.ticket }}
				defaultValue={draft.values ?? (stored ? fieldsOf(stored) : {})}
			>
				{(controls) => (
					<>
						<input type="hidden" name="version" value={version} />
						<FieldGroups fields={controls} />
						<div className="flex flex-wrap items-center gap-2">
							<SubmitButton>{edit.submit}</SubmitButton>{" "}
							<Link className="btn btn-quiet" to={back}>
								{edit.cancel}
							</Link>
						</div>
					</>
				)}
			</ValidatedForm>
		</Main>
	);
}

function fieldsOf(inquiry: InquiryView): Record<string, string> {
	const names = Object.keys(editInquirySchema.shape) as (keyof InquiryFields)[];
	return Object.fromEntries(names.flatMap((name) => (inquiry[name] ? [[name, inquiry[name]]] : [])));
}
