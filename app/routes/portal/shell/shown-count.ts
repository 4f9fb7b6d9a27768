import { mostCounted } from "#models/limits.ts";

/** `99+` at the limit of counting. */
export const shownCount = (count: number) => (count < mostCounted ? String(count) : `${mostCounted - 1}+`);
