import { Words } from "./words.tsx";

export type Fact = { name: string; label: string; value?: string; isLong?: boolean };

/** What is known of one thing; what is not given is left out. */
export function Facts({ heading, facts }: { heading: string; facts: Fact[] }) {
	const given = facts.filter(({ value }) => value);
	if (given.length === 0) return null;
	return (
		<section>
			<h2>{heading}</h2>
			<dl className="grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-x-6 gap-y-3">
				{given.map(({ name, label, value = "", isLong }) => (
					<div key={name} className={isLong ? "col-span-full max-w-168" : undefined}>
						<dt className="text-xs font-normal text-ink-soft">{label}</dt>
						<dd className="wrap-anywhere whitespace-pre-line">
							<Words text={value} />
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
