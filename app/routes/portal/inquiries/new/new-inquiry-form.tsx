import { type FormEvent, useEffect, useState } from "react";
import { TextField } from "#app/ui/form/field.tsx";
import { drafts } from "#app/ui/form/kept-form.ts";
import { useOpenedForms } from "#app/ui/form/opened-form.tsx";
import type { FormReply } from "#app/ui/form/reply.ts";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { KeptNotice } from "../../shell/opened-forms.tsx";
import { usePortal } from "../../shell/use-portal.ts";
import { FieldGroups } from "../field-groups.tsx";
import { newInquirySchema } from "../schema.ts";
import { useLabels, useTexts } from "../use-texts.ts";

type Props = {
	submissionId: string;
	visitor: { id: string; values: Record<string, string> } | null;
	reply: FormReply<unknown> | undefined;
};

const form = "inquiry";
const empty = { urgency: "medium" };

export function NewInquiryForm({ submissionId, visitor, reply }: Props) {
	const { viewer, text } = usePortal();
	const { inquiry } = useTexts();
	const isKept = useOpenedForms()?.keptFor(form) != null;
	const [typed, setTyped] = useState<Record<string, string> | null>(null);
	const [isUsed, setIsUsed] = useState(false);
	const viewerId = viewer?.id ?? "";

	useEffect(() => setTyped(visitor || isKept ? null : drafts.read(viewerId)), [viewerId, visitor, isKept]);

	function save(event: FormEvent<HTMLElement>) {
		const { form: open } = event.target as HTMLInputElement;
		if (open && !visitor) drafts.save(viewerId, open);
	}

	function discard() {
		drafts.forgetAll();
		setTyped(null);
		setIsUsed(false);
	}

	return (
		<div className="grid gap-5" onInput={save}>
			{typed && (
				<KeptNotice text={isUsed ? text.kept.restored : text.kept.typed}>
					{!isUsed && (
						<button type="button" className="btn btn-quiet" onClick={() => setIsUsed(true)}>
							{text.kept.use}
						</button>
					)}
					<button type="button" className="btn btn-quiet" onClick={discard}>
						{isUsed ? text.kept.startAgain : text.kept.discard}
					</button>
				</KeptNotice>
			)}
			<ValidatedForm
				key={isUsed ? "typed before" : "new"}
				id={form}
				schema={newInquirySchema}
				labels={useLabels()}
				reply={reply}
				failure={inquiry.failed}
				note={inquiry.again}
				hidden={{
					submissionId,
					request: visitor?.id ?? "",
				}}
				defaultValue={{ ...empty, ...visitor?.values, ...(isUsed && typed) }}
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
