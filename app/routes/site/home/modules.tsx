import { moduleGroups } from "#app/content/modules.ts";
import type { Text } from "#app/server/i18n.server.ts";
import { ModuleScreen } from "#app/ui/module-screen.tsx";
import { useAddress } from "#app/ui/page-language.ts";
import { Section } from "#app/ui/section.tsx";

type Props = { text: Text<"features">; more: string };

/** One band for each part of a company; a band's tiles share its width, so none is left over. */
export function Modules({ text, more }: Props) {
	const address = useAddress();
	return (
		<Section lang={text.lang} heading={text.onHome.heading} intro={text.onHome.text}>
			<div className="bands">
				{moduleGroups.map(({ id, modules }) => (
					<div key={id} className={modules.length < 3 ? "half" : undefined}>
						<h3>{text.groups[id].name}</h3>
						<ul>
							{modules.map((module) => (
								<li key={module} className="tile">
									<h4>{text.modules[module].name}</h4>
									<ModuleScreen of={module} screen={text.modules[module].screen} />
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
