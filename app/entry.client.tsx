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
