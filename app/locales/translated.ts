import type { Vi } from "./index.ts";

/** The sections that the product specification names for en, zh, nl and es; each is complete. */
export type Translated = Pick<Vi, "languages">;
