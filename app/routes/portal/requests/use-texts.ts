import en from "#app/locales/en/portalRequests.ts";
import vi from "#app/locales/vi/portalRequests.ts";
import { useInLanguage } from "../shell/use-portal.ts";

export const useRequestTexts = () => useInLanguage({ vi, en });
