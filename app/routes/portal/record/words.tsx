import { foreignSpellings, quotePath } from "#app/addresses/site.ts";
import { useRecordTexts } from "./use-texts.ts";

const paths = [quotePath, ...foreignSpellings.values()].join("|");

/** Only the path and query are used, so that nobody's text can link to another site. */
const quotation = new RegExp(`https?://[^\\s/?#]+((?:/[a-z]{2})?(?:${paths})\\?[^\\s"'<>]+)`);

/** Text that somebody wrote, with the addresses of quotations as links. */
export function Words({ text }: { text: string }) {
	const { open } = useRecordTexts().quotation;
	const parts = text.split(quotation);
	return parts.map((part, index) =>
		index % 2 === 1 ? (
			<a key={index} href={part} className="inline-block py-[0.15rem]">
				{open}
			</a>
		) : (
			part
		),
	);
}
