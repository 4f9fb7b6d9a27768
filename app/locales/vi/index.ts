import common from "./common.ts";
import form from "./form.ts";
import languages from "./languages.ts";
import portal from "./portal.ts";
import trial from "./trial.ts";

export const vi = { common, form, languages, portal, trial };
