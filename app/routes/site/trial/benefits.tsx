import type { Vi } from "#app/locales/index.ts";

/** What the trial gives, under a strip of its days. */
export function Benefits({ text, days }: { text: Vi["trial"]["benefits"]; days: number }) {
	return (
		<section aria-labelledby="benefits">
			<div className="days" aria-hidden="true">
				{Array.from({ length: days }, (_, day) => (
					<span key={day}>{`${day + 1} `}</span>
				))}
			</div>
			<h2 id="benefits">{text.heading}</h2>
			<ul className="points">
				{text.items.map(({ title, text }) => (
					<li key={title}>
						<h3>{title}</h3>
						<p>{text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
