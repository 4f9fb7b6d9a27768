import { useActionData, useLoaderData } from "@remix-run/react";
import { mailOrigin } from "#app/addresses/origin.server.ts";
import { requestAddress } from "#app/addresses/records.ts";
import { formatDeadline } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { isAnswer } from "#app/server/form.server.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { replace } from "#app/server/redirect.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { optionsOf, SelectField, TextArea } from "#app/ui/form/field.tsx";
import { choice, optionalText } from "#app/ui/form/fields.ts";
import { reloadUnlessFailed } from "#app/ui/form/reply.ts";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { z } from "#app/ui/form/zod.ts";
import { contactOf } from "#models/customer/contact.server.ts";
import { relatedTo } from "#models/customer/related.server.ts";
import { maxLength } from "#models/limits.ts";
import { endings } from "#models/options.ts";
import { Requests } from "#models/records/records.server.ts";
import { isToCome } from "#models/request/demo-hours.ts";
import { endRequest } from "#models/request/request.server.ts";
import { orNotFound } from "../or-not-found.server.ts";
import { requestChanged } from "./request-action.server.ts";
import { RequestStep } from "./request-step.tsx";
import { useRequestTexts } from "./use-texts.ts";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../shell/title.ts";

const endSchema = z.object({
	ending: choice(endings, "required"),
	duplicateOf: z.optional(z.string().check(z.maxLength(maxLength.choice))),
	note: optionalText(maxLength.text),
});

export const loader = requireStaff(async ({ request, params, viewer, language }) => {
	const found = orNotFound(await Requests.find(viewer, params.request ?? ""));
	// A posted form gets back what was typed, even if the request was closed meanwhile.
	if (found.state === "ended" && !isAnswer(request)) {
		throw replace(requestAddress(found.id, undefined, new URL(request.url).search));
	}
	const { end, kinds } = text(language, "portalRequests");
	const demoAt = found.demoAt ? new Date(found.demoAt) : undefined;
	const related = await relatedTo(viewer, { ...contactOf(found), customerId: found.customerId }, [found.id]);
	const others = related.flatMap(({ what, id, name }) =>
		id ? [{ value: id, label: `${kinds[what]}: ${name}` }] : [],
	);
	return {
		id: found.id,
		name: found.name,
		others,
		demoTime: isToCome(demoAt) ? formatDeadline(language, demoAt) : null,
		title: end.title,
	};
});

export const action = staffAction(requireStaff, {
	schema: endSchema,
	counts: "change",
	run({ values, request, params, viewer, language }) {
		const { ended } = text(language, "portalRequests").notices;
		const origin = mailOrigin(request);
		return requestChanged(request, params, (id) => endRequest(viewer, id, values, origin), ended);
	},
});

export const shouldRevalidate = reloadUnlessFailed;

export default function EndPage() {
	const { id, name, others, demoTime } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	const { end, endings: reasons } = useRequestTexts();
	const labels = { ending: end.ending, duplicateOf: end.duplicateOf, note: end.note };
	return (
		<RequestStep id={id} heading={interpolate(end.heading, { name })}>
			<p className="hint">{end.intro}</p>
			{demoTime && (
				<p className="notice">{interpolate(end.demoIsOff, { time: demoTime, answered: reasons.answered })}</p>
			)}
			<ValidatedForm id="end" schema={endSchema} labels={labels} reply={reply} failure={end.failed}>
				{(fields) => (
					<>
						<SelectField
							field={fields.ending}
							label={end.ending}
							empty={end.endingEmpty}
							options={optionsOf(endings, reasons)}
						/>
						{others.length > 0 && (
							<SelectField
								field={fields.duplicateOf}
								label={end.duplicateOf}
								empty={end.duplicateEmpty}
								options={others}
								optional
							/>
						)}
						<TextArea field={fields.note} label={end.note} rows={3} optional />
						<SubmitButton>{end.submit}</SubmitButton>
					</>
				)}
			</ValidatedForm>
		</RequestStep>
	);
}
