import { RemixBrowser } from "@remix-run/react";
import { StrictMode, Suspense, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { containerId } from "./client/container.ts";
import { Kept, watchPage } from "./client/kept.tsx";

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

/**
 * Translators and extensions wrap, move and replace nodes that React holds. React then takes a node from where it no
 * longer is, or puts one before it, and the browser throws: here both do the nearest thing instead.
 */
function bearMovedNodes(): void {
	const { insertBefore, removeChild } = Node.prototype;
	Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
		return child.parentNode ? (removeChild.call(child.parentNode, child) as Child) : child;
	};
	Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, next: Node | null) {
		return insertBefore.call(this, node, childAround(this, next)) as Child;
	};
}

function childAround(parent: Node, node: Node | null): Node | null {
	return !node || node.parentNode === parent ? node : childAround(parent, node.parentNode);
}

/** Told quietly, as the page works; tests take it for an error where nobody has changed the page. */
function onRecoverableError(error: unknown): void {
	console.warn("This page was changed before its scripts ran, and is rendered anew:", error);
}

await decodeState();
keepTyped();
bearMovedNodes();
const container = document.getElementById(containerId) ?? document.body;
const before = watchPage(container);
startTransition(() => {
	hydrateRoot(
		container,
		<StrictMode>
			<Suspense>
				<Kept before={before} container={container}>
					<RemixBrowser />
				</Kept>
			</Suspense>
		</StrictMode>,
		{ onRecoverableError },
	);
});
