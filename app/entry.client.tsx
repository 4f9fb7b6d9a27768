import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/** Decoded first, or React waits for it, and typing meanwhile breaks hydration (remix-run/remix#10214). */
async function decodeState(): Promise<void> {
	try {
		RemixBrowser({});
	} catch (decoding) {
		await decoding;
	}
}

/** React 18 resets a text area to the server's value if that is still its default. */
function keepTyped(): void {
	for (const area of document.querySelectorAll("textarea")) {
		// In one that nobody has typed into, this would undo what is selected.
		if (area.value !== area.defaultValue) area.defaultValue = area.value;
	}
}

/** Remix asks for storage before it navigates, and a browser that blocks storage throws. */
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
