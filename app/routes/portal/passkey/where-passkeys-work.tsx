import type { ReactNode } from "react";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { usePasskeys } from "./use-passkeys.ts";

/** Shows its children where passkeys work; elsewhere `needs` says what it takes, but not while scripts start. */
export function WherePasskeysWork({ needs, children }: { needs: string; children: ReactNode }) {
	const isPossible = usePasskeys();
	const isHydrated = useHydrated();
	if (isPossible) return children;
	return <p className={isHydrated ? "hint" : "hint [@media(scripting:enabled)]:invisible"}>{needs}</p>;
}
