import type { Vi } from "#app/locales/index.ts";

export function Benefits({ text, days }: { text: Vi["trial"]["benefits"]; days: number }) {
	return (
		<section className="grid gap-5" aria-labelledby="benefits">
			<div className="grid max-w-[28rem] auto-cols-fr grid-flow-col gap-1" aria-hidden="true">
				{Array.from({ length: days }, (_, day) => (
					<span
						key={day}
						className="rounded-sm bg-sky-soft py-[0.35rem] text-center text-sm font-bold text-sky-deep [font-variant-numeric:tabular-nums] first:bg-sky first:text-white"
					>{`${day + 1} `}</span>
				))}
			</div>
			<h2 id="benefits" className="text-xl tracking-tight">
				{text.heading}
			</h2>
			<ul>
				{text.items.map(({ title, text }) => (
					<li key={title} className="border-t py-[0.9rem]">
						<h3>{title}</h3>
						<p className="text-ink-soft">{text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
