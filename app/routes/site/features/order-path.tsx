import { moduleLooks } from "#app/content/module-looks.tsx";
import type { Vi } from "#app/locales/index.ts";

const passed = ["sales", "inventory", "accounting", "reports"] as const;

/** What one order does in four modules: the order behind the home page's voucher. */
export function OrderPath({ text }: { text: Vi["features"] }) {
	return (
		<ol className="rounded-lg bg-white px-5 pt-5 text-sm leading-[1.45] shadow-lift print:hidden">
			{passed.map((module) => {
				const Icon = moduleLooks[module].icon;
				return (
					<li
						key={module}
						className="relative grid grid-cols-[2.25rem_1fr] gap-x-3 pb-4 not-last:after:absolute not-last:after:top-9 not-last:after:bottom-0 not-last:after:left-[1.05rem] not-last:after:border-s-2 not-last:after:border-sky not-last:after:content-['']"
					>
						<span className="grid size-9 place-content-center rounded-full bg-sky-soft text-sky">
							<Icon size={20} strokeWidth={1.75} aria-hidden="true" />
						</span>
						<p>
							<b className="block">{text.modules[module].name}</b> {text.path[module]}
						</p>
					</li>
				);
			})}
		</ol>
	);
}
