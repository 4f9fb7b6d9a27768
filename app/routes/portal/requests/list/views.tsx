import { Link } from "@remix-run/react";
import { requests } from "#app/addresses/requests.ts";
import { usePortal } from "../../shell/use-portal.ts";
import { useRequestTexts } from "../layout.tsx";
import type { RequestsAsked } from "../query.server.ts";

type View = { name: string; address: string; isShown: boolean; count?: string };

/** The lists that people work with, and how many requests wait in each. */
export function Views({ asked }: { asked?: RequestsAsked }) {
	const { viewer, counts } = usePortal();
	const { label, open, nobody, mine, today, late, ended, all, quarantine } = useRequestTexts().list.views;
	const view = (name: string, search: string, count?: string): View => ({
		name,
		address: search ? `${requests}?${search}` : requests,
		isShown: asked !== undefined && searchOf(asked) === search,
		count,
	});
	const views = [
		view(open, ""),
		view(nobody, "owner=nobody", counts?.nobody),
		view(mine, "owner=mine", counts?.mine),
		view(today, "due=today", counts?.today),
		view(late, "due=late", counts?.late),
		view(ended, "state=ended"),
		view(all, "state=all"),
		...(viewer?.isAdmin ? [{ name: quarantine, address: `${requests}/quarantine`, isShown: !asked }] : []),
	];
	return (
		<nav aria-label={label} className="border-b print:hidden">
			<ul className="flex flex-wrap gap-x-1 [&_a]:inline-flex [&_a]:min-h-9 [&_a]:items-center [&_a]:gap-[0.4em] [&_a]:border-b-3 [&_a]:border-transparent [&_a]:px-2.5 [&_a]:text-ink-soft [&_a]:no-underline [&_a:hover]:border-edge [&_a:hover]:text-sky-deep [&_a[aria-current]]:border-sky [&_a[aria-current]]:font-bold [&_a[aria-current]]:text-sky-deep">
				{views.map(({ name, address, isShown, count }) => (
					<li key={name}>
						<Link to={address} aria-current={isShown ? "page" : undefined}>
							{name}
							{count !== undefined && (
								<>
									{" "}
									<Count of={count} isUrgent={name === late} />
								</>
							)}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

function Count({ of, isUrgent }: { of: string; isUrgent: boolean }) {
	return <span className={isUrgent && of !== "0" ? "badge badge-danger" : "badge"}>{of}</span>;
}

function searchOf({ owner, due, state }: RequestsAsked): string {
	const parts = { owner, due, state };
	return String(
		new URLSearchParams(Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value]] : []))),
	);
}
