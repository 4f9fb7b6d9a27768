import type { ReactNode } from "react";

/** What is needed now and then, folded. @param id of the words that unfold it, to name what is inside by */
export function More({ id, summary, children }: { id?: string; summary: string; children: ReactNode }) {
	return (
		<details className="print:hidden">
			<summary
				id={id}
				className="inline-flex gap-[0.4em] py-2 font-bold text-sky before:content-['+'_/_''] [[open]>&]:before:content-['−'_/_'']"
			>
				{summary}
			</summary>
			{children}
		</details>
	);
}
