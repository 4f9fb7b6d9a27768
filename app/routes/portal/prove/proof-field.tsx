import { type ComponentProps, useState } from "react";
import { TextField } from "#app/ui/form/field.tsx";
import { upTo } from "#app/ui/form/fields.ts";
import { useFormTexts } from "#app/ui/form/form-texts.ts";
import type { FormReply } from "#app/ui/form/reply.ts";
import { UserName } from "#app/ui/form/user-name.tsx";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { z } from "#app/ui/form/zod.ts";
import { maxLength } from "#models/limits.ts";
import { usePortal } from "../shell/use-portal.ts";

export const proofFields = { proof: z.optional(z.string().check(upTo(maxLength.password))) };
export const proofSchema = z.object(proofFields);

type Props = {
	field: ComponentProps<typeof TextField>["field"];
	/** Whether it was asked for when the page was made; it also shows once it is missed. */
	asked: boolean;
};

export function ProofField({ field, asked }: Props) {
	const { proof } = useFormTexts();
	const { viewer } = usePortal();
	const [isMissed, setIsMissed] = useState(false);
	// Typing takes the error away; the field must not go with it.
	if (field.errors && !isMissed) setIsMissed(true);
	if (!proof || !(asked || isMissed)) return null;
	return (
		<>
			<UserName email={viewer?.email} />
			<TextField
				field={field}
				label={proof.label}
				hint={proof.hint}
				type="password"
				autoComplete="current-password"
			/>
		</>
	);
}

type FormProps = {
	id: string;
	asked: boolean;
	reply: FormReply<unknown> | undefined;
	failure: string;
	reloadDocument?: boolean;
	children: string;
};

/** A form that asks for nothing else: a button, with these words on it. */
export function ProofForm({ id, asked, reply, failure, reloadDocument, children }: FormProps) {
	return (
		<ValidatedForm
			id={id}
			schema={proofSchema}
			reply={reply}
			failure={failure}
			reloadDocument={reloadDocument}
		>
			{(fields) => (
				<>
					<ProofField field={fields.proof} asked={asked} />
					<SubmitButton>{children}</SubmitButton>
				</>
			)}
		</ValidatedForm>
	);
}
