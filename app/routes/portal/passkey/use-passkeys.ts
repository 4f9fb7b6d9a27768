import { useHydrated } from "#app/ui/use-hydrated.ts";

/** An address of numbers alone, to which no browser binds a passkey. */
const isNumbers = (host: string) => /^[\d.]+$|:/.test(host);

export function usePasskeys(): boolean {
	return useHydrated() && "PublicKeyCredential" in window && !isNumbers(location.hostname);
}
