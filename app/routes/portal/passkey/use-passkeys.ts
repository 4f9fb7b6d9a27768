import { useHydrated } from "#app/ui/use-hydrated.ts";

/** An address of numbers alone, to which no browser binds a passkey. */
const isNumbers = (host: string) => /^[\d.]+$|:/.test(host);

/** Whether scripts run, and this browser has passkeys for this address. */
export function usePasskeys(): boolean {
	return useHydrated() && "PublicKeyCredential" in window && !isNumbers(location.hostname);
}
