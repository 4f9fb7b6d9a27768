import { useActionData, useLoaderData } from "@remix-run/react";
import { mailOrigin } from "#app/addresses/origin.server.ts";
import { formatDeadline } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { SelectField } from "#app/ui/form/field.tsx";
import { reloadUnlessFailed } from "#app/ui/form/reply.ts";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { z } from "#app/ui/form/zod.ts";
import { Requests } from "#models/records/records.server.ts";
import { bookDemo, giveUpDemo } from "#models/request/demo-appointment.server.ts";
import { isToCome } from "#models/request/demo-hours.ts";
import { demoHoursOf, freeDemoHours } from "#models/request/demo-slot.server.ts";
import { orNotFound } from "../or-not-found.server.ts";
import { requestChanged } from "./request-action.server.ts";
import { RequestStep } from "./request-step.tsx";
import { useRequestTexts } from "./use-texts.ts";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../shell/title.ts";

const demoSchema = z.object({ hour: z.optional(z.iso.datetime("choiceInvalid")) });

export const loader = requireStaff(async ({ params, viewer, language }) => {
	const { id, name, kind, ...found } = orNotFound(await Requests.find(viewer, params.request ?? ""));
	if (kind !== "demo") throw new Response(null, { status: 404 });
	const demoAt = isToCome(found.demoAt) ? found.demoAt : undefined;
	const { title, intro, yours } = text(language, "portalRequests").demo;
	const free = (await freeDemoHours("staff")).map((hour) => hour.toISOString());
	const own = (await demoHoursOf(viewer.id)).map((hour) => hour.toISOString());
	const hours = [...new Set([...(demoAt ? [demoAt] : []), ...free])].sort();
	return {
		id,
		name,
		demoAt,
		intro,
		hours: hours.map((value) => {
			const hour = formatDeadline(language, new Date(value));
			const isYours = value !== demoAt && own.includes(value);
			return { value, label: isYours ? interpolate(yours, { hour }) : hour };
		}),
		title,
	};
});

export const action = staffAction(requireStaff, {
	schema: demoSchema,
	counts: "change",
	run({ values: { hour }, request, params, viewer, language }) {
		const { demoSet, demoGivenUp } = text(language, "portalRequests").notices;
		const origin = mailOrigin(request);
		return hour
			? requestChanged(request, params, (id) => bookDemo(id, new Date(hour), viewer, origin), demoSet)
			: requestChanged(request, params, (id) => giveUpDemo(id, viewer, origin), demoGivenUp);
	},
});

export const shouldRevalidate = reloadUnlessFailed;

export default function DemoPage() {
	const { id, name, demoAt, intro, hours } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	const { demo } = useRequestTexts();
	return (
		<RequestStep id={id} heading={interpolate(demo.heading, { name })}>
			<p className="hint">{intro}</p>
			<ValidatedForm
				id="demo"
				schema={demoSchema}
				labels={{ hour: demo.hour }}
				reply={reply}
				failure={demo.failed}
				defaultValue={{ hour: demoAt ?? "" }}
			>
				{(fields) => (
					<>
						<SelectField field={fields.hour} label={demo.hour} empty={demo.none} options={hours} optional />
						<SubmitButton>{demo.submit}</SubmitButton>
					</>
				)}
			</ValidatedForm>
		</RequestStep>
	);
}
