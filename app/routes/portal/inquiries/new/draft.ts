const prefix = "inquiry-draft:";
const lifetime = 24 * 60 * 60 * 1000;

type Saved = { at: number; values: Record<string, string> };

/** Keeps what was typed in this browser, so that a closed tab loses nothing. */
export function saveDraft(viewerId: string, form: HTMLFormElement): void {
	const { draft, submissionId, ...values } = Object.fromEntries(new FormData(form)) as Saved["values"];
	attempt(() => localStorage.setItem(prefix + viewerId, JSON.stringify({ at: Date.now(), values })));
}

/** @returns null where nothing was kept, or more than a day ago */
export function readDraft(viewerId: string): Record<string, string> | null {
	return attempt(() => {
		const saved: Saved = JSON.parse(localStorage.getItem(prefix + viewerId) ?? "null");
		return saved && Date.now() - saved.at < lifetime ? saved.values : null;
	});
}

/** Forgets what anybody typed in this browser: nobody else is to read it. */
export function forgetDrafts(): void {
	attempt(() => {
		for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
	});
}

/** A browser may refuse its storage. */
function attempt<Result>(use: () => Result): Result | null {
	try {
		return use();
	} catch {
		return null;
	}
}
