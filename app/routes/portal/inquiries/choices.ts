import type { Vi } from "#app/locales/index.ts";
import type { InquiryFields } from "#models/inquiry/record.server.ts";

type Fields = Required<InquiryFields>;
/** Fields that hold one of the code's words; a number of employees is shown as it is stored. */
type ChoiceName = Exclude<
	{ [Name in keyof Fields]: string extends Fields[Name] ? never : Name }[keyof Fields],
	"employeeCount"
>;

/** What was chosen, in the words of a language. */
export const choicesInWords = (
	options: Vi["portalInquiries"]["options"],
	{ projectType, urgency }: Pick<InquiryFields, ChoiceName>,
): Record<ChoiceName, string> => ({
	projectType: options.projectType[projectType],
	urgency: options.urgency[urgency],
});
