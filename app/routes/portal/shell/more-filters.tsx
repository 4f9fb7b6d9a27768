import type { ReactNode } from "react";

type Props = { label: string; isOpen: boolean; children: ReactNode };

/** Folds filters of a list away; a wide screen shows them all, where the browser can show folded content. */
export function MoreFilters({ label, isOpen, children }: Props) {
	return (
		<details
			className="flex flex-wrap items-end gap-x-3 details-content:flex details-content:flex-wrap details-content:items-end details-content:gap-x-3 max-sm:[&:not([open])]:me-auto max-sm:[&[open]]:basis-full [&[open]::details-content]:gap-y-[0.35rem] lg:details-content:[content-visibility:visible]"
			open={isOpen}
		>
			<summary className="inline-flex min-h-9 basis-full items-center gap-[0.4em] font-bold text-sky before:content-['+'_/_''] in-[[open]]:before:content-['−'_/_''] supports-[selector(::details-content)]:lg:hidden">
				{label}
			</summary>
			{children}
		</details>
	);
}
