import { localizedPath } from "#app/addresses/localized-path.ts";
import { guideGroups, guidePath } from "#app/content/guides.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { Vi } from "#app/locales/index.ts";
import { usePageLanguage } from "#app/ui/page-language.ts";

type Props = { text: Vi["docs"]["index"]; titles: Record<string, string> };

export function IndexOfGuides({ text, titles }: Props) {
	const language = usePageLanguage();
	return (
		<div className="grid gap-x-[calc(var(--gap)*2)] gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
			{guideGroups.map(({ id, guides }) => (
				<section key={id} id={id}>
					<h3 className="mb-2 flex items-baseline justify-between gap-4 border-b-2 border-ink pb-2">
						{text.groups[id]}{" "}
						<span className="text-sm font-normal text-ink-soft">
							{interpolate(text.count, { count: guides.length })}
						</span>
					</h3>
					<ul>
						{guides.map((guide) => (
							<li key={guide}>
								<a
									className="block py-[0.4rem] no-underline hover:underline"
									href={localizedPath(language, guidePath(guide))}
								>
									{titles[guide]}
								</a>
							</li>
						))}
					</ul>
				</section>
			))}
		</div>
	);
}
