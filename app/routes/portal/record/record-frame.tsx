import type { ReactNode } from "react";

type Props = {
	/** Who it is, and how they are reached. */
	who: ReactNode;
	facts: ReactNode;
	/** What to do next. */
	next: ReactNode;
	history: ReactNode;
	/** What ends it. */
	foot?: ReactNode;
};

const column = "max-lg:contents lg:grid lg:grid-cols-[minmax(0,1fr)] lg:gap-6";
const part = "grid grid-cols-[minmax(0,1fr)] gap-5";

/** A request or an inquiry: facts on the left, what to do on the right. On a phone what to do stands before the facts. */
export function RecordFrame({ who, facts, next, history, foot }: Props) {
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-6 lg:grid-cols-2 [&_h2]:text-base [&_section]:grid [&_section]:grid-cols-[minmax(0,1fr)] [&_section]:gap-2 [&_section>.form]:mt-2">
			<div className={column}>
				<div className={`order-1 ${part}`}>{who}</div>
				<div className={`order-3 ${part}`}>{facts}</div>
			</div>
			<div className={column}>
				<div className={`order-2 ${part}`}>{next}</div>
				<div className={`order-4 ${part}`}>{history}</div>
			</div>
			{foot && <p className="order-5 border-t pt-4 lg:col-span-2 print:hidden">{foot}</p>}
		</div>
	);
}

/** Buttons and links beside one another. */
export function Tools({ children }: { children: ReactNode }) {
	return <div className="flex flex-wrap items-center gap-2 print:hidden">{children}</div>;
}
