import { moduleLooks } from "#app/content/module-looks.tsx";
import type { ModuleId } from "#app/content/plans.ts";
import type { Vi } from "#app/locales/index.ts";
import { ModuleScreen } from "./module-screen.tsx";

type Props = {
	id: ModuleId;
	text: Vi["features"]["modules"][ModuleId];
	forWhom: string;
	/** Where to see it at work. */
	more?: { href: string; text: string };
};

export function ModuleCard({ id, text, forWhom, more }: Props) {
	const Icon = moduleLooks[id].icon;
	return (
		<li
			id={id}
			className="grid grid-cols-1 content-between gap-3 max-sm:card max-sm:p-4 sm:grid-cols-[1fr_minmax(0,20rem)] sm:items-center sm:gap-x-8 sm:py-6 sm:max-lg:scroll-mt-28"
		>
			<div className="grid grid-cols-1 content-start gap-2">
				<h3 className="flex items-center gap-[0.6rem] whitespace-nowrap">
					<Icon className="flex-none text-sky" size={22} strokeWidth={1.75} aria-hidden="true" />
					{text.name}
				</h3>
				<p className="max-sm:text-sm">{text.text}</p>
				<p className="hint">
					<b>{`${forWhom}: `}</b>
					{text.audience}
				</p>
				{more && (
					<p className="text-sm">
						<a className="inline-block py-[0.1rem] after:content-['_→'_/_'']" href={more.href}>
							{more.text}
						</a>
					</p>
				)}
			</div>
			<ModuleScreen
				of={id}
				screen={text.screen}
				className="content-start bg-mist px-2.5 py-[0.9rem] sm:px-4 [&_.faint]:stroke-edge [&_.faint]:opacity-45"
			/>
		</li>
	);
}
