import { pageLanguage, text } from "#app/server/i18n.server.ts";

type FactorScreen = "setUp" | "codes" | "off" | "addPasskey" | "removePasskey";

export async function factorTexts(request: Request, screen: FactorScreen | null) {
	const language = await pageLanguage(request);
	const factor = text(language, "portalFactor");
	const { title } = screen ? factor[screen] : factor;
	const { account } = text(language, "portalAccount");
	return { language, account, factor, title };
}
