import type { Vi } from "#app/locales/index.ts";
import { choice, optionalText } from "#app/ui/form/fields.ts";
import { z } from "#app/ui/form/zod.ts";
import type { InquiryOutcome } from "#models/inquiry/record.server.ts";
import { readVnd } from "#models/inquiry/vnd.ts";
import { maxLength } from "#models/limits.ts";
import { type LostReason, lostReasons, type Outcome, outcomes } from "#models/options.ts";

/** An outcome and the reason for it are one choice, so that they cannot contradict each other. */
type OutcomeChoice = Outcome | `lost-${LostReason}`;

export const outcomeChoices: OutcomeChoice[] = [
	...outcomes,
	...lostReasons.map((reason) => `lost-${reason}` as const),
];

export const outcomeSchema = z
	.object({
		result: z.optional(choice(outcomeChoices, "choiceInvalid")),
		dealValue: z.optional(
			z
				.string()
				.check(
					z.refine((typed) => typed.length <= maxLength.choice && readVnd(typed) !== null, "valueUnclear"),
				),
		),
		outcomeNote: optionalText(maxLength.note),
		opened: z.optional(z.string()),
	})
	.check(
		z.refine(({ result, dealValue, outcomeNote }) => result || !(dealValue || outcomeNote), {
			path: ["result"],
			error: "outcomeMissing",
		}),
	);

/** What the form says, as it is stored. */
export function outcomeOf({
	result,
	dealValue,
	outcomeNote,
}: z.output<typeof outcomeSchema>): InquiryOutcome {
	const reason = lostReasons.find((one) => result === `lost-${one}`);
	const outcome = reason ? "lost" : outcomes.find((one) => one === result);
	return {
		outcome,
		lostReason: reason,
		dealValue: (dealValue && readVnd(dealValue)) || undefined,
		outcomeNote: outcomeNote || undefined,
	};
}

export const choiceOf = ({ outcome, lostReason }: InquiryOutcome): OutcomeChoice | undefined =>
	outcome === "lost" && lostReason ? `lost-${lostReason}` : outcome;

type Labels = Pick<Vi["portalInquiries"]["options"], "outcome" | "lostReason">;

/** The result with its reason, such as `Không chốt được: giá cao`; undefined if there is none. */
export function resultText(labels: Labels, { outcome, lostReason }: InquiryOutcome): string | undefined {
	const result = outcome && labels.outcome[outcome];
	return result && lostReason ? `${result}: ${labels.lostReason[lostReason]}` : result;
}
