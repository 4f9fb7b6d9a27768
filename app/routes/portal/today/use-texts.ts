import en from "#app/locales/en/portalToday.ts";
import vi from "#app/locales/vi/portalToday.ts";
import { useInLanguage } from "../shell/use-portal.ts";

export const useTodayTexts = () => useInLanguage({ vi, en });
