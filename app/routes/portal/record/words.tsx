import { foreignSpellings, quotePath } from "#app/addresses/site.ts";
import { useRecordTexts } from "./use-texts.ts";

const paths = [quotePath, ...foreignSpellings.values()].join("|");

/** Whoever wrote it, only what follows the host is used. */
const quotation = new RegExp(`https?://[^\\s/?#]+((?:/[a-z]{2})?(?:${paths})\\?[^\\s"'<>]+)`);

/** What somebody has written, in which the address of a quotation is a link. */
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
