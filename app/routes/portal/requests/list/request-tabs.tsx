import { comingDemosPage, quarantinePage, requests } from "#app/addresses/records.ts";
import { Tabs } from "../../shell/tabs.tsx";
import { usePortal } from "../../shell/use-portal.ts";
import type { RequestsAsked } from "../query.server.ts";
import { useRequestTexts } from "../use-texts.ts";

const searches = {
	open: "",
	nobody: "?owner=nobody",
	mine: "?owner=mine",
	today: "?due=today",
	late: "?due=late",
	ended: "?state=ended",
	all: "?state=all",
} as const;

type View = keyof typeof searches;

const views = Object.keys(searches) as View[];

type Narrowed = Pick<RequestsAsked, "owner" | "due" | "state">;

/** The view that an address asks for, whatever else narrows it. */
function viewOf({ owner, due, state }: Narrowed): View | undefined {
	const asked = { owner: typeof owner === "object" ? owner.typed : owner, due, state };
	const given = Object.entries(asked).flatMap(([name, value]) => (value ? `${name}=${value}` : []));
	return views.find((view) => searches[view].slice(1) === given.join("&"));
}

/** The view that is shown whole. */
export function wholeView({ owner, due, state, ...filters }: RequestsAsked): View | undefined {
	return Object.values(filters).some(Boolean) ? undefined : viewOf({ owner, due, state });
}

type Props = { shown: Narrowed | typeof comingDemosPage | typeof quarantinePage };

export function RequestTabs({ shown }: Props) {
	const { viewer, counts } = usePortal();
	const texts = useRequestTexts().list.views;
	const current = typeof shown === "string" ? undefined : viewOf(shown);
	const view = (view: View, count?: string) => ({
		name: texts[view],
		address: requests + searches[view],
		isShown: view === current,
		count,
		isUrgent: view === "late",
	});
	const page = (name: string, address: string, count?: string) => ({
		name,
		address,
		isShown: shown === address,
		count,
	});
	const tabs = [
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
	return <Tabs label={texts.label} tabs={tabs} />;
}
