import { interpolate } from "#app/i18n/interpolate.ts";
import type { Vi } from "#app/locales/index.ts";
import type { SiteFormData } from "#app/server/site-form.server.ts";
import { useAttributionHint } from "#app/ui/attribution-hint.ts";
import { ConsentField } from "#app/ui/form/consent-field.tsx";
import { optionsOf, Pair, SelectField, TextField } from "#app/ui/form/field.tsx";
import type { FormReply } from "#app/ui/form/reply.ts";
import { companySizes, currentSystems, industries } from "#models/options.ts";
import { RequestForm } from "../parts/request-form.tsx";
import { trialSchema } from "./schema.ts";

type Props = {
	data: SiteFormData;
	text: Vi["trial"]["form"];
	plans: Vi["pricing"]["plans"];
	reply: FormReply<unknown> | undefined;
};

export function TrialForm({ data, text, plans, reply }: Props) {
	const { fields: labels, options, consent } = data.text;
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
						<TextField field={fields.companyName} {...labels.companyName} autoComplete="organization" />
						<TextField field={fields.contactName} {...labels.contactName} autoComplete="name" />
						<Pair>
							<TextField field={fields.email} {...labels.email} type="email" autoComplete="email" />
							<TextField field={fields.phone} {...labels.phone} type="tel" autoComplete="tel" />
						</Pair>
						<Pair>
							<SelectField
								field={fields.industry}
								{...labels.industry}
								options={optionsOf(industries, options.industry)}
							/>
							<SelectField
								field={fields.companySize}
								{...labels.companySize}
								options={optionsOf(companySizes, options.companySize)}
							/>
						</Pair>
						<TextField
							field={fields.currentSystem}
							{...labels.currentSystem}
							optional
							suggestions={optionsOf(currentSystems, options.currentSystem)}
						/>
						<ConsentField field={fields.consent} text={consent} />
					</>
				)}
			</RequestForm>
		</>
	);
}
