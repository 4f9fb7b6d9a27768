import { useAddress } from "#app/ui/page-language.ts";
import type { FrameData } from "./frame-data.ts";

export function Promo({ text }: { text: FrameData["text"]["promo"] }) {
	const address = useAddress();
	return (
		<aside
			className="bg-offer py-[0.55rem] text-center text-sm leading-[1.4] font-bold break-keep print:hidden"
			aria-label={text.label}
		>
			<p className="wrap">
				{text.strip}{" "}
				<a className="whitespace-nowrap text-inherit" href={`${address("pricing")}#offers`}>
					{text.link}
				</a>
			</p>
		</aside>
	);
}
