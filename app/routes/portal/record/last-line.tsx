import type { ReactNode } from "react";
import type { LastContact } from "./timeline.server.ts";
import { useRecordTexts } from "./use-texts.ts";
import { Words } from "./words.tsx";

type Props = {
	/** Null where nobody has been in touch yet. */
	last: LastContact | null;
	/** What the customer wrote, which stands there before anybody was in touch. */
	wrote?: string;
	/** When somebody is in touch next. */
	next: ReactNode;
};

/** The last contact and the next agreed day, so that nobody calls without knowing them. */
export function LastLine({ last, wrote, next }: Props) {
	const texts = useRecordTexts().last;
	return (
		<div className="border-s-4 border-sky ps-3 wrap-anywhere">
			{!last && wrote && (
				<p className="whitespace-pre-line">
					<b>{texts.wrote}</b> <Words text={wrote} />
				</p>
			)}
			<p>
				<b>{texts.last}</b> {last ? `${last.ago}, ${last.way}` : texts.nobody}
				{last?.note && (
					<>
						: <Words text={last.note} />
					</>
				)}{" "}
				<span className="[&>small]:[font-size:inherit]">· {next}</span>
			</p>
		</div>
	);
}
