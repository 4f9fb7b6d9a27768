import en from "#app/locales/en/portalInquiries.ts";
import vi from "#app/locales/vi/portalInquiries.ts";
import { useInLanguage } from "../shell/use-portal.ts";

export const useInquiryTexts = () => useInLanguage({ vi, en });

export function useInquiryLabels(): Record<string, string> {
	const { fields } = useInquiryTexts().inquiry;
	return Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]));
}
