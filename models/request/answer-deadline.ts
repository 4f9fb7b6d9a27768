import { workingDeadline } from "#models/working-hours.ts";

/** What a public form asks for. */
export const requestKinds = ["trial", "demo", "contact"] as const;
export type RequestKind = (typeof requestKinds)[number];

/** In how many hours somebody answers; of a demo they are working hours (product specification, section 9). */
export const answerHours = { trial: 24, demo: 4, contact: 24 } as const satisfies Record<RequestKind, number>;

const hour = 60 * 60 * 1000;

/** By when somebody must answer a request that came at a moment. */
export function answerDeadline(kind: RequestKind, at: Date): Date {
	if (kind === "demo") return workingDeadline(at, answerHours.demo);
	return new Date(at.getTime() + answerHours[kind] * hour);
}
