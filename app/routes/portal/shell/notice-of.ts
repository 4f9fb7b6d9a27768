export function noticeOf(notices: Record<string, string>, request: Request): string | null {
	const done = new URL(request.url).searchParams.get("done");
	return Object.entries(notices).find(([known]) => known === done)?.[1] ?? null;
}
