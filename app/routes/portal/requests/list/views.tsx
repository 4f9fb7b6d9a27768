import { Link } from "@remix-run/react";
import { comingDemosPage, quarantinePage, requests } from "#app/addresses/requests.ts";
import { usePortal } from "../../shell/use-portal.ts";
import type { RequestsAsked } from "../query.server.ts";
import { useRequestTexts } from "../use-texts.ts";

type View = { name: string; address: string; isShown: boolean; count?: string };

const searches = {
	open: "",
	nobody: "owner=nobody",
	mine: "owner=mine",
	today: "due=today",
	late: "due=late",
	ended: "state=ended",
	all: "state=all",
} as const;

type ViewName = keyof typeof searches;

export function viewOf({ owner, due, state, ...filters }: RequestsAsked): ViewName | undefined {
	return Object.values(filters).some(Boolean) ? undefined : nameOf({ owner, due, state });
}

export function Views({ shown }: { shown: RequestsAsked | typeof comingDemosPage | typeof quarantinePage }) {
	const { viewer, counts } = usePortal();
	const texts = useRequestTexts().list.views;
	const name = typeof shown === "string" ? undefined : nameOf(shown);
	const view = (view: ViewName, count?: string): View => ({
		name: texts[view],
		address: searches[view] ? `${requests}?${searches[view]}` : requests,
		isShown: view === name,
		count,
	});
	const page = (name: string, address: string, count?: string): View => ({
		name,
		address,
		isShown: shown === address,
		count,
	});
	const views = [
		view("open"),
		view("nobody", counts?.nobody),
		view("mine", counts?.mine),
		view("today", counts?.today),
		view("late", counts?.late),
		page(texts.demos, comingDemosPage),
		view("ended"),
		view("all"),
		...(viewer?.isAdmin ? [page(texts.quarantine, quarantinePage, counts?.suspected)] : []),
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

function nameOf({ owner, due, state }: RequestsAsked): ViewName | undefined {
	const asked = Object.entries({ owner, due, state }).flatMap(([name, value]) =>
		value ? `${name}=${value}` : [],
	);
	return viewNames.find((name) => searches[name] === asked.join("&"));
}

const viewNames = Object.keys(searches) as ViewName[];
