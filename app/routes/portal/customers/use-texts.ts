import en from "#app/locales/en/portalCustomers.ts";
import vi from "#app/locales/vi/portalCustomers.ts";
import { useInLanguage } from "../shell/use-portal.ts";

export const useCustomerTexts = () => useInLanguage({ vi, en });
