import { useActionData, useLoaderData } from "@remix-run/react";
import { interpolate } from "#app/i18n/interpolate.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { trialLine } from "#app/server/trial-line.server.ts";
import { optionsOf, SelectField, TextField } from "#app/ui/form/field.tsx";
import { choice, dayToCome } from "#app/ui/form/fields.ts";
import { reloadUnlessFailed } from "#app/ui/form/reply.ts";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { z } from "#app/ui/form/zod.ts";
import { Requests } from "#models/records/records.server.ts";
import { changeTrial } from "#models/request/trial.server.ts";
import { longestExtensionDays, possibleChanges, trialChanges } from "#models/request/trial-days.ts";
import { orNotFound } from "../or-not-found.server.ts";
import { requestChanged } from "./request-action.server.ts";
import { RequestStep } from "./request-step.tsx";
import { useRequestTexts } from "./use-texts.ts";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../shell/title.ts";

const trialSchema = z
	.object({
		change: choice(trialChanges, "required"),
		lastOn: z.optional(dayToCome()),
	})
	.check(
		z.refine(({ change, lastOn }) => change !== "extended" || lastOn, {
			path: ["lastOn"],
			error: "required",
		}),
	);

export const loader = requireStaff(async ({ params, viewer, language }) => {
	const { id, name, trial } = orNotFound(await Requests.find(viewer, params.request ?? ""));
	if (!trial) throw new Response(null, { status: 404 });
	const { title, states } = text(language, "portalRequests").trial;
	return {
		id,
		name,
		title,
		line: trialLine(language, states, trial),
		changes: possibleChanges(trial, viewer.isAdmin),
	};
});

export const action = staffAction(requireStaff, {
	schema: trialSchema,
	counts: "change",
	run({ values, request, params, viewer, language }) {
		const { trialSet } = text(language, "portalRequests").notices;
		return requestChanged(request, params, (id) => changeTrial(viewer, id, values), trialSet);
	},
});

export const shouldRevalidate = reloadUnlessFailed;

export default function TrialPage() {
	const { id, name, line, changes } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	const { trial } = useRequestTexts();
	const { change, lastOn, lastOnHint } = trial;
	return (
		<RequestStep id={id} heading={interpolate(trial.heading, { name })}>
			<p className="font-bold">{line}</p>
			{changes.length > 0 && (
				<ValidatedForm
					id="trial"
					schema={trialSchema}
					labels={{ change, lastOn }}
					reply={reply}
					failure={trial.failed}
				>
					{(fields) => (
						<>
							<SelectField
								field={fields.change}
								label={change}
								empty={trial.changeEmpty}
								options={optionsOf(changes, trial.changes)}
							/>
							{changes.includes("extended") && (
								<TextField
									field={fields.lastOn}
									label={lastOn}
									hint={interpolate(lastOnHint, { days: String(longestExtensionDays) })}
									type="date"
									optional
								/>
							)}
							<SubmitButton>{trial.submit}</SubmitButton>
						</>
					)}
				</ValidatedForm>
			)}
		</RequestStep>
	);
}
