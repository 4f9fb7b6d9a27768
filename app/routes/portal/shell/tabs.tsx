import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";

type Tab = { name: string; address: string; isShown: boolean; count?: string; isUrgent?: boolean };

/** A row of tabs, with counts where they are given. On a phone it scrolls sideways and fades out at both sides. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
	const line = useRef<HTMLElement>(null);
	const shown = tabs.findIndex(({ isShown }) => isShown);
	useEffect(() => {
		const tab = line.current?.querySelectorAll("li")[shown];
		if (line.current && tab) line.current.scrollLeft = tab.offsetLeft - line.current.offsetWidth / 3;
	}, [shown]);
	return (
		<nav
			ref={line}
			aria-label={label}
			className="relative overflow-x-auto border-b max-sm:-mx-(--edge) max-sm:px-(--edge) max-sm:[mask-image:linear-gradient(to_right,transparent,#000_1.25rem,#000_calc(100%-2.5rem),transparent)] print:hidden"
		>
			<ul className="flex flex-wrap gap-x-1 max-sm:w-max max-sm:flex-nowrap max-sm:pe-10 [&_a]:inline-flex [&_a]:min-h-9 [&_a]:items-center [&_a]:gap-[0.4em] [&_a]:border-b-3 [&_a]:border-transparent [&_a]:px-2.5 [&_a]:text-ink-soft [&_a]:no-underline [&_a:hover]:border-edge [&_a:hover]:text-sky-deep [&_a[aria-current]]:border-sky [&_a[aria-current]]:font-bold [&_a[aria-current]]:text-sky-deep">
				{tabs.map(({ name, address, isShown, count, isUrgent }) => (
					<li key={name}>
						<Link to={address} aria-current={isShown ? "page" : undefined}>
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
