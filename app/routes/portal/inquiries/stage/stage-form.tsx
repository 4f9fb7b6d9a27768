import { type FormEvent, useState } from "react";
import { formatAmount } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { ButtonsField, optionsOf, TextField } from "#app/ui/form/field.tsx";
import { useOpenedForms } from "#app/ui/form/opened-form.tsx";
import { codeOf, type FormReply, sentIn } from "#app/ui/form/reply.ts";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { readVnd } from "#models/inquiry/vnd.ts";
import { lostReasons } from "#models/options.ts";
import { usePortal } from "../../shell/use-portal.ts";
import { useInquiryTexts } from "../use-texts.ts";
import { stageSchema, stages } from "./schema.ts";
import type { ShownStage } from "./shown-stage.server.ts";

export const stageForm = "stage";

type Props = {
	reply: FormReply<unknown> | undefined;
	/** Missing for an inquiry that is gone: then the form only shows what was sent. */
	stored?: ShownStage;
};

/** Sets where an inquiry stands. The fields for won and lost unfold by CSS alone, so they work without scripts, too. */
export function StageForm({ reply, stored }: Props) {
	const { language } = usePortal();
	const { stage: texts, options, edit } = useInquiryTexts();
	const { opened, isConflict } = useOpened(stored?.fingerprint ?? "", reply);
	const [amount, setAmount] = useState<number | null>(null);
	const { stage, lostReason, dealValue, outcomeNote } = texts;
	// "Completed" without an outcome is set in the list; here it is offered only if it is the current status.
	const offered = stages.filter((one) => one !== "completed" || stored?.values.stage === one);

	function readAmount({ target }: FormEvent) {
		if (target instanceof HTMLInputElement) setAmount(readVnd(target.value));
	}

	return (
		<section className="print:hidden">
			<h2 className="sr-only">{stage}</h2>
			{isConflict && stored && (
				<p className="notice whitespace-pre-line">
					{interpolate(edit.conflict.stored, { value: stored.text })}
				</p>
			)}
			<ValidatedForm
				id={stageForm}
				schema={stageSchema}
				labels={{ stage, lostReason, dealValue, outcomeNote }}
				reply={reply}
				failure={texts.failed}
				defaultValue={stored?.values}
			>
				{(fields) => (
					<>
						<input type="hidden" name={fields.opened.name} value={opened} />
						<ButtonsField
							field={fields.stage}
							label={stage}
							isQuiet
							className="flex flex-wrap gap-1.5 *:grow"
							options={optionsOf(offered, texts.stages)}
						/>
						<div className="grid gap-[inherit] in-[form:not(:has([value=won]:checked,[value=lost]:checked))]:hidden">
							<div className="in-[form:not(:has([value=lost]:checked))]:hidden">
								<ButtonsField
									field={fields.lostReason}
									label={lostReason}
									options={optionsOf(lostReasons, options.lostReason)}
									optional
								/>
							</div>
							<div className="grid gap-1" onInput={readAmount}>
								<TextField field={fields.dealValue} label={dealValue} hint={texts.dealValueHint} optional />
								<p className="hint empty:hidden" role="status">
									{amount && interpolate(texts.understood, { amount: formatAmount(language, amount) })}
								</p>
							</div>
							<TextField field={fields.outcomeNote} label={outcomeNote} optional />
						</div>
						<div className="in-[form:has(:is([value=pending],[value=in-progress],[value=completed]):checked:default)]:hidden">
							<SubmitButton>{texts.submit}</SubmitButton>
						</div>
					</>
				)}
			</ValidatedForm>
		</section>
	);
}

/** The fingerprint that the form was opened with. After a conflict the new value is on the page, so saving again replaces it. */
function useOpened(fingerprint: string, reply: FormReply<unknown> | undefined) {
	const kept = useOpenedForms()?.keptFor(stageForm)?.values;
	const isConflict = codeOf(reply) === "changedMeanwhile";
	const before = sentIn(reply).opened ?? kept?.opened ?? fingerprint;
	const [opened, setOpened] = useState(isConflict ? fingerprint : before);
	if (isConflict && opened !== fingerprint) setOpened(fingerprint);
	return { opened, isConflict };
}
