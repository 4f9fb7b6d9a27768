import en from "#app/locales/en/portalRecord.ts";
import vi from "#app/locales/vi/portalRecord.ts";
import { useInLanguage } from "../shell/use-portal.ts";

export const useRecordTexts = () => useInLanguage({ vi, en });
