import { useAddress } from "#app/ui/page-language.ts";

type Props = {
	title: string;
	text: string;
	trail: { label: string; docs: string; group?: { id: string; name: string } };
};

export function GuideHead({ title, text, trail }: Props) {
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
				<h1 className="max-w-[18em] text-3xl lg:text-4xl">{title}</h1>
				<p className="lead">{text}</p>
			</div>
		</header>
	);
}
