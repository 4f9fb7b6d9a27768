import type { GuideText } from "#app/locales/guide-text.ts";
import type { Vi } from "#app/locales/index.ts";
import { useAddress } from "#app/ui/page-language.ts";

type Props = {
	guide: Pick<GuideText, "title" | "text" | "audience">;
	words: Pick<Vi["docs"]["guide"], "audience">;
	trail: { label: string; docs: string; group?: { id: string; name: string } };
	plan: string;
	modules: { id: string; name: string }[];
};

export function GuideHead({ guide, words, trail, plan, modules }: Props) {
	const address = useAddress();
	return (
		<header className="bg-[linear-gradient(var(--color-sky-soft),var(--color-paper))] pt-[clamp(1.25rem,1rem+1.5vw,2.5rem)] pb-[clamp(1.5rem,1.2rem+1.5vw,2.5rem)] print:bg-none print:pt-0 print:pb-4">
			<div className="wrap grid gap-[1.1rem]">
				<nav className="text-sm print:hidden" aria-label={trail.label}>
					<ol className="flex flex-wrap gap-x-2 [&_a]:inline-block [&_a]:py-1 [&>li+li]:before:me-2 [&>li+li]:before:text-ink-soft [&>li+li]:before:content-['/'_/_'']">
						<li>
							<a href={address("docs")}>{trail.docs}</a>
						</li>
						{trail.group && (
							<li>
								<a href={`${address("docs")}#${trail.group.id}`}>{trail.group.name}</a>
							</li>
						)}
					</ol>
				</nav>
				<h1 className="max-w-[18em] text-3xl lg:text-4xl">{guide.title}</h1>
				<p className="lead">{guide.text}</p>
				<p className="flex flex-wrap items-baseline gap-x-6 gap-y-1 text-sm">
					<span>
						<b>{`${words.audience}: `}</b>
						{guide.audience}
					</span>{" "}
					<span>
						{modules.map(({ id, name }) => (
							<a key={id} className="inline-block py-[0.1rem]" href={`${address("features")}#${id}`}>
								{name}
							</a>
						))}
						{modules.length > 0 && " · "}
						<a className="inline-block py-[0.1rem]" href={address("pricing")}>
							{plan}
						</a>
					</span>
				</p>
			</div>
		</header>
	);
}
