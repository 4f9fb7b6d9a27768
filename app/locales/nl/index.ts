import type { Translated } from "../translated.ts";
import languages from "./languages.ts";

export const nl = { languages } satisfies Translated;
