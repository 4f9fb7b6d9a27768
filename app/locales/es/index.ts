import type { Translated } from "../translated.ts";
import languages from "./languages.ts";

export const es = { languages } satisfies Translated;
