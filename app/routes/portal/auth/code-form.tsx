import { TextField } from "#app/ui/form/field.tsx";
import { upTo } from "#app/ui/form/fields.ts";
import type { FormReply } from "#app/ui/form/reply.ts";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { z } from "#app/ui/form/zod.ts";
import { maxLength } from "#models/limits.ts";

export const codeSchema = z.object({ code: z.string("codeRequired").check(upTo(maxLength.choice)) });

type Props = {
	id: string;
	/** Which kind of code it asks for. */
	of: "app" | "recovery" | "either";
	label: string;
	submit: string;
	reply: FormReply<unknown> | undefined;
	failure: string;
};

/** Asks for a code of the second factor. */
export function CodeForm({ id, of, label, submit, reply, failure }: Props) {
	return (
		<ValidatedForm id={id} schema={codeSchema} reply={reply} failure={failure}>
			{({ code }) => (
				<>
					<TextField
						field={code}
						label={label}
						inputMode={of === "app" ? "numeric" : undefined}
						autoComplete={of === "recovery" ? "off" : "one-time-code"}
					/>
					<SubmitButton>{submit}</SubmitButton>
				</>
			)}
		</ValidatedForm>
	);
}
