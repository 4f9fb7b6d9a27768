import { localizedPath } from "#app/addresses/site.ts";
import { guidePath, trialPlan } from "#app/content/guides.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { Vi } from "#app/locales/index.ts";
import { usePageLanguage } from "#app/ui/page-language.ts";
import { trialDays } from "#models/request/trial-days.ts";

/** The days of a trial as a strip; those below it have a task, and the guide that tells how. */
export function TrialDays({ text }: { text: Vi["trial"]["days"] }) {
	const language = usePageLanguage();
	const planned = new Set<number>(trialPlan.map(({ day }) => day));
	return (
		<section aria-labelledby="trial-days">
			<h2 id="trial-days" className="mb-3 text-xl tracking-tight">
				{text.heading}
			</h2>
			<div className="mb-2 grid max-w-[28rem] auto-cols-fr grid-flow-col gap-1" aria-hidden="true">
				{Array.from({ length: trialDays }, (_, index) => (
					<span
						key={index}
						className={`rounded-sm py-[0.35rem] text-center text-sm font-bold [font-variant-numeric:tabular-nums] ${planned.has(index + 1) ? "bg-sky text-white" : "bg-sky-soft text-sky-deep"}`}
					>{`${index + 1} `}</span>
				))}
			</div>
			<ol>
				{trialPlan.map(({ day, guide }, index) => (
					<li key={day} className="grid grid-cols-[5rem_1fr] border-b py-2">
						<b>{interpolate(text.label, { day })}</b>{" "}
						<a className="justify-self-start py-[0.1rem]" href={localizedPath(language, guidePath(guide))}>
							{text.items[index]}
						</a>
					</li>
				))}
			</ol>
		</section>
	);
}
