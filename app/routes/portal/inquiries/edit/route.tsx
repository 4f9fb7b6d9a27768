import type { MetaFunction } from "@remix-run/node";
import {
	Link,
	type ShouldRevalidateFunction,
	useActionData,
	useLoaderData,
	useLocation,
} from "@remix-run/react";
import { dashboard, inquiryAddress } from "#app/addresses/inquiries.ts";
import { changedSearch } from "#app/addresses/search.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { answerForm, FieldErrors, isAnswer } from "#app/server/form.server.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { keepWhatWasTyped } from "#app/ui/form/reply.ts";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { shownEmail } from "#models/email.server.ts";
import { EditConflict, editInquiry, findInquiry } from "#models/inquiry/inquiry.server.ts";
import { fingerprintsOf } from "#models/inquiry/merge.server.ts";
import type { InquiryFields } from "#models/inquiry/record.server.ts";
import type { InquiryView } from "#models/inquiry/view.ts";
import { countFormWrite, orNotFound } from "../../change.server.ts";
import { reloadUnlessFailed } from "../../change-reply.ts";
import { Main } from "../../shell/main.tsx";
import { usePortal } from "../../shell/use-portal.ts";
import { FieldGroups } from "../field-groups.tsx";
import { editInquirySchema } from "../schema.ts";
import { useLabels, useTexts } from "../use-texts.ts";
import { conflictsOf, editForm, readOpened, useOpened } from "./opened.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

export const loader = requireStaff(async ({ request, params, viewer }) => {
	const language = await pageLanguage(request);
	const { edit } = text(language, "portalInquiries");
	const found = await findInquiry(viewer, params.id ?? "");
	const shown = found && { ...found, customerEmail: shownEmail(found.customerEmail) };
	// A posted form gets back what was typed, even if the inquiry was deleted meanwhile.
	return {
		stored: isAnswer(request) ? shown : orNotFound(shown),
		fingerprints: found ? fingerprintsOf(found) : {},
		title: `${edit.title} · ${text(language, "portal").brand}`,
	};
});

export const action = requireStaff(async ({ request, params, viewer }) => {
	const { id = "" } = params;
	const { search } = new URL(request.url);
	return answerForm(request, editInquirySchema, async ({ opened, ...fields }): Promise<null> => {
		await countFormWrite(viewer, "change");
		const edited = await editInquiry(viewer, id, fields, readOpened(opened)).catch((error: unknown) => {
			throw error instanceof EditConflict ? new FieldErrors(conflictsOf(error.fields)) : error;
		});
		if (!edited) throw new FieldErrors({ "": ["deletedMeanwhile"] }, 404);
		const notice = edited.isMerged ? "merged" : "saved";
		throw redirect(inquiryAddress(id) + changedSearch(search, { draft: null, notice }), 303);
	});
});

export const clientAction = keepWhatWasTyped;

/** A deleted inquiry has nothing to load. */
export const shouldRevalidate: ShouldRevalidateFunction = (args) =>
	args.actionStatus !== 404 && reloadUnlessFailed(args);

export default function EditPage() {
	const { stored } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	const { search } = useLocation();
	const { form } = usePortal().text;
	const { edit } = useTexts();
	const back = stored
		? inquiryAddress(stored.id, undefined, changedSearch(search, { draft: null }))
		: dashboard;
	const { opened, hints } = useOpened(useLoaderData<typeof loader>(), reply);

	return (
		<Main className="[--measure:55rem] [&_.form]:gap-5">
			<h1>{stored ? interpolate(edit.heading, { customer: stored.customerName }) : edit.title}</h1>
			<ValidatedForm
				id={editForm}
				schema={editInquirySchema}
				texts={form}
				labels={useLabels()}
				reply={reply}
				failure={edit.failed}
				defaultValue={stored ? fieldsOf(stored) : {}}
			>
				{(controls) => (
					<>
						<input type="hidden" name="opened" value={opened} />
						<FieldGroups fields={controls} hints={hints} />
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
