import { moduleGroups } from "#app/content/plans.ts";
import { ModuleScreen } from "#app/routes/site/parts/module-screen.tsx";
import { More } from "#app/routes/site/parts/more.tsx";
import type { Text } from "#app/server/i18n.server.ts";
import { useAddress } from "#app/ui/page-language.ts";
import { Section } from "#app/ui/section.tsx";

type Props = { text: Text<"features">; more: string };

export function Modules({ text, more }: Props) {
	const address = useAddress();
	return (
		<Section lang={text.lang} heading={text.onHome.heading} intro={text.onHome.text}>
			<div className="grid gap-x-(--gap) gap-y-9 lg:grid-cols-2">
				{moduleGroups.map(({ id, modules }) => (
					<div key={id} className={modules.length < 3 ? undefined : "lg:col-span-full"}>
						<h3 className="mb-3 text-sky-deep">{text.groups[id].name}</h3>
						<ul className="flex flex-wrap gap-3">
							{modules.map((module) => (
								<li
									key={module}
									className="grid flex-[1_1_13rem] grid-rows-[auto_1fr] gap-[0.7rem] rounded-lg bg-mist px-[0.4rem] pt-[0.9rem] pb-[0.4rem] max-sm:basis-full max-sm:grid-cols-[minmax(min-content,4fr)_minmax(0,5fr)] max-sm:grid-rows-[auto] max-sm:py-[0.4rem]"
								>
									<h4 className="px-[0.7rem] max-sm:py-[0.7rem] max-sm:pe-0">{text.modules[module].name}</h4>
									<ModuleScreen
										className="content-start bg-white p-[0.7rem] max-sm:[&>.row]:hidden"
										of={module}
										brief
										screen={text.modules[module].screen}
									/>
								</li>
							))}
						</ul>
					</div>
				))}
			</div>
			<More href={address("features")}>{more}</More>
		</Section>
	);
}
