import { useEffect, useState } from "react";

/** Where a visit began and which plan was chosen, from the browser: not trusted. */
export type AttributionHint = { landingPage: string; referrer: string; plan: string };

/** @param seen what the server saw of this page's request, all there is without JavaScript */
export function useAttributionHint(seen: AttributionHint): AttributionHint {
	const [arrival, setArrival] = useState(seen);
	useEffect(() => setArrival({ ...seen, ...remembered() }), [seen]);
	return arrival;
}

function remembered(): Partial<AttributionHint> {
	try {
		return JSON.parse(sessionStorage.getItem("visit") ?? "{}");
	} catch {
		return {};
	}
}
