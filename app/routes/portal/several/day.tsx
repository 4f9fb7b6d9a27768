import { useActionData, useLoaderData } from "@remix-run/react";
import { chosenIn } from "#app/addresses/several.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { dayToCome } from "#app/ui/form/fields.ts";
import { reloadUnlessFailed } from "#app/ui/form/reply.ts";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { z } from "#app/ui/form/zod.ts";
import { logCustomerContact } from "#models/customer/record.server.ts";
import { useRecordTexts } from "../record/use-texts.ts";
import { oneByOne } from "./one-by-one.server.ts";
import { namesOfChosen, onePage, severalListOf, toldInList } from "./rows.server.ts";
import { SeveralStepPage } from "./step-page.tsx";
import { useSeveralTexts } from "./use-texts.ts";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../shell/title.ts";

const schema = z.object({ nextOn: dayToCome() });

export const loader = requireStaff(async ({ request, viewer, language }) => {
	const { search } = new URL(request.url);
	const { day } = text(language, "portalSeveral");
	const list = severalListOf(request);
	return { list, names: await namesOfChosen(viewer, chosenIn(search)), title: day.title };
});

export const action = staffAction(requireStaff, {
	schema,
	counts: "change",
	async run({ values: { nextOn }, request, viewer }) {
		const ids = onePage(chosenIn(new URL(request.url).search));
		await namesOfChosen(viewer, ids);
		const log = (id: string) => logCustomerContact(viewer, id, { way: "note", nextOn });
		return toldInList(request, "day", await oneByOne(viewer, ids, log));
	},
});

export const shouldRevalidate = reloadUnlessFailed;

export default function SeveralDayPage() {
	const { list, names } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	const { day } = useSeveralTexts();
	const { log } = useRecordTexts();
	return (
		<SeveralStepPage list={list} heading={day.heading} names={names}>
			<ValidatedForm
				id="several-day"
				schema={schema}
				labels={{ nextOn: log.nextOn }}
				reply={reply}
				failure={log.failed}
			>
				{(fields) => (
					<>
						<TextField field={fields.nextOn} label={log.nextOn} hint={day.hint[list]} type="date" />
						<SubmitButton>{day.submit}</SubmitButton>
					</>
				)}
			</ValidatedForm>
		</SeveralStepPage>
	);
}
