import { RemixBrowser } from "@remix-run/react";
import { StrictMode, Suspense, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { containerId } from "./client/container.ts";
import { Kept } from "./client/kept.tsx";
import { bearMovedNodes } from "./client/moved-nodes.ts";

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

/** Told quietly, as the page works; tests take it for an error where nobody has changed the page. */
function onRecoverableError(error: unknown): void {
	console.warn("This page was changed before its scripts ran, and is rendered anew:", error);
}

await decodeState();
keepTyped();
bearMovedNodes();
const container = document.getElementById(containerId) ?? document.body;
startTransition(() => {
	hydrateRoot(
		container,
		<StrictMode>
			<Suspense>
				<Kept container={container}>
					<RemixBrowser />
				</Kept>
			</Suspense>
		</StrictMode>,
		{ onRecoverableError },
	);
});
