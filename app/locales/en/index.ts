import type { Translated } from "../translated.ts";
import languages from "./languages.ts";

export const en = { languages } satisfies Translated;
