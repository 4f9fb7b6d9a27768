import { useEffect, useState } from "react";

/** Where a visit began and which plan was chosen, as a browser tells it: not trusted. */
export type AttributionHint = { landingPage: string; referrer: string; plan: string };

/**
 * The arrival to send with a form.
 * @param seen what the server saw of this page's own request, which is all there is without JavaScript
 */
export function useAttributionHint(seen: AttributionHint): AttributionHint {
	const [arrival, setArrival] = useState(seen);
	useEffect(() => setArrival({ ...seen, ...remembered() }), [seen]);
	return arrival;
}

/** What `rememberVisit` kept. */
function remembered(): Partial<AttributionHint> {
	try {
		return JSON.parse(sessionStorage.getItem("visit") ?? "{}");
	} catch {
		return {};
	}
}
