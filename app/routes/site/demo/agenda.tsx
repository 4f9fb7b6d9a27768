import type { Vi } from "#app/locales/index.ts";

/** What happens in the session, in order. */
export function Agenda({ text }: { text: Vi["demo"]["agenda"] }) {
	return (
		<section aria-labelledby="agenda">
			<h2 id="agenda">{text.heading}</h2>
			<ol className="agenda">
				{text.items.map(({ title, text }) => (
					<li key={title}>
						<h3>{title}</h3>
						<p>{text}</p>
					</li>
				))}
			</ol>
		</section>
	);
}
