import { type ClientLoaderFunctionArgs, useFetcher, useFetchers, useNavigation } from "@remix-run/react";
import { type PointerEvent, useEffect, useRef } from "react";

/** Marks an address whose data is only fetched ahead. */
const mark = "ahead";

/** How long prefetched data stays usable, in milliseconds. */
const freshMs = 5_000;

/** How long a pointer must rest on a row before its data is fetched, in milliseconds. */
const intentMs = 100;

type Kept = { address: string; at: number; data: Promise<unknown> };

/** A prefetching link would not help, as the browser stores no portal page (`no-store`). */
let kept: Kept | null = null;

/** The address to fetch. Remix revalidates old fetchers after each action, but these are not needed again. */
let wanted: string | null = null;

const keptFor = (address: string) =>
	kept?.address === address && performance.now() - kept.at < freshMs ? kept : null;

/** The `clientLoader` of a row's page: uses what {@link useFetchAhead} fetched, once, or asks the server. */
export async function takeAhead({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
	const { pathname, search } = new URL(request.url);
	const fields = new URLSearchParams(search);
	const isAhead = fields.has(mark);
	fields.delete(mark);
	const address = `${pathname}?${fields}`;
	if (isAhead) {
		if (wanted !== address) return null;
		wanted = null;
		const fetched = { address, at: performance.now(), data: serverLoader() };
		kept = fetched;
		await fetched.data.catch(() => {
			if (kept === fetched) kept = null;
		});
		return null;
	}
	const ahead = keptFor(address);
	// Otherwise a prefetch that starts only now would be kept, and shown as current when its reader comes back.
	[kept, wanted] = [null, null];
	// Pointing at another row aborts the prefetch; any other failure is reported by the second attempt.
	return ahead ? ahead.data.catch(() => serverLoader()) : serverLoader();
}

/** Throws away what was fetched ahead as soon as anything is sent: it may not be true any more. */
export function useForgetAhead(): void {
	const isSending = [useNavigation(), ...useFetchers()].some(({ state }) => state === "submitting");
	useEffect(() => {
		if (isSending) kept = null;
	}, [isSending]);
}

/** Event handlers for a link to a row's page, which fetch its data once it is pointed at or touched. */
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
