import type { ReactNode } from "react";
import { useRecordTexts } from "./use-texts.ts";

/** Folds away what is rarely needed. @param id of the summary, by which the content can be labelled */
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

/** Rarely used actions of a record, folded behind "…". */
export function Rest({ children }: { children: ReactNode }) {
	const { rest } = useRecordTexts();
	return (
		<details>
			<summary className="btn btn-quiet list-none">… {rest}</summary>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-3">{children}</div>
		</details>
	);
}
