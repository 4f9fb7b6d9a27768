import type { GuideText } from "#app/locales/guide-text.ts";
import { OnScreen } from "./on-screen.tsx";

type Props = { heading: string; mistake: GuideText["mistake"] };

export function Mistake({ heading, mistake }: Props) {
	return (
		<section className="grid gap-2 rounded-lg bg-warn-soft p-6 print:p-4" aria-labelledby="mistake">
			<h2 id="mistake" className="text-lg tracking-tight text-warn">
				{heading}
			</h2>
			<p className="font-bold">
				<OnScreen text={mistake.what} />
			</p>
			<p>
				<OnScreen text={mistake.remedy} />
			</p>
		</section>
	);
}
