import { chosenIn, dashboard, listOf, recordAddress, requests } from "#app/addresses/records.ts";
import { listSearch } from "#app/addresses/search.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { Flash } from "#app/server/flash.server.ts";
import { text } from "#app/server/i18n.server.ts";
import type { SignedIn } from "#app/server/staff.server.ts";
import { type Person, Staff } from "#models/account/staff.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import type { Language } from "#models/language.ts";
import { erased } from "#models/privacy/personal-data.server.ts";
import {
	type Held,
	handOverPerson,
	handOverRecord,
	heldOf,
	type OpenCounts,
	openOf,
	tellOfSeveral,
} from "#models/records/hand-over.server.ts";
import { readRecordId } from "#models/records/record-id.ts";
import { Records } from "#models/records/records.server.ts";
import { nameOfChosen } from "../several/chosen-names.tsx";
import { oneByOne } from "../several/one-by-one.server.ts";
import { resultFlash } from "../several/result.server.ts";
import { onePage, severalListOf } from "../several/rows.server.ts";

type Found = { name: string; ownerId: string | null; open?: OpenCounts; held?: Held[]; names?: string[] };

/** What can be handed over; null if it is missing, or not the viewer's to give. */
type Subject = {
	find(viewer: Viewer): Promise<Found | null>;
	/** @returns what is to be said of it; null as for `find` */
	give(giver: SignedIn, to: Person, origin: string | null): Promise<Flash | string | null>;
	address: string;
	/** The page to continue on after handing over. */
	list: string;
};

function recordSubject(id: string, search: string): Subject {
	const kind = readRecordId(id)?.kind ?? "inquiry";
	return {
		async find(viewer) {
			const found = await Records.named(viewer, id);
			return found && (viewer.isAdmin || found.ownerId === viewer.id) ? found : null;
		},
		async give({ viewer, language }, { id: toId, name: to }, origin) {
			const { done } = text(language, "portalRecord").handOver;
			return (await handOverRecord(viewer, id, toId, origin)) ? interpolate(done, { to }) : null;
		},
		address: recordAddress(kind, id, search),
		list: (kind === "inquiry" ? dashboard : requests) + listSearch(search),
	};
}

/** All of a person's open work. */
function personSubject(id: string): Subject {
	return {
		async find(viewer) {
			if (!viewer.isAdmin && viewer.id !== id) return null;
			const [member, open, held] = await Promise.all([Staff.find(id), openOf(id), heldOf(id)]);
			const isLeft = open.inquiries + open.requests > 0;
			return member || isLeft ? { name: member?.fullName ?? erased, ownerId: id, open, held } : null;
		},
		async give({ viewer, language }, { id: toId, name: to }, origin) {
			const open = await openOf(id);
			const { allDone, allPartly } = text(language, "portalRecord").handOver;
			const left = await handOverPerson(viewer, id, toId, origin);
			if (!left) return null;
			const isDone = left.inquiries + left.requests === 0;
			return isDone ? interpolate(allDone, { to, ...open }) : interpolate(allPartly, { to, ...left });
		},
		address: `/portal/staff/${id}`,
		list: dashboard,
	};
}

/** The rows of a list that were chosen. */
function severalSubject(language: Language, request: Request): Subject {
	const { search } = new URL(request.url);
	const list = severalListOf(request);
	const ids = onePage(chosenIn(search));
	const address = listOf(list, search);
	return {
		async find(viewer) {
			const found = [...(await Records.names(viewer, ids)).values()];
			const { count } = text(language, "portalSeveral");
			return found.length > 0
				? { name: nameOfChosen(count[list], found), ownerId: null, names: found }
				: null;
		},
		async give(giver, to, origin) {
			const { viewer } = giver;
			const result = await oneByOne(viewer, ids, (id) => handOverRecord(viewer, id, to.id, null, true));
			const given = { inquiries: 0, requests: 0, [list]: result.done };
			await tellOfSeveral(viewer, to.id, given, origin);
			return resultFlash({ ...giver, request }, "hand-over", result, to.name);
		},
		address,
		list: address,
	};
}

/** What an address such as `/portal/inquiries/6741…/hand-over` is about. */
export function subjectOf(language: Language, request: Request): Subject {
	const { pathname, search } = new URL(request.url);
	const [, , kind = "", id = ""] = pathname.split("/");
	if (id === "several") return severalSubject(language, request);
	return kind === "staff" ? personSubject(id) : recordSubject(id, search);
}
