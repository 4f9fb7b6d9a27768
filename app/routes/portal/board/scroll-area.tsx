import type { ReactNode } from "react";

export function ScrollArea({ label, children }: { label: string; children: ReactNode }) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
		<section className="overflow-x-auto" aria-label={label} tabIndex={0}>
			{children}
		</section>
	);
}
