import type { ReactNode } from "react";
import { useRecordTexts } from "./use-texts.ts";

type Props = { id?: string; summary: string; isOpen?: boolean; children: ReactNode };

/** Folds away what is rarely needed, which is printed if it is open. @param id of the summary, by which the content can be labelled */
export function More({ id, summary, isOpen, children }: Props) {
	return (
		<details className="print:[&:not([open])]:hidden" open={isOpen}>
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
