import type { ReactNode } from "react";

/** Side by side on a phone, where a swipe or the focus of what is in it moves it; above, as `className` has it. */
export function Rail({ className, children }: { className: string; children: ReactNode }) {
	return (
		<ul
			className={`max-sm:-mx-(--edge) max-sm:flex max-sm:[scroll-snap-type:x_proximity] max-sm:scroll-px-(--edge) max-sm:gap-3 max-sm:overflow-x-auto max-sm:px-(--edge) max-sm:py-1 max-sm:*:w-[85%] max-sm:*:flex-none max-sm:*:snap-start ${className}`}
		>
			{children}
		</ul>
	);
}
