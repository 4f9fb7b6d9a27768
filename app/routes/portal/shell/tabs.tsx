import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";

type Tab = { name: string; address: string; isShown: boolean; count?: string; isUrgent?: boolean };

/** A row of tabs, with counts where they are given. On a phone it scrolls sideways and fades out at both sides. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
	const line = useRef<HTMLElement>(null);
	const isFirst = useRef(true);
	const shown = tabs.findIndex(({ isShown }) => isShown);
	useEffect(() => {
		const tab = line.current?.querySelectorAll("li")[shown];
		// Someone may have scrolled the tabs before the scripts ran; moving them now would make their tap miss.
		const isScrolled = isFirst.current && line.current?.scrollLeft !== 0;
		isFirst.current = false;
		if (line.current && tab && !isScrolled)
			line.current.scrollLeft = tab.offsetLeft - line.current.offsetWidth / 3;
	}, [shown]);
	return (
		<nav
			ref={line}
			aria-label={label}
			className="relative overflow-x-auto border-b max-sm:-mx-(--edge) max-sm:px-(--edge) max-sm:[mask-image:linear-gradient(to_right,transparent,#000_1.25rem,#000_calc(100%-2.5rem),transparent)] print:hidden"
		>
			<ul className="flex flex-wrap gap-x-1 max-sm:w-max max-sm:flex-nowrap max-sm:pe-10">
				{tabs.map(({ name, address, isShown, count, isUrgent }) => (
					<li key={name}>
						<Link
							to={address}
							aria-current={isShown ? "page" : undefined}
							className={`inline-flex min-h-9 items-center gap-[0.4em] border-b-3 px-2.5 no-underline ${isShown ? "border-sky font-bold text-sky-deep" : "border-transparent text-ink-soft hover:border-edge hover:text-sky-deep"}`}
						>
							{name}
							{count !== undefined && (
								<>
									{" "}
									<span className={isUrgent && count !== "0" ? "badge badge-danger" : "badge"}>{count}</span>
								</>
							)}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
