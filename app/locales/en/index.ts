import type { Vi } from "../index.ts";
import type { Translated } from "../translated.ts";
import languages from "./languages.ts";
import portal from "./portal.ts";

export const en = { languages, portal } satisfies Translated & Pick<Vi, "portal">;
