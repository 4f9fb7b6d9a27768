import { useFetchers, useLocation, useSearchParams } from "@remix-run/react";
import { useEffect, useState } from "react";
import { changedSearch } from "#app/addresses/search.ts";
import { Announcement } from "./announcement.tsx";
import { usePortal } from "./use-portal.ts";

type Told = { name: string; text: string | undefined; isRefusal: boolean };

/**
 * The notice that the address names, once: no reopened page tells it again, and whatever is sent next ends it.
 * @param notices the page's own words, before those that every page has: of hand-overs, and of refusals
 */
export function useFlash(notices: Record<string, string>): Told {
	const [params] = useSearchParams();
	const { key } = useLocation();
	const { notices: ofAnyPage, text: portalText } = usePortal();
	const [endedAt, setEndedAt] = useState<string>();
	const isSending = useFetchers().some(({ state }) => state === "submitting");
	const name = params.get("notice") ?? "";
	// Without Object.hasOwn, which browsers of 2021 do not have.
	const ownText = new Map(Object.entries({ ...ofAnyPage, ...notices })).get(name);
	const text = ownText ?? new Map(Object.entries(portalText.form.errors)).get(name);
	useEffect(() => {
		if (!text) return;
		// The router need not know.
		history.replaceState(
			history.state,
			"",
			location.pathname + changedSearch(location.search, { notice: null }) + location.hash,
		);
	}, [text]);
	useEffect(() => {
		const end = () => setEndedAt(key);
		if (isSending) end();
		// Also a form that is refused before it leaves.
		addEventListener("submit", end);
		return () => removeEventListener("submit", end);
	}, [key, isSending]);
	return { name, text: endedAt === key ? undefined : text, isRefusal: ownText === undefined };
}

type Props = { notices: Record<string, string>; className?: string };

/** What the change that led here has left to be told. */
export function Flash({ notices, className }: Props) {
	const { text, isRefusal } = useFlash(notices);
	return text ? <Announcement text={text} className={isRefusal ? undefined : className} /> : null;
}
