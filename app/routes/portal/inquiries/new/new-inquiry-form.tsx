import { TextField } from "#app/ui/form/field.tsx";
import type { FormReply } from "#app/ui/form/reply.ts";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { inquiryFields } from "#models/inquiry/fields.ts";
import { KnownCustomer } from "../../customers/known-customer.tsx";
import { usePortal } from "../../shell/use-portal.ts";
import { FieldGroups } from "../field-groups.tsx";
import { newInquirySchema } from "../schema.ts";
import { useInquiryLabels, useInquiryTexts } from "../use-texts.ts";

type Props = {
	id: string;
	submissionId: string;
	visitor: { id: string; values: Record<string, string> } | null;
	reply: FormReply<unknown> | undefined;
};

const empty = { urgency: inquiryFields.urgency.initial };

export function NewInquiryForm({ id, submissionId, visitor, reply }: Props) {
	const { viewer } = usePortal();
	const { inquiry } = useInquiryTexts();
	return (
		<ValidatedForm
			id={id}
			schema={newInquirySchema}
			labels={useInquiryLabels()}
			reply={reply}
			failure={inquiry.failed}
			note={inquiry.again}
			hidden={{
				submissionId,
				request: visitor?.id ?? "",
			}}
			defaultValue={{ ...empty, ...visitor?.values }}
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
						customer={<KnownCustomer />}
						planning={
							<TextField field={fields.followUpOn} {...inquiry.fields.followUpOn} type="date" optional />
						}
					/>
					<SubmitButton>{inquiry.submit}</SubmitButton>
				</>
			)}
		</ValidatedForm>
	);
}
