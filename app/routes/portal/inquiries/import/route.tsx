import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { dashboard } from "#app/addresses/records.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { reloadUnlessFailed } from "#app/ui/form/reply.ts";
import { namesOf } from "#models/form-fields.ts";
import { inquiryFields } from "#models/inquiry/fields.ts";
import { colleaguesOf } from "../../hand-over/colleagues.server.ts";
import { Main } from "../../shell/main.tsx";
import { importSheet, type Preview, type Stored } from "./import.server.ts";
import { ImportForm } from "./import-form.tsx";
import { ImportPreview } from "./import-preview.tsx";
import { ImportProgress } from "./import-progress.tsx";
import { defaultFields, importSchema } from "./schema.ts";
import { useImportTexts } from "./use-texts.ts";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../../shell/title.ts";

export const loader = requireStaff(async ({ viewer, language }) => ({
	title: text(language, "portalImport").title,
	people: viewer.isAdmin ? await colleaguesOf(viewer.id) : [],
}));

export const action = staffAction(requireStaff, {
	schema: importSchema,
	counts: "change",
	run: ({ values, viewer }): Promise<Preview | Stored> => importSheet(values, viewer),
});

export const shouldRevalidate = reloadUnlessFailed;

export default function ImportPage() {
	const { people } = useLoaderData<typeof loader>();
	const texts = useImportTexts();
	const reply = useActionData<typeof action>();
	const [shown, setShown] = useState(reply?.status === "done" ? reply.done : null);
	if (reply?.status === "done" && reply.done !== shown) setShown(reply.done);
	// An answer that never came leaves the preview, and what is stored, in sight.
	const isLost = reply?.status === "failed" && shown !== null;
	const isForm =
		!shown || reply?.status === "invalid" || (reply?.status === "failed" && reply.result !== null);
	if (isForm) {
		const defaultValue = { urgency: inquiryFields.urgency.initial, requirements: texts.requirements };
		return (
			<Main className="[--measure:52rem]">
				<h1>{texts.heading}</h1>
				<p>{texts.how}</p>
				<ImportForm reply={reply} people={people} defaultValue={defaultValue} />
			</Main>
		);
	}
	if (shown.step === "preview") {
		return (
			<Main className="[--measure:52rem]">
				<h1>{texts.heading}</h1>
				{isLost && <p className="error-box">{texts.failed}</p>}
				<ImportPreview preview={shown} />
			</Main>
		);
	}
	const { isOver, rest, sent } = shown;
	return (
		<Main className="[--measure:52rem]">
			<h1>{isOver ? texts.done : texts.heading}</h1>
			{isLost && <p className="error-box">{texts.failed}</p>}
			<ImportProgress key={shown.done} stored={shown} isLost={isLost} />
			{isOver && (
				<p>
					<Link className="btn btn-quiet" to={dashboard}>
						{texts.list}
					</Link>
				</p>
			)}
			{isOver && rest.count > 0 && (
				<>
					<p>{interpolate(texts.rest, { count: rest.count })}</p>
					<ImportForm reply={undefined} people={people} defaultValue={{ ...given(sent), text: rest.text }} />
				</>
			)}
		</Main>
	);
}

/** What was chosen for empty cells, for the next part of the sheet. */
const given = (sent: Stored["sent"]): Record<string, string> =>
	Object.fromEntries([...namesOf(defaultFields), "owner" as const].map((name) => [name, sent[name] ?? ""]));
