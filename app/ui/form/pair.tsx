import type { ReactNode } from "react";

export function Pair({ children }: { children: ReactNode }) {
	return (
		<div className="grid gap-[inherit] sm:grid-cols-2 sm:grid-rows-[auto_auto_auto] sm:gap-y-0 sm:*:row-span-3 sm:*:grid-rows-subgrid sm:[&_label]:self-end">
			{children}
		</div>
	);
}
