import type { Language } from "#models/language.ts";
import { en } from "./en/index.ts";
import { es } from "./es/index.ts";
import { nl } from "./nl/index.ts";
import { type Vi, vi } from "./vi/index.ts";
import { zh } from "./zh/index.ts";

export type { Vi };
export type Section = keyof Vi;

/** Vietnamese has every section; what the others lack falls back to it. */
export const locales: Record<Language, Partial<Vi>> & { vi: Vi } = { vi, en, zh, nl, es };

/** The language in which a page of `language` shows a section. */
export function languageOfSection(language: Language, section: Section): Language {
	return section in locales[language] ? language : "vi";
}
