import type { Translated } from "../translated.ts";
import languages from "./languages.ts";
import trial from "./trial.ts";

export const zh = { languages, trial } satisfies Translated;
