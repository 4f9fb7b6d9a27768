import { type ReactNode, useContext } from "react";
import { BesideTasks } from "./record-page.tsx";

type Props = {
	/** Who it is, and how they are reached. */
	who: ReactNode;
	facts: ReactNode;
	/** What to do next. */
	next: ReactNode;
	history: ReactNode;
	/** Rarely used actions. */
	more?: ReactNode;
};

const part = "grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-5";

/** A request or an inquiry: facts on the left, what to do and what was on the right. Where it is narrow these stand before the facts. */
export function RecordFrame({ who, facts, next, history, more }: Props) {
	const isNarrow = useContext(BesideTasks);
	const column = isNarrow
		? "max-lg:contents lg:contents"
		: "max-lg:contents lg:grid lg:grid-cols-[minmax(0,1fr)] lg:gap-6";
	return (
		<div
			className={`grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-4 [overflow-anchor:none] max-lg:[--control:2.75rem] ${isNarrow ? "" : "lg:grid-cols-2"} [&_h2]:text-base [&_section]:grid [&_section]:grid-cols-[minmax(0,1fr)] [&_section]:gap-2 [&_section>.form]:mt-2`}
		>
			<div className={column}>
				<div className={`order-1 ${part}`}>{who}</div>
				<div className={`order-4 ${part}`}>{facts}</div>
				{more && <div className="order-5 border-t pt-2 print:hidden">{more}</div>}
			</div>
			<div className={column}>
				<div className={`order-2 ${part}`}>{next}</div>
				<div className={`order-3 ${part}`}>{history}</div>
			</div>
		</div>
	);
}

/** Buttons and links beside one another. */
export function Tools({ children }: { children: ReactNode }) {
	return <div className="flex flex-wrap items-center gap-2 print:hidden">{children}</div>;
}
