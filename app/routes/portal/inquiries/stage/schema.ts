import type { Vi } from "#app/locales/index.ts";
import { choice, optionalText } from "#app/ui/form/fields.ts";
import { z } from "#app/ui/form/zod.ts";
import type { Stage } from "#models/inquiry/inquiry.server.ts";
import type { InquiryOutcome } from "#models/inquiry/record.server.ts";
import { readVnd } from "#models/inquiry/vnd.ts";
import { maxLength } from "#models/limits.ts";
import { inquiryStatuses, lostReasons, outcomes } from "#models/options.ts";

/** A status, or how a completed inquiry ended: one choice, so that they cannot contradict each other. */
export const stages = [...inquiryStatuses, ...outcomes] as const;

export const stageFields = {
	stage: z.optional(choice(stages, "required")),
	lostReason: z.optional(choice(lostReasons, "choiceInvalid")),
	dealValue: z.optional(z.string()),
	outcomeNote: optionalText(maxLength.note),
	opened: z.optional(z.string()),
};

type Said = { stage?: (typeof stages)[number]; dealValue?: string };

const isClear = (typed: string) => typed.length <= maxLength.choice && readVnd(typed) !== null;

/** The value is checked only if the inquiry ends, as its field is hidden otherwise. */
export const valueCheck = z.refine<Said>(
	({ stage, dealValue }) => !outcomes.some((one) => one === stage) || !dealValue || isClear(dealValue),
	{ path: ["dealValue"], error: "valueUnclear" },
);

export const stageSchema = z.object({ ...stageFields, stage: choice(stages, "required") }).check(valueCheck);

/** What the form says, as it is stored. */
export function stageOf({
	stage,
	dealValue,
	lostReason,
	outcomeNote,
}: Partial<z.output<typeof stageSchema>>): Stage {
	const outcome = outcomes.find((one) => one === stage);
	const status = inquiryStatuses.find((one) => one === stage) ?? "completed";
	if (!outcome) return { status };
	return {
		status,
		outcome,
		lostReason: outcome === "lost" ? lostReason : undefined,
		dealValue: (dealValue && readVnd(dealValue)) || undefined,
		outcomeNote: outcomeNote || undefined,
	};
}

type Labels = Pick<Vi["portalInquiries"]["options"], "outcome" | "lostReason">;

/** The result with its reason, such as `Không chốt được: giá cao`; undefined if there is none. */
export function resultText(labels: Labels, { outcome, lostReason }: InquiryOutcome): string | undefined {
	const result = outcome && labels.outcome[outcome];
	return result && lostReason ? `${result}: ${labels.lostReason[lostReason]}` : result;
}
