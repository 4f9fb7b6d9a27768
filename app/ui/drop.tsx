import type { ReactNode } from "react";

type Props = { label?: string; className?: string; summary: ReactNode; children: ReactNode };

export function Drop({ label, className = "", summary, children }: Props) {
	return (
		<details className={`md:relative ${className}`.trim()} name="top">
			<summary
				className="grid min-h-11 min-w-11 grid-flow-col place-content-center place-items-center gap-[0.4rem] rounded-md px-2 hover:bg-mist hover:text-ink"
				aria-label={label}
			>
				{summary}
			</summary>
			<div className="absolute top-[calc(100%-0.4rem)] right-0 z-5 min-w-56 rounded-lg border bg-white p-2 text-ink shadow-lift [&_:is(a,button)]:flex [&_:is(a,button)]:min-h-11 [&_:is(a,button)]:w-full [&_:is(a,button)]:items-center [&_:is(a,button)]:gap-[0.7rem] [&_:is(a,button)]:rounded-md [&_:is(a,button)]:px-3 [&_:is(a,button)]:py-[0.4rem] [&_:is(a,button):hover]:bg-mist [&_a]:text-inherit [&_a]:no-underline [&_[aria-current]]:text-sky forced-colors:[&_[aria-current]]:underline">
				{children}
			</div>
		</details>
	);
}
