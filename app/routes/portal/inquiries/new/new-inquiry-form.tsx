import { type FormEvent, useEffect, useState } from "react";
import { newInquiry } from "#app/addresses/inquiries.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { drafts } from "#app/ui/form/kept-form.ts";
import type { FormReply } from "#app/ui/form/reply.ts";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { usePortal } from "../../shell/use-portal.ts";
import type { Draft } from "../draft.server.ts";
import { FieldGroups } from "../field-groups.tsx";
import { newInquirySchema } from "../schema.ts";
import { useLabels, useTexts } from "../use-texts.ts";

type Props = {
	draft: Draft;
	submissionId: string;
	visitor: { id: string; values: Record<string, string> } | null;
	reply: FormReply<unknown> | undefined;
};

const empty = { urgency: "medium" };

export function NewInquiryForm({ draft, submissionId, visitor, reply }: Props) {
	const { viewer, text } = usePortal();
	const { inquiry } = useTexts();
	const [kept, setKept] = useState(draft.values);
	const viewerId = viewer?.id ?? "";

	useEffect(
		() => setKept((before) => before ?? (visitor ? null : drafts.read(viewerId))),
		[viewerId, visitor],
	);

	function save(event: FormEvent<HTMLElement>) {
		const { form } = event.target as HTMLInputElement;
		if (form && !visitor) drafts.save(viewerId, form);
	}

	function discard() {
		drafts.forgetAll();
		setKept(null);
	}

	return (
		<div className="grid gap-5" onInput={save}>
			{kept && (
				<div className="notice">
					<p>{inquiry.draft.restored}</p>
					<a href={newInquiry} onClick={discard}>
						{inquiry.draft.discard}
					</a>
				</div>
			)}
			<ValidatedForm
				key={kept ? "kept" : "new"}
				id="inquiry"
				schema={newInquirySchema}
				texts={text.form}
				labels={useLabels()}
				reply={reply}
				failure={inquiry.failed}
				note={inquiry.again}
				hidden={{
					submissionId: draft.values?.submissionId ?? submissionId,
					draft: draft.ticket,
					request: draft.values?.request ?? visitor?.id ?? "",
				}}
				defaultValue={{ ...empty, ...visitor?.values, ...kept }}
			>
				{(fields) => (
					<>
						{viewer && (
							<div className="field max-w-112">
								<label htmlFor="sales-rep">{inquiry.fields.salesRepName.label}</label>
								<input id="sales-rep" className="input" value={viewer.email} readOnly />
							</div>
						)}
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
