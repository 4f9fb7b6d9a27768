import { text } from "#app/server/i18n.server.ts";
import type { Language } from "#models/language.ts";

type FactorScreen = "setUp" | "codes" | "off" | "addPasskey" | "removePasskey";

export function factorTexts(language: Language, screen: FactorScreen | null) {
	const factor = text(language, "portalFactor");
	const { title } = screen ? factor[screen] : factor;
	const { account } = text(language, "portalAccount");
	return { account, factor, title };
}
