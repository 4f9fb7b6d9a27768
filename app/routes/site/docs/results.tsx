import { localizedPath } from "#app/addresses/site.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { Vi } from "#app/locales/index.ts";
import { useAddress, usePageLanguage } from "#app/ui/page-language.ts";
import type { Found } from "./search.ts";

type Props = { text: Vi["docs"]["search"]; query: string; found: Found[] };

export function Results({ text, query, found }: Props) {
	const address = useAddress();
	const language = usePageLanguage();
	const none = found.length === 0;
	return (
		<>
			<h2 id="found" className="text-xl tracking-tight">
				{interpolate(none ? text.none : text.found, { count: found.length, query })}
			</h2>
			{none && <p className="lead">{text.noneHelp}</p>}
			<ul>
				{found.map(({ source, path, title, text: excerpt }) => (
					<li key={path} className="border-t py-4">
						<h3>
							<a className="inline-block py-[0.1rem]" href={localizedPath(language, path)}>
								{title}
							</a>{" "}
							<span className="badge">{source === "docs" ? text.fromDocs : text.fromFaq}</span>
						</h3>
						<p className="text-ink-soft">{excerpt}</p>
					</li>
				))}
			</ul>
			<p className="flex flex-wrap gap-3">
				{none && (
					<a className="btn btn-primary" href={address("contact")}>
						{text.contact}
					</a>
				)}
				<a className="btn btn-quiet" href={address("docs")}>
					{text.clear}
				</a>
			</p>
		</>
	);
}
