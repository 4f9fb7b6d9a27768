import en from "#app/locales/en/portalImport.ts";
import vi from "#app/locales/vi/portalImport.ts";
import { useInLanguage } from "../../shell/use-portal.ts";

export const useImportTexts = () => useInLanguage({ vi, en });
