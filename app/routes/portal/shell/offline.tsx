import { useLocation } from "@remix-run/react";
import type { Vi } from "#app/locales/index.ts";
import { Main } from "./main.tsx";

/** Only the browser's `fetch` throws a TypeError. */
export function isOffline(error: unknown): boolean {
	return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}

export function Offline({ text }: { text: Vi["portal"]["failures"] }) {
	const { pathname, search } = useLocation();
	return (
		<Main>
			<div className="error-box" role="alert">
				<p>{text.offline}</p>
			</div>
			<p>
				<a className="btn btn-quiet" href={pathname + search}>
					{text.retry}
				</a>
			</p>
		</Main>
	);
}
