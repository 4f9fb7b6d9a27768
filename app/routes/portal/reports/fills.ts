import type { InquiryStatus, Outcome } from "#models/options.ts";
import type { RequestKind } from "#models/request/answer-deadline.ts";

export const statusFills: Record<InquiryStatus, string> = {
	pending: "fill-edge",
	"in-progress": "fill-sky",
	completed: "fill-good",
};

export const outcomeFills: Record<Outcome, string> = { won: "fill-good", lost: "fill-edge" };

/** What somebody has in hand. */
export const workFills: Record<"requests" | "pending" | "inProgress", string> = {
	requests: "fill-offer",
	pending: "fill-edge",
	inProgress: "fill-sky",
};

export const kindFills: Record<RequestKind, string> = {
	trial: "fill-sky",
	demo: "fill-good",
	contact: "fill-edge",
};

export const partsOf = <Part extends string>(fills: Record<Part, string>) => Object.keys(fills) as Part[];
