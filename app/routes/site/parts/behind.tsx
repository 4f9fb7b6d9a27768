import type { Behind as Known } from "#app/content/owner.ts";

type Props = {
	known: Known;
	labels: Record<"since" | "founder" | "engineers" | "contract" | "read" | "office", string>;
};

/** What the owner tells of the company: a line each, and nothing where nothing is known. */
export function Behind({ known, labels }: Props) {
	const { since, founder, engineers = [], contract, office } = known;
	const lines: [string, string | undefined][] = [
		[labels.since, since?.toString()],
		[labels.founder, founder],
		[labels.engineers, engineers.join(", ") || undefined],
	];
	const told = lines.filter(([, value]) => value !== undefined);
	return (
		<>
			{(told.length > 0 || contract) && (
				<dl className="grid gap-4 sm:grid-cols-2">
					{told.map(([label, value]) => (
						<div key={label}>
							<dt className="text-sm font-normal text-ink-soft">{label}</dt>
							<dd>{value}</dd>
						</div>
					))}
					{contract && (
						<div>
							<dt className="text-sm font-normal text-ink-soft">{labels.contract}</dt>
							<dd>
								<a href={`/${contract}`}>{labels.read}</a>
							</dd>
						</div>
					)}
				</dl>
			)}
			{office && (
				<img
					src={`/${office.file}`}
					width={office.width}
					height={office.height}
					alt={labels.office}
					loading="lazy"
				/>
			)}
		</>
	);
}
