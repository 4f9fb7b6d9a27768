import { Link } from "@remix-run/react";
import { comingDemos, quarantine, requests } from "#app/addresses/requests.ts";
import { usePortal } from "../../shell/use-portal.ts";
import { useRequestTexts } from "../layout.tsx";
import type { RequestsAsked } from "../query.server.ts";

type View = { name: string; address: string; isShown: boolean; count?: string };

/** The lists that people work with, and how many requests wait in each. */
export function Views({ shown }: { shown: RequestsAsked | typeof comingDemos | typeof quarantine }) {
	const { viewer, counts } = usePortal();
	const texts = useRequestTexts().list.views;
	const view = (name: string, search: string, count?: string): View => ({
		name,
		address: search ? `${requests}?${search}` : requests,
		isShown: typeof shown !== "string" && searchOf(shown) === search,
		count,
	});
	const page = (name: string, address: string): View => ({ name, address, isShown: shown === address });
	const views = [
		view(texts.open, ""),
		view(texts.nobody, "owner=nobody", counts?.nobody),
		view(texts.mine, "owner=mine", counts?.mine),
		view(texts.today, "due=today", counts?.today),
		view(texts.late, "due=late", counts?.late),
		page(texts.demos, comingDemos),
		view(texts.ended, "state=ended"),
		view(texts.all, "state=all"),
		...(viewer?.isAdmin ? [page(texts.quarantine, quarantine)] : []),
	];
	return (
		<nav aria-label={texts.label} className="border-b print:hidden">
			<ul className="flex flex-wrap gap-x-1 [&_a]:inline-flex [&_a]:min-h-9 [&_a]:items-center [&_a]:gap-[0.4em] [&_a]:border-b-3 [&_a]:border-transparent [&_a]:px-2.5 [&_a]:text-ink-soft [&_a]:no-underline [&_a:hover]:border-edge [&_a:hover]:text-sky-deep [&_a[aria-current]]:border-sky [&_a[aria-current]]:font-bold [&_a[aria-current]]:text-sky-deep">
				{views.map(({ name, address, isShown, count }) => (
					<li key={name}>
						<Link to={address} aria-current={isShown ? "page" : undefined}>
							{name}
							{count !== undefined && (
								<>
									{" "}
									<Count of={count} isUrgent={name === texts.late} />
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
