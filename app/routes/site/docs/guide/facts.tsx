import type { ReactNode } from "react";
import type { GuideText } from "#app/locales/guide-text.ts";
import type { Vi } from "#app/locales/index.ts";
import { useAddress } from "#app/ui/page-language.ts";

type Props = {
	guide: Pick<GuideText, "audience" | "ready">;
	words: Vi["docs"]["guide"];
	modules: { id: string; name: string }[];
	plan: string;
};

export function Facts({ guide, words, modules, plan }: Props) {
	const address = useAddress();
	return (
		<aside
			className="card max-w-[40rem] self-start bg-mist lg:sticky lg:top-6 print:static print:p-4"
			aria-labelledby="ready"
		>
			<dl className="mb-5 grid gap-x-6 gap-y-3 border-b pb-5 text-sm print:mb-3 print:pb-3 sm:grid-cols-[2fr_1fr_1fr] lg:grid-cols-1">
				<Fact label={words.audience}>{guide.audience}</Fact>
				{modules.length > 0 && (
					<Fact label={words.module}>
						{modules.map(({ id, name }) => (
							<a key={id} className="inline-block py-[0.1rem]" href={`${address("features")}#${id}`}>
								{name}
							</a>
						))}
					</Fact>
				)}
				<Fact label={words.plan.label}>
					<a className="inline-block py-[0.1rem]" href={address("pricing")}>
						{plan}
					</a>
				</Fact>
			</dl>
			<h2 id="ready" className="mb-3 text-lg tracking-tight">
				{words.ready}
			</h2>
			<ul className="grid gap-2">
				{guide.ready.map((thing) => (
					<li
						key={thing}
						className="grid grid-cols-[1.1rem_1fr] gap-3 before:mt-[0.3em] before:size-[1.1rem] before:rounded-sm before:border-2 before:border-sky before:bg-white before:content-['']"
					>
						{thing}
					</li>
				))}
			</ul>
		</aside>
	);
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div>
			<dt className="text-ink-soft">{label}</dt>
			<dd>{children}</dd>
		</div>
	);
}
