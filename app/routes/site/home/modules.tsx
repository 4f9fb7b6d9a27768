import { moduleGroups } from "#app/content/plans.ts";
import { ModuleScreen } from "#app/routes/site/parts/module-screen.tsx";
import { Rail } from "#app/routes/site/parts/rail.tsx";
import type { Text } from "#app/server/i18n.server.ts";
import { useAddress } from "#app/ui/page-language.ts";
import { Section } from "#app/ui/section.tsx";

export function Modules({ text }: { text: Text<"features"> }) {
	const address = useAddress();
	return (
		<Section lang={text.lang} heading={text.onHome.heading} intro={text.onHome.text}>
			<div className="grid grid-cols-1 gap-x-(--gap) gap-y-7 lg:grid-cols-2">
				{moduleGroups.map(({ id, modules }) => (
					<div key={id} className={modules.length < 3 ? undefined : "lg:col-span-full"}>
						<h3 className="mb-2 text-sky-deep">{text.groups[id].name}</h3>
						<Rail className="sm:flex sm:flex-wrap sm:gap-3 sm:*:flex-[1_1_13rem]">
							{modules.map((module) => (
								<li
									key={module}
									className="grid grid-rows-[auto_1fr] rounded-lg bg-mist px-[0.4rem] pt-1 pb-[0.4rem]"
								>
									<h4 className="text-sm">
										<a
											className="block px-[0.7rem] py-2 whitespace-nowrap text-inherit no-underline after:text-sky after:content-['_→'_/_''] hover:text-sky"
											href={`${address("features")}#${module}`}
										>
											{text.modules[module].name}
										</a>
									</h4>
									<ModuleScreen
										className="content-start bg-white p-[0.7rem]"
										of={module}
										brief
										screen={text.modules[module].screen}
									/>
								</li>
							))}
						</Rail>
					</div>
				))}
			</div>
		</Section>
	);
}
