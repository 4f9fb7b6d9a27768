import type { Vi } from "#app/locales/index.ts";
import type { SiteFormData } from "#app/server/site-form.server.ts";
import type { FormReply } from "#app/ui/form/reply.ts";
import { TableFields } from "#app/ui/form/table-fields.tsx";
import { useAddress } from "#app/ui/page-language.ts";
import { contactFields } from "#models/request/fields.ts";
import { RequestForm } from "../parts/request-form.tsx";
import { contactSchema } from "./schema.ts";

type Props = {
	data: SiteFormData;
	text: Vi["contact"]["form"];
	begun: { subject: string; message: string } | null;
	reply: FormReply<unknown> | undefined;
};

export function ContactForm({ data, text, begun, reply }: Props) {
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
					<TableFields table={contactFields} fields={fields} words={data.text} />
					<p className="hint">
						{text.notice} <a href={address("privacy")}>{text.privacy}</a>.
					</p>
				</>
			)}
		</RequestForm>
	);
}
