import { Link, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { dashboard, inquiryAddress } from "#app/addresses/inquiries.ts";
import { changedSearch } from "#app/addresses/search.ts";
import { formatAmount } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { leadTo } from "#app/server/flash.server.ts";
import { isAnswer } from "#app/server/form.server.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import { useOpenedForms } from "#app/ui/form/opened-form.tsx";
import { codeOf, reloadUnlessFailed } from "#app/ui/form/reply.ts";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { findInquiry, outcomeFingerprint, setOutcome } from "#models/inquiry/inquiry.server.ts";
import { readVnd } from "#models/inquiry/vnd.ts";
import { Refusal } from "#models/refusal.ts";
import { orNotFound } from "../../or-not-found.server.ts";
import { Main } from "../../shell/main.tsx";
import { usePortal } from "../../shell/use-portal.ts";
import { useInquiryTexts } from "../use-texts.ts";
import { outcomeText } from "./outcome-text.server.ts";
import { choiceOf, outcomeChoices, outcomeOf, outcomeSchema, resultText } from "./schema.ts";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../../shell/title.ts";

const formName = "outcome";

export const loader = requireStaff(async ({ request, params, viewer, language }) => {
	const { id = "" } = params;
	const found = await findInquiry(viewer, id);
	// A posted form gets back what was typed, even if the inquiry was deleted or opened again meanwhile.
	const inquiry = isAnswer(request) ? found : orNotFound(found);
	if (inquiry && inquiry.status !== "completed" && !isAnswer(request))
		throw redirect(inquiryAddress(id, undefined, new URL(request.url).search));
	const { dealValue, outcomeNote } = inquiry ?? {};
	return {
		customerName: inquiry?.customerName,
		fingerprint: inquiry ? outcomeFingerprint(inquiry) : "",
		stored: inquiry && [outcomeText(language, inquiry), outcomeNote].filter(Boolean).join("\n"),
		values: {
			result: (inquiry && choiceOf(inquiry)) ?? "",
			dealValue: dealValue ? formatAmount(language, dealValue) : "",
			outcomeNote: outcomeNote ?? "",
		},
		title: text(language, "portalInquiries").outcome.title,
	};
});

export const action = staffAction(requireStaff, {
	schema: outcomeSchema,
	counts: "change",
	async run({ values, request, params, viewer, language }) {
		const { id = "" } = params;
		const isThere = await setOutcome(viewer, id, outcomeOf(values), values.opened ?? "");
		if (!isThere) throw new Refusal("deletedMeanwhile", 404);
		const { notices } = text(language, "portalInquiries").dashboard;
		return leadTo(
			inquiryAddress(id) + changedSearch(new URL(request.url).search, { draft: null }),
			values.result ? notices.outcome : notices.outcomeUnsaid,
		);
	},
});

export const shouldRevalidate = reloadUnlessFailed;

export default function OutcomePage() {
	const { customerName, fingerprint, stored, values } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	const { pathname, search } = useLocation();
	const { language } = usePortal();
	const { outcome: texts, options, edit } = useInquiryTexts();
	const { opened, isConflict } = useOpened(fingerprint, reply);
	const [amount, setAmount] = useState<number | null>(null);
	const { result, dealValue, outcomeNote } = texts;
	const choices = outcomeChoices.map((value) => ({
		value,
		label: resultText(options, outcomeOf({ result: value })) ?? value,
	}));
	const back = customerName
		? pathname.replace(/\/outcome$/, "") + changedSearch(search, { draft: null })
		: dashboard;

	function readAmount({ target }: FormEvent) {
		if (target instanceof HTMLInputElement) setAmount(readVnd(target.value));
	}

	return (
		<Main className="[--measure:42rem]">
			<h1>{customerName ? interpolate(texts.heading, { customer: customerName }) : texts.title}</h1>
			{isConflict && (
				<p className="notice whitespace-pre-line">
					{interpolate(edit.conflict.stored, { value: stored || edit.conflict.nothing })}
				</p>
			)}
			<ValidatedForm
				id={formName}
				schema={outcomeSchema}
				labels={{ result, dealValue, outcomeNote }}
				reply={reply}
				failure={texts.failed}
				defaultValue={values}
			>
				{(fields) => (
					<>
						<input type="hidden" name="opened" value={opened} />
						<SelectField
							field={fields.result}
							label={result}
							empty={texts.unsaid}
							options={choices}
							optional
						/>
						<div className="grid gap-1" onInput={readAmount}>
							<TextField field={fields.dealValue} label={dealValue} hint={texts.dealValueHint} optional />
							<p className="hint" role="status">
								{amount && interpolate(texts.understood, { amount: formatAmount(language, amount) })}
							</p>
						</div>
						<TextArea field={fields.outcomeNote} label={outcomeNote} rows={3} optional />
						<div className="flex flex-wrap items-center gap-2">
							<SubmitButton>{texts.submit}</SubmitButton>{" "}
							<Link className="btn btn-quiet" to={back}>
								{texts.back}
							</Link>
						</div>
					</>
				)}
			</ValidatedForm>
		</Main>
	);
}

/** The fingerprint that the form was opened with. After a conflict the new value is on the page, so saving again replaces it. */
function useOpened(fingerprint: string, reply: ReturnType<typeof useActionData<typeof action>>) {
	const kept = useOpenedForms()?.keptFor(formName)?.values;
	const answer = reply && "result" in reply ? reply.result : null;
	const isConflict = codeOf(reply) === "changedMeanwhile";
	const sent = answer?.initialValue as Record<string, string> | null | undefined;
	const before = sent?.opened ?? kept?.opened ?? fingerprint;
	const [opened, setOpened] = useState(isConflict ? fingerprint : before);
	if (isConflict && opened !== fingerprint) setOpened(fingerprint);
	return { opened, isConflict };
}
