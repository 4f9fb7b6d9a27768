/** The days from which the present texts hold, as calendar days in Vietnam. */
export const inForceSince = { privacy: "2026-11-20", terms: "2026-11-20" } as const;
