import type { Translated } from "../translated.ts";
import languages from "./languages.ts";

export const zh = { languages } satisfies Translated;
