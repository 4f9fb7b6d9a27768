/** What has become of a request, as the figures count it. */
export const outcomes = ["answered", "inTime", "tooLate", "inquiry"] as const;
export type Outcome = (typeof outcomes)[number];

/** The weeks in which the requests of the figures came, in place of a single one. */
export const latest = "latest";
