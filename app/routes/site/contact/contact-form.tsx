import type { Vi } from "#app/locales/index.ts";
import type { SiteFormData } from "#app/server/site-form.server.ts";
import { optionsOf, Pair, SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import type { FormReply } from "#app/ui/form/reply.ts";
import { useAddress } from "#app/ui/page-language.ts";
import { contactSubjects } from "#models/options.ts";
import { RequestForm } from "../parts/request-form.tsx";
import { contactSchema } from "./schema.ts";

type Props = {
	data: SiteFormData;
	text: Vi["contact"]["form"];
	begun: { subject: string; message: string } | null;
	reply: FormReply<unknown> | undefined;
};

export function ContactForm({ data, text, begun, reply }: Props) {
	const { fields: labels, options } = data.text;
	const address = useAddress();
	return (
		<RequestForm
			kind="contact"
			schema={contactSchema}
			data={data}
			reply={reply}
			submit={text.submit}
			defaultValue={begun ?? undefined}
		>
			{(fields) => (
				<>
					<TextField field={fields.name} {...labels.name} autoComplete="name" />
					<Pair>
						<TextField field={fields.email} {...labels.email} type="email" autoComplete="email" />
						<TextField field={fields.phone} {...labels.phone} type="tel" optional autoComplete="tel" />
					</Pair>
					<SelectField
						field={fields.subject}
						{...labels.subject}
						options={optionsOf(contactSubjects, options.subject)}
					/>
					<TextArea field={fields.message} {...labels.message} rows={6} />
					<p className="hint">
						{text.notice} <a href={address("privacy")}>{text.privacy}</a>.
					</p>
				</>
			)}
		</RequestForm>
	);
}
