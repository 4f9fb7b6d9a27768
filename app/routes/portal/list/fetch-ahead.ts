import { type ClientLoaderFunctionArgs, useFetcher } from "@remix-run/react";
import { type PointerEvent, useEffect, useRef } from "react";

/** Says in an address that its data is only fetched ahead. */
const mark = "ahead";

/** How long what was fetched ahead may wait for its page to be opened, in milliseconds. */
const freshMs = 5_000;

/** A pointer that only passes over a row stays on it for less, in milliseconds. */
const intentMs = 100;

type Kept = { address: string; at: number; data: Promise<unknown> };

/** Portal pages are never stored by the browser (`no-store`), so this, and not a prefetching link, holds the data. */
let kept: Kept | null = null;

/** The address that is being asked for: a change reloads whatever was fetched before, which nobody wants again. */
let wanted: string | null = null;

const keptFor = (address: string) =>
	kept?.address === address && Date.now() - kept.at < freshMs ? kept : null;

/** The `clientLoader` of a row's page: what {@link useFetchAhead} has fetched, once, or what the server answers now. */
export async function takeAhead({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
	const { pathname, search } = new URL(request.url);
	const fields = new URLSearchParams(search);
	const isAhead = fields.has(mark);
	fields.delete(mark);
	const address = `${pathname}?${fields}`;
	if (isAhead) {
		if (wanted !== address) return null;
		wanted = null;
		const fetched = { address, at: Date.now(), data: serverLoader() };
		kept = fetched;
		await fetched.data.catch(() => {
			if (kept === fetched) kept = null;
		});
		return null;
	}
	const ahead = keptFor(address);
	kept = null;
	// Pointing at another row ends it, and whatever else was wrong the page tells.
	return ahead ? ahead.data.catch(() => serverLoader()) : serverLoader();
}

/** What a link to a row's page listens to, so that its data is fetched once it is pointed at or touched. */
export function useFetchAhead() {
	const fetcher = useFetcher();
	const timer = useRef<number>();
	useEffect(() => () => clearTimeout(timer.current), []);

	function fetchAhead(address: string) {
		const [pathname, search = ""] = address.split("?", 2);
		const fields = new URLSearchParams(search);
		const asked = `${pathname}?${fields}`;
		clearTimeout(timer.current);
		if (!navigator.onLine || keptFor(asked)) return;
		wanted = asked;
		fields.set(mark, "1");
		fetcher.load(`${pathname}?${fields}`);
	}

	return (address: string) => {
		const soon = () => {
			clearTimeout(timer.current);
			timer.current = window.setTimeout(() => fetchAhead(address), intentMs);
		};
		const stop = () => clearTimeout(timer.current);
		return {
			onPointerEnter: soon,
			onPointerLeave: stop,
			onPointerDown: ({ button }: PointerEvent) => button === 0 && fetchAhead(address),
		};
	};
}
