import { type FormEvent, useEffect, useState } from "react";
import { TextField } from "#app/ui/form/field.tsx";
import type { FormReply } from "#app/ui/form/reply.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { usePortal } from "../../shell/use-portal.ts";
import type { Draft } from "../draft.server.ts";
import { FieldGroups } from "../field-groups.tsx";
import { newInquirySchema } from "../schema.ts";
import { useLabels } from "../use-labels.ts";
import { useTexts } from "../use-texts.ts";
import { forgetDrafts, readDraft, saveDraft } from "./draft.ts";

type Props = { draft: Draft; submissionId: string; reply: FormReply<unknown> | undefined };

const empty = { urgency: "medium" };

export function NewInquiryForm({ draft, submissionId, reply }: Props) {
	const { viewer, text: portal } = usePortal();
	const { inquiry } = useTexts();
	const [kept, setKept] = useState(draft.values);
	const viewerId = viewer?.id ?? "";

	useEffect(() => setKept((before) => before ?? readDraft(viewerId)), [viewerId]);

	function save(event: FormEvent<HTMLElement>) {
		const { form } = event.target as HTMLInputElement;
		if (form) saveDraft(viewerId, form);
	}

	function discard() {
		forgetDrafts();
		setKept(null);
	}

	return (
		<div onInput={save}>
			{kept && (
				<div className="notice">
					<p>{inquiry.draft.restored}</p>
					<a href="/portal/inquiry" onClick={discard}>
						{inquiry.draft.discard}
					</a>
				</div>
			)}
			<ValidatedForm
				key={kept ? "kept" : "new"}
				id="inquiry"
				schema={newInquirySchema}
				texts={portal.form}
				labels={useLabels()}
				reply={reply}
				failure={`${inquiry.failed} ${inquiry.again}`}
				hidden={{ submissionId: draft.values?.submissionId ?? submissionId, draft: draft.ticket }}
				defaultValue={{ ...empty, ...kept }}
			>
				{(fields) => (
					<>
						<div className="field">
							<label htmlFor="sales-rep">{inquiry.fields.salesRepName.label}</label>
							<input id="sales-rep" className="input" value={viewer?.email} readOnly />
						</div>
						<FieldGroups
							fields={fields}
							planning={
								<TextField field={fields.followUpOn} {...inquiry.fields.followUpOn} type="date" optional />
							}
						/>
						<SubmitButton>{inquiry.submit}</SubmitButton>
					</>
				)}
			</ValidatedForm>
		</div>
	);
}
