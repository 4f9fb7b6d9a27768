import languages from "./languages.ts";
import trial from "./trial.ts";

export const vi = { languages, trial };
