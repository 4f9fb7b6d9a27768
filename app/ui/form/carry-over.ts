import { useEffect } from "react";

const controls = ":is(input:not([type=hidden], [type=checkbox], [type=password]), select, textarea)[name]";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Takes what was typed along when the reader chooses another language, which is another page. It stays in this tab, and
 * no longer than until that page has it. What was agreed to is not taken along: there it stands in other words.
 */
export function useCarryOver(formId: string): void {
	useEffect(() => {
		const key = `typed:${formId}`;
		const form = document.getElementById(formId);
		const find = () => [...(form?.querySelectorAll<Control>(controls) ?? [])];

		const typed = take(key);
		for (const control of find()) control.value = typed[control.name] ?? control.value;

		const keep = ({ target }: Event) => {
			if ((target as HTMLFormElement).getAttribute("action") !== "/language") return;
			put(key, Object.fromEntries(find().map(({ name, value }) => [name, value])));
		};
		document.addEventListener("submit", keep);
		return () => document.removeEventListener("submit", keep);
	}, [formId]);
}

/** A browser may refuse its storage; then nothing is taken along. */
function put(key: string, values: Record<string, string>): void {
	try {
		sessionStorage.setItem(key, JSON.stringify(values));
	} catch {}
}

function take(key: string): Record<string, string> {
	try {
		const values = JSON.parse(sessionStorage.getItem(key) ?? "{}");
		sessionStorage.removeItem(key);
		return values;
	} catch {
		return {};
	}
}
