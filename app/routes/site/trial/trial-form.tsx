import { interpolate } from "#app/i18n/interpolate.ts";
import type { Vi } from "#app/locales/index.ts";
import type { SiteFormData } from "#app/server/site-form.server.ts";
import { useAttributionHint } from "#app/ui/attribution-hint.ts";
import { ConsentField } from "#app/ui/form/consent-field.tsx";
import type { FormReply } from "#app/ui/form/reply.ts";
import { TableFields } from "#app/ui/form/table-fields.tsx";
import { trialFields } from "#models/request/fields.ts";
import { RequestForm } from "../parts/request-form.tsx";
import { trialSchema } from "./schema.ts";

type Props = {
	data: SiteFormData;
	text: Vi["trial"]["form"];
	plans: Vi["pricing"]["plans"];
	reply: FormReply<unknown> | undefined;
};

export function TrialForm({ data, text, plans, reply }: Props) {
	const arrival = useAttributionHint(data.arrival);
	const plan = Object.entries(plans).find(([id]) => id === arrival.plan)?.[1].name;
	return (
		<>
			{plan && (
				<p className="border-s-4 border-offer bg-mist px-[0.9rem] py-[0.6rem] font-bold">
					{interpolate(text.plan, { plan })}
				</p>
			)}
			<RequestForm kind="trial" schema={trialSchema} data={data} reply={reply} submit={text.submit}>
				{(fields) => (
					<>
						<TableFields table={trialFields} fields={fields} words={data.text} />
						<ConsentField field={fields.consent} text={data.text.consent} />
					</>
				)}
			</RequestForm>
		</>
	);
}
