import type { GuideText } from "#app/locales/guide-text.ts";
import type { ScreenText } from "#app/locales/vi/features.ts";
import { Screen } from "#app/routes/site/parts/screen.tsx";

type StepsProps = {
	heading: string;
	steps: (GuideText["steps"][number] & { screen?: ScreenText; tone?: string })[];
};

export function Steps({ heading, steps }: StepsProps) {
	return (
		<section className="print:break-inside-auto" aria-labelledby="steps">
			<h2 id="steps" className="mb-6 text-2xl print:mb-3 print:text-lg">
				{heading}
			</h2>
			<ol className="[counter-reset:step]">
				{steps.map(({ do: press, see, screen, tone }) => (
					<li
						key={press}
						className="relative grid break-inside-avoid grid-cols-[2.5rem_1fr] gap-x-4 pb-7 print:pb-3 [counter-increment:step] before:z-1 before:flex before:size-10 before:items-center before:justify-center before:rounded-full before:bg-sky before:font-bold before:text-white before:tabular-nums before:content-[counter(step)] after:absolute after:top-10 after:bottom-0 after:left-[1.2rem] after:border-l-2 after:border-sky-soft after:content-[''] last:pb-0 last:after:hidden"
					>
						<div className="grid gap-2 pt-[0.35rem]">
							<p>
								<OnScreen text={press} />
							</p>
							<p className="border-s-4 border-sky ps-4 text-ink-soft">
								<OnScreen text={see} />
							</p>
							{screen && (
								<Screen
									screen={screen}
									tone={tone}
									className="mt-2 max-w-96 bg-white px-4 py-3 shadow-lift print:hidden"
								/>
							)}
						</div>
					</li>
				))}
			</ol>
		</section>
	);
}

type MistakeProps = { heading: string; mistake: GuideText["mistake"] };

export function Mistake({ heading, mistake }: MistakeProps) {
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

/** What stands on a screen is quoted, and shown bold. */
function OnScreen({ text }: { text: string }) {
	const parts = text.split(/(“[^”]+”)/);
	return parts.map((part, index) => (part.startsWith("“") ? <b key={`${index}-${part}`}>{part}</b> : part));
}
