import type { InquiryStatus } from "#models/options.ts";
import type { RequestKind } from "#models/request/answer-deadline.ts";

export const statusFills: Record<InquiryStatus, string> = {
	pending: "fill-edge",
	"in-progress": "fill-sky",
	completed: "fill-good",
};

export const kindFills: Record<RequestKind, string> = {
	trial: "fill-sky",
	demo: "fill-good",
	contact: "fill-edge",
};

export const partsOf = <Part extends string>(fills: Record<Part, string>) => Object.keys(fills) as Part[];
