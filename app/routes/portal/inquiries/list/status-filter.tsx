import { Link, useLocation } from "@remix-run/react";
import { dashboard } from "#app/addresses/inquiries.ts";
import { changedSearch, firstPage } from "#app/addresses/search.ts";
import { type InquiryStatus, inquiryStatuses } from "#models/options.ts";
import { useTexts } from "../use-texts.ts";

export function StatusFilter({ status }: { status: InquiryStatus | undefined }) {
	const { search } = useLocation();
	const texts = useTexts();
	const choices: [InquiryStatus | undefined, string][] = [
		[undefined, texts.dashboard.all],
		...inquiryStatuses.map((one): [InquiryStatus, string] => [one, texts.options.status[one]]),
	];
	return (
		<nav aria-label={texts.dashboard.statusFilter} className="border-b print:hidden">
			<ul className="flex flex-wrap gap-1 [&_a]:inline-flex [&_a]:min-h-9 [&_a]:items-center [&_a]:border-b-3 [&_a]:border-transparent [&_a]:px-3 [&_a]:text-ink-soft [&_a]:no-underline [&_a:hover]:border-edge [&_a:hover]:text-sky-deep [&_a[aria-current]]:border-sky [&_a[aria-current]]:font-bold [&_a[aria-current]]:text-sky-deep">
				{choices.map(([value, label]) => (
					<li key={label}>
						<Link
							to={dashboard + changedSearch(search, { ...firstPage, status: value ?? null })}
							aria-current={value === status ? "page" : undefined}
						>
							{label}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
