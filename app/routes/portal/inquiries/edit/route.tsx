import { Link, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { dashboard, inquiryAddress } from "#app/addresses/records.ts";
import { changedSearch } from "#app/addresses/search.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { leadTo } from "#app/server/flash.server.ts";
import { isAnswer } from "#app/server/form.server.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { reloadUnlessFailed } from "#app/ui/form/reply.ts";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { shownEmail } from "#models/contact/email.server.ts";
import { namesOf } from "#models/form-fields.ts";
import { inquiryFields } from "#models/inquiry/fields.ts";
import { editInquiry } from "#models/inquiry/inquiry.server.ts";
import { fingerprintsOf } from "#models/inquiry/merge.server.ts";
import type { InquiryView } from "#models/inquiry/view.ts";
import { Inquiries } from "#models/records/records.server.ts";
import { Refusal } from "#models/refusal.ts";
import { orNotFound } from "../../or-not-found.server.ts";
import { Main } from "../../shell/main.tsx";
import { FieldGroups } from "../field-groups.tsx";
import { editInquirySchema } from "../schema.ts";
import { useInquiryLabels, useInquiryTexts } from "../use-texts.ts";
import { editForm, readOpened, useOpened } from "./opened.ts";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../../shell/title.ts";

export const loader = requireStaff(async ({ request, params, viewer, language }) => {
	const { edit } = text(language, "portalInquiries");
	const found = await Inquiries.find(viewer, params.id ?? "");
	const shown = found && { ...found, customerEmail: shownEmail(found.customerEmail) };
	// A posted form gets back what was typed, even if the inquiry was deleted meanwhile.
	return {
		stored: isAnswer(request) ? shown : orNotFound(shown),
		fingerprints: found ? fingerprintsOf(found) : {},
		title: edit.title,
	};
});

export const action = staffAction(requireStaff, {
	schema: editInquirySchema,
	counts: "change",
	async run({ values: { opened, ...fields }, request, params, viewer, language }) {
		const { id = "" } = params;
		const edited = await editInquiry(viewer, id, fields, readOpened(opened));
		if (!edited) throw new Refusal("deletedMeanwhile", 404);
		const address = inquiryAddress(id) + changedSearch(new URL(request.url).search, { draft: null });
		const { merged, saved } = text(language, "portalInquiries").dashboard.notices;
		return leadTo(address, edited.isMerged ? merged : saved);
	},
});

export const shouldRevalidate = reloadUnlessFailed;

export default function EditPage() {
	const { stored } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	const { search } = useLocation();
	const { edit } = useInquiryTexts();
	const back = stored
		? inquiryAddress(stored.id, undefined, changedSearch(search, { draft: null }))
		: dashboard;
	const { opened, hints } = useOpened(useLoaderData<typeof loader>(), reply);

	return (
		<Main className="[--measure:52rem] [&_.form]:gap-5">
			<h1>{stored ? interpolate(edit.heading, { customer: stored.customerName }) : edit.title}</h1>
			<ValidatedForm
				id={editForm}
				schema={editInquirySchema}
				labels={useInquiryLabels()}
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
	const stored = namesOf(inquiryFields).filter((name) => inquiry[name] !== undefined);
	return Object.fromEntries(stored.map((name) => [name, String(inquiry[name])]));
}
