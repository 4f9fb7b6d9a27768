import { type ReactNode, useContext } from "react";
import { BehindDialog, FlashPlace } from "./flash.tsx";

type Props = {
	className?: string;
	gap?: string;
	children: ReactNode;
};

export function Main({ className = "", gap = "gap-(--gap)", children }: Props) {
	return (
		<main
			id="main"
			className={`grid grid-cols-[minmax(0,var(--measure,1fr))] px-(--edge) pt-4 pb-16 [&>p:not(.notice)>a:only-child:not(.btn)]:inline-block [&>p:not(.notice)>a:only-child:not(.btn)]:py-1 ${gap} ${className}`.trim()}
		>
			{!useContext(BehindDialog) && <FlashPlace />}
			{children}
		</main>
	);
}
