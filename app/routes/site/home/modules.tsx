import { moduleGroups } from "#app/content/modules.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Vi } from "#app/locales/index.ts";
import type { Text } from "#app/server/i18n.server.ts";
import { ModuleScreen } from "#app/ui/module-screen.tsx";
import { useAddress, useLang } from "#app/ui/page-language.ts";
import { Section } from "#app/ui/section.tsx";

type Props = { text: Vi["home"]["modules"]; lang: Language; features: Text<"features">; more: string };

/** One band for each part of a company; a band's tiles share its width, so none is left over. */
export function Modules({ text, lang, features, more }: Props) {
	const address = useAddress();
	return (
		<Section lang={lang} heading={text.heading} intro={text.text}>
			<div className="bands" lang={useLang(features.lang)}>
				{moduleGroups.map(({ id, modules }) => (
					<div key={id} className={modules.length < 3 ? "half" : undefined}>
						<h3>{features.groups[id].name}</h3>
						<ul>
							{modules.map((module) => (
								<li key={module} className="tile">
									<h4>{features.modules[module].name}</h4>
									<ModuleScreen of={module} screen={features.modules[module].screen} />
								</li>
							))}
						</ul>
					</div>
				))}
			</div>
			<p className="more">
				<a href={address("features")}>{more}</a>
			</p>
		</Section>
	);
}
