import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { mailOrigin } from "#app/addresses/origin.server.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { leadTo } from "#app/server/flash.server.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { SelectField } from "#app/ui/form/field.tsx";
import { reloadUnlessFailed } from "#app/ui/form/reply.ts";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { z } from "#app/ui/form/zod.ts";
import { Staff } from "#models/account/staff.server.ts";
import { maxLength } from "#models/limits.ts";
import { Refusal } from "#models/refusal.ts";
import { orNotFound } from "../or-not-found.server.ts";
import { useRecordTexts } from "../record/use-texts.ts";
import { ChosenNames } from "../several/chosen-names.tsx";
import { Main } from "../shell/main.tsx";
import { colleaguesOf } from "./colleagues.server.ts";
import { HeldWork } from "./held-work.tsx";
import { shownHeld } from "./shown-held.server.ts";
import { subjectOf } from "./subjects.server.ts";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../shell/title.ts";

const schema = z.object({
	person: z.string("required").check(z.minLength(1, "required"), z.maxLength(maxLength.choice)),
});

export const loader = requireStaff(async ({ request, viewer, language }) => {
	const { handOver } = text(language, "portalRecord");
	const subject = subjectOf(language, request);
	const { name, ownerId, open, held = [], names = [] } = orNotFound(await subject.find(viewer));
	const isNothing = open !== undefined && open.inquiries + open.requests === 0;
	return {
		heading: interpolate(open ? handOver.allHeading : handOver.heading, { name }),
		names,
		isNothing,
		count: open && interpolate(isNothing ? handOver.nothing : handOver.count, open),
		held: held.map((one) => shownHeld(language, viewer, ownerId, one)),
		people: await colleaguesOf(ownerId),
		back: subject.address,
		title: handOver.title,
	};
});

export const action = staffAction(requireStaff, {
	schema,
	counts: "change",
	async run({ values, request, viewer, language }) {
		const subject = subjectOf(language, request);
		const { ownerId } = orNotFound(await subject.find(viewer));
		const to = ownerId === values.person ? null : await Staff.activePerson(values.person);
		if (!to) throw new Refusal({ person: ["personUnknown"] });
		const said = await subject.give({ viewer, language }, to, mailOrigin(request));
		if (!said) throw new Refusal("missing", 404);
		// A record that was one's own is no longer shown.
		return leadTo(viewer.isAdmin ? subject.address : subject.list, said);
	},
});

export const shouldRevalidate = reloadUnlessFailed;

export default function HandOverPage() {
	const { heading, names, isNothing, count, held, people, back } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	const { handOver } = useRecordTexts();
	return (
		<Main className="[--measure:52rem]">
			<h1>{heading}</h1>
			<ChosenNames names={names} />
			{count && <p>{count}</p>}
			{!isNothing && (
				<ValidatedForm
					id="hand-over"
					schema={schema}
					labels={{ person: handOver.person }}
					reply={reply}
					failure={handOver.failed}
				>
					{(fields) => (
						<>
							<SelectField
								field={fields.person}
								label={handOver.person}
								hint={handOver.hint}
								empty={handOver.choose}
								options={people}
							/>
							<SubmitButton>{handOver.submit}</SubmitButton>
						</>
					)}
				</ValidatedForm>
			)}
			<HeldWork held={held} />
			<p>
				<Link to={back}>{handOver.back}</Link>
			</p>
		</Main>
	);
}
