import en from "#app/locales/en/portalInquiries.ts";
import vi from "#app/locales/vi/portalInquiries.ts";
import { useInLanguage } from "../shell/use-portal.ts";

export const useTexts = () => useInLanguage({ vi, en });

export function useLabels(): Record<string, string> {
	const { fields } = useTexts().inquiry;
	return Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]));
}
