import { useSearchParams } from "@remix-run/react";
import { useEffect } from "react";
import { changedSearch } from "#app/addresses/search.ts";

/** The notice that the address names, once: a reopened page does not tell it again. @param notices texts by name */
export function useNotice(notices: Record<string, string>): { name: string; text: string | undefined } {
	const [params] = useSearchParams();
	const name = params.get("notice") ?? "";
	// Without Object.hasOwn, which browsers of 2021 do not have.
	const text = new Map(Object.entries(notices)).get(name);
	useEffect(() => {
		if (!text) return;
		// The router need not know.
		history.replaceState(
			history.state,
			"",
			location.pathname + changedSearch(location.search, { notice: null }) + location.hash,
		);
	}, [text]);
	return { name, text };
}
