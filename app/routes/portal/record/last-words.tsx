import type { LastContact } from "./timeline.server.ts";
import { useRecordTexts } from "./use-texts.ts";

type Props = { last?: LastContact; wrote?: string };

/** What was said last or, before that, what the customer asks for: nobody calls without knowing it. */
export function LastWords({ last, wrote }: Props) {
	const texts = useRecordTexts().last;
	if (!last && !wrote) return null;
	return (
		<p className="line-clamp-2 text-sm text-ink-soft print:hidden">
			<b className="font-bold">{last ? texts.last : texts.wrote}</b>{" "}
			{last ? [`${last.ago}, ${last.way}`, last.note].filter(Boolean).join(": ") : wrote}
		</p>
	);
}
