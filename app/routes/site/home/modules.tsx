import { moduleGroups } from "#app/content/plans.ts";
import { Rail } from "#app/routes/site/parts/rail.tsx";
import type { Text } from "#app/server/i18n.server.ts";
import { useAddress } from "#app/ui/page-language.ts";
import { Section } from "#app/ui/section.tsx";

/** In three columns each has five modules, as the longest group takes two rows. */
export function Modules({ text }: { text: Text<"features"> }) {
	const address = useAddress();
	return (
		<Section lang={text.lang} heading={text.onHome.heading} intro={text.onHome.text}>
			<Rail className="sm:grid sm:grid-cols-2 sm:gap-x-[calc(var(--gap)*2)] sm:gap-y-8 lg:grid-cols-3">
				{moduleGroups.map(({ id, modules }) => (
					<li key={id} className={modules.length > 3 ? "sm:row-span-2" : undefined}>
						<h3 className="border-b-2 border-ink pb-1 text-sky-deep">{text.groups[id].name}</h3>
						<ul>
							{modules.map((module) => (
								<li key={module} className="border-b py-2 text-sm leading-[1.45] text-ink-soft">
									<a
										className="inline-block py-[0.1rem] font-bold text-ink no-underline after:text-sky after:content-['_→'_/_''] hover:text-sky"
										href={`${address("features")}#${module}`}
									>
										{text.modules[module].name}
									</a>{" "}
									<span className="block">{text.onHome.lines[module]}</span>
								</li>
							))}
						</ul>
					</li>
				))}
			</Rail>
		</Section>
	);
}
