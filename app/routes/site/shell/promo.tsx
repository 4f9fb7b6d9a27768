import { useAddress } from "#app/ui/page-language.ts";
import type { FrameData } from "./frame-data.ts";

export function Promo({ text }: { text: FrameData["text"]["promo"] }) {
	const address = useAddress();
	return (
		<aside className="promo" aria-label={text.label}>
			<p className="wrap">
				{text.strip} <a href={`${address("pricing")}#offers`}>{text.link}</a>
			</p>
		</aside>
	);
}
