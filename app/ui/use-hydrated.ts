import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether scripts run: false on the server and in the first render, so that both are the same. */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}
