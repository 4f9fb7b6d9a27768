import type { Vi } from "#app/locales/index.ts";
import type { InquiryFields } from "#models/inquiry/record.server.ts";

type Fields = Required<InquiryFields>;
/** Fields whose stored value is a code, so that pages need a label; `employeeCount` is shown as stored. */
type ChoiceName = Exclude<
	{ [Name in keyof Fields]: string extends Fields[Name] ? never : Name }[keyof Fields],
	"employeeCount"
>;

/** The labels of the chosen options in one language. */
export const choicesInWords = (
	options: Vi["portalInquiries"]["options"],
	{ projectType, urgency }: Pick<InquiryFields, ChoiceName>,
): Record<ChoiceName, string> => ({
	projectType: options.projectType[projectType],
	urgency: options.urgency[urgency],
});
