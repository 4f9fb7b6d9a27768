import { type InquiryFields, longFacts, shortFacts } from "#models/inquiry/fields.ts";
import { type Fact, Facts } from "../../record/facts.tsx";
import { usePortal } from "../../shell/use-portal.ts";
import { fieldsInWords } from "../fields-in-words.ts";
import { useInquiryTexts } from "../use-texts.ts";

export function InquiryFacts({ inquiry }: { inquiry: InquiryFields & { origin: Fact[] } }) {
	const { language } = usePortal();
	const { detail, options, inquiry: form } = useInquiryTexts();
	const shown = fieldsInWords(language, options, inquiry);
	const factsOf = (names: (keyof InquiryFields)[], isLong: boolean) =>
		names.map((name) => ({ name, label: form.fields[name].label, value: shown[name], isLong }));
	return (
		<>
			<Facts heading={detail.groups.wishes} facts={factsOf(longFacts, true)} />
			<Facts heading={detail.groups.project} facts={[...factsOf(shortFacts, false), ...inquiry.origin]} />
		</>
	);
}
