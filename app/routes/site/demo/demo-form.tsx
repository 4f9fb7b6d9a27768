import type { SiteFormData } from "#app/server/site-form.server.ts";
import { ConsentField } from "#app/ui/form/consent-field.tsx";
import type { FormReply } from "#app/ui/form/reply.ts";
import { TableFields } from "#app/ui/form/table-fields.tsx";
import { demoFields } from "#models/request/fields.ts";
import { RequestForm } from "../parts/request-form.tsx";
import { demoSchema } from "./schema.ts";

type Props = { data: SiteFormData; reply: FormReply<unknown> | undefined };

export function DemoForm({ data, reply }: Props) {
	return (
		<RequestForm kind="demo" schema={demoSchema} data={data} reply={reply} submit={data.text.actions.demo}>
			{(fields) => (
				<>
					<TableFields table={demoFields} fields={fields} words={data.text} />
					<ConsentField field={fields.consent} text={data.text.consent} />
				</>
			)}
		</RequestForm>
	);
}
