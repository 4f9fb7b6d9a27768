import type { SiteFormData } from "#app/server/site-form.server.ts";
import { ConsentField } from "#app/ui/form/consent-field.tsx";
import { optionsOf, Pair, SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import type { FormReply } from "#app/ui/form/reply.ts";
import { demoInterests, preferredTimes } from "#models/options.ts";
import { RequestForm } from "../parts/request-form.tsx";
import { demoSchema } from "./schema.ts";

type Props = { data: SiteFormData; reply: FormReply<unknown> | undefined };

export function DemoForm({ data, reply }: Props) {
	const { fields: labels, options, consent, actions } = data.text;
	return (
		<RequestForm kind="demo" schema={demoSchema} data={data} reply={reply} submit={actions.demo}>
			{(fields) => (
				<>
					<TextField field={fields.companyName} {...labels.companyName} autoComplete="organization" />
					<Pair>
						<TextField field={fields.contactName} {...labels.contactName} autoComplete="name" />
						<TextField
							field={fields.position}
							{...labels.position}
							optional
							autoComplete="organization-title"
						/>
					</Pair>
					<Pair>
						<TextField field={fields.email} {...labels.email} type="email" autoComplete="email" />
						<TextField field={fields.phone} {...labels.phone} type="tel" autoComplete="tel" />
					</Pair>
					<Pair>
						<SelectField
							field={fields.preferredTime}
							{...labels.preferredTime}
							options={optionsOf(preferredTimes, options.preferredTime)}
						/>
						<SelectField
							field={fields.interest}
							{...labels.interest}
							optional
							options={optionsOf(demoInterests, options.interest)}
						/>
					</Pair>
					<TextArea field={fields.notes} {...labels.notes} optional />
					<ConsentField field={fields.consent} text={consent} />
				</>
			)}
		</RequestForm>
	);
}
