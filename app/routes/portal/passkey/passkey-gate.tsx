import type { ReactNode } from "react";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** Whether the host is an IP address, for which browsers create no passkeys. */
const isNumbers = (host: string) => /^[\d.]+$|:/.test(host);

/** Whether passkeys work here; not before the page's scripts run. */
export function usePasskeys(): boolean {
	return useHydrated() && "PublicKeyCredential" in window && !isNumbers(location.hostname);
}

/** Shows its children where passkeys work; elsewhere `needs` says what it takes, but not while scripts start. */
export function PasskeyGate({ needs, children }: { needs: string; children: ReactNode }) {
	const isPossible = usePasskeys();
	const isHydrated = useHydrated();
	if (isPossible) return children;
	return <p className={isHydrated ? "hint" : "hint [@media(scripting:enabled)]:invisible"}>{needs}</p>;
}
