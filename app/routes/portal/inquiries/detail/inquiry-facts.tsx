import type { InquiryFields } from "#models/inquiry/record.server.ts";
import type { InquiryView } from "#models/inquiry/view.ts";
import { Facts } from "../../record/facts.tsx";
import { choicesInWords } from "../choices.ts";
import { useInquiryTexts } from "../use-texts.ts";

const groups = {
	project: ["projectType", "industry", "employeeCount", "currentSystem", "timeline", "budget"],
	wishes: ["requirements", "painPoints", "notes"],
} as const satisfies Record<string, (keyof InquiryFields)[]>;

export function InquiryFacts({ inquiry }: { inquiry: InquiryView }) {
	const { detail, options, inquiry: form } = useInquiryTexts();
	const shown = { ...inquiry, ...choicesInWords(options, inquiry) };
	const factsOf = (group: keyof typeof groups) =>
		groups[group].map((name) => ({
			name,
			label: form.fields[name].label,
			value: shown[name],
			isLong: group === "wishes",
		}));
	return (
		<>
			<Facts heading={detail.groups.wishes} facts={factsOf("wishes")} />
			<Facts heading={detail.groups.project} facts={factsOf("project")} />
		</>
	);
}
