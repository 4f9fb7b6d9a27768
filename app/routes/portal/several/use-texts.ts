import en from "#app/locales/en/portalSeveral.ts";
import vi from "#app/locales/vi/portalSeveral.ts";
import { useInLanguage } from "../shell/use-portal.ts";

export const useSeveralTexts = () => useInLanguage({ vi, en });
