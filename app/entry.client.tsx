import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Remix makes React wait for the whole document while it decodes what the loaders sent, and who types meanwhile ends the
 * taking over for good (remix-run/remix#10214). Asked here, it throws what there is to wait for.
 */
async function decodeState(): Promise<void> {
	try {
		RemixBrowser({});
	} catch (decoding) {
		await decoding;
	}
}

/** React 18 puts a text area back to what the server sent, if it still finds that as its default. */
function keepTyped(): void {
	for (const area of document.querySelectorAll("textarea")) area.defaultValue = area.value;
}

/** Where a browser's storage is shut, asking for it throws, and Remix asks before it leads to another page. */
function openStorage(): void {
	try {
		sessionStorage.getItem("");
	} catch {
		const kept = new Map<string, string>();
		Object.defineProperty(window, "sessionStorage", {
			value: {
				getItem: (key: string) => kept.get(key) ?? null,
				setItem: (key: string, value: string) => kept.set(key, value),
				removeItem: (key: string) => kept.delete(key),
			},
		});
	}
}

openStorage();
await decodeState();
keepTyped();
startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<RemixBrowser />
		</StrictMode>,
	);
});
