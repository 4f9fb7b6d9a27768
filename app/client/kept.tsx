import { type ReactNode, useLayoutEffect } from "react";

const usable = "input:not([type=hidden]), select, textarea, details, a[href], button, summary, [tabindex]";

type Usable = Element & { value?: string; checked?: boolean; open?: boolean };

type Props = { before: PageBefore; container: Element; children: ReactNode };

/**
 * Where foreign nodes stand in the server's markup, React throws it away and renders anew: what was typed, chosen
 * and opened until then, and where the focus was, is put back.
 */
export function Kept({ before, container, children }: Props) {
	useLayoutEffect(() => putBack(before, container), []);
	return children;
}

type PageBefore = ReturnType<typeof watchPage>;

/** The server's controls, and which of them had the focus last: people go on while React renders. */
export function watchPage(container: Element) {
	const before = { byName: usableIn(container), focused: document.activeElement };
	function follow({ target }: Event): void {
		before.focused = target as Element;
	}
	// While React hydrates, it stops events on their way down.
	container.addEventListener("focusin", follow, { capture: true });
	return before;
}

function putBack({ byName, focused }: PageBefore, container: Element): void {
	const byNameNow = usableIn(container);
	for (const [name, elements] of byName) {
		for (const [index, was] of elements.entries()) {
			const now = byNameNow.get(name)?.[index];
			if (!now || now === was) continue;
			for (const property of ["value", "checked", "open"] as const) {
				if (was[property] === now[property]) continue;
				Object.assign(now, { [property]: was[property] });
				// React was not listening yet when the choice was made, and a status is sent as soon as it is chosen.
				if (now.matches("select")) now.dispatchEvent(new Event("change", { bubbles: true }));
			}
			if (was === focused) focusOn(now as HTMLInputElement, was as HTMLInputElement);
		}
	}
}

function focusOn(element: HTMLInputElement, { selectionStart, selectionEnd }: HTMLInputElement): void {
	element.focus({ preventScroll: true });
	// Some kinds of input have no caret to ask for.
	if (typeof selectionStart === "number") element.setSelectionRange(selectionStart, selectionEnd);
}

/** Controls of the same name are told apart by their order. */
function usableIn(container: Element): Map<string, Usable[]> {
	const byName = new Map<string, Usable[]>();
	for (const element of container.querySelectorAll<Usable>(usable)) {
		const { tagName, name, type, value, form } = element as HTMLInputElement;
		const choice = type === "radio" || type === "checkbox" ? value : "";
		const key = [tagName, form?.id, name, choice, element.getAttribute("href")].join();
		byName.set(key, [...(byName.get(key) ?? []), element]);
	}
	return byName;
}
