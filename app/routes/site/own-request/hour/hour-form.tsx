import { RadioField } from "#app/ui/form/field.tsx";
import type { FormReply } from "#app/ui/form/reply.ts";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { z } from "#app/ui/form/zod.ts";
import type { HourFormData } from "./free-hours.server.ts";

export const hourSchema = z.object({ hour: z.iso.datetime("hourRequired") });

type Props = {
	data: HourFormData;
	action: string;
	isMove?: boolean;
	reply?: FormReply<never>;
};

export function HourForm({ data: { words, texts, days }, action, isMove, reply }: Props) {
	if (days.length === 0) return <p>{words.full}</p>;
	return (
		<>
			<p>{isMove ? words.intro : `${words.intro} ${words.later}`}</p>
			<ValidatedForm
				id="demo-hour"
				schema={hourSchema}
				texts={texts}
				reply={reply}
				failure={words.failed}
				action={action}
				reloadDocument
			>
				{(fields) => (
					<>
						<RadioField field={fields.hour} label={words.hours} groups={days} />
						<SubmitButton>{words.submit}</SubmitButton>
					</>
				)}
			</ValidatedForm>
		</>
	);
}
