import type { Vi } from "#app/locales/index.ts";
import { Pair, TextField } from "#app/ui/form/field.tsx";
import { email, optionalPhone, requiredPhone } from "#app/ui/form/fields.ts";
import type { FormTexts } from "#app/ui/form/form-texts.ts";
import type { FormReply } from "#app/ui/form/reply.ts";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { z } from "#app/ui/form/zod.ts";
import { maxLength } from "#models/limits.ts";

export const callSchema = z.object({ email: email(), phone: requiredPhone() });
export const messageSchema = z.object({ email: email(), phone: optionalPhone(maxLength.line) });

export const correctForm = "correct";

type Props = {
	isMessage: boolean;
	values: { email: string; phone: string };
	labels: Pick<Vi["form"]["fields"], "email" | "phone">;
	text: Vi["ownRequest"]["correct"];
	texts: FormTexts;
	reply: FormReply<never> | undefined;
};

export function ContactForm({ isMessage, values, labels, text, texts, reply }: Props) {
	return (
		<ValidatedForm
			id={correctForm}
			schema={isMessage ? messageSchema : callSchema}
			texts={texts}
			reply={reply}
			failure={text.failed}
			defaultValue={values}
		>
			{(fields) => (
				<>
					<Pair>
						<TextField
							field={fields.phone}
							{...labels.phone}
							type="tel"
							optional={isMessage}
							autoComplete="tel"
						/>
						<TextField field={fields.email} {...labels.email} type="email" autoComplete="email" />
					</Pair>
					<SubmitButton>{text.submit}</SubmitButton>
				</>
			)}
		</ValidatedForm>
	);
}
