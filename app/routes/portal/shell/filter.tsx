import type { ReactNode } from "react";

type Props = {
	id: string;
	label: string;
	isWide?: boolean;
	children: ReactNode;
};

export function Filter({ id, label, isWide, children }: Props) {
	return (
		<div
			className={`grid grid-cols-[minmax(0,1fr)] gap-[0.1rem] ${isWide ? "max-w-104 flex-[1_1_16rem] max-[40rem]:basis-full" : "max-w-64 max-[40rem]:flex-[1_1_9rem]"}`}
		>
			<label htmlFor={id} className="text-xs text-ink-soft">
				{label}
			</label>
			{children}
		</div>
	);
}
