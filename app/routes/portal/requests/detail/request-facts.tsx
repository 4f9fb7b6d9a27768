import { useRequestTexts } from "../use-texts.ts";
import type { ShownRequest } from "./shown-request.server.ts";

const long = ["notes", "message"];

export function RequestFacts({ request: { facts, plan } }: { request: ShownRequest }) {
	const { sent, fields } = useRequestTexts().detail;
	const given = Object.entries({ ...facts, plan }).filter(([, value]) => value);
	return (
		<section>
			<h2>{sent}</h2>
			<dl className="grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-x-6 gap-y-3">
				{given.map(([name, value]) => (
					<div key={name} className={long.includes(name) ? "col-span-full" : undefined}>
						<dt className="text-xs font-normal text-ink-soft">{fields[name as keyof typeof fields]}</dt>
						<dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
