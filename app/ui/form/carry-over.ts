import { useEffect, useState } from "react";

/** Consent is not carried over, and passwords are kept nowhere. */
const controls =
	":is(input:not([type=hidden], [type=checkbox], [type=password]), [name=shownAt], select, textarea)[name]";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Values = Record<string, string>;

const place = "typed";

const controlsOf = (form: Element) => [...form.querySelectorAll<Control>(controls)];

/** Takes over what was typed, and when it was begun, if the reader chooses another language, which is another page. */
export function useCarryOver(formId: string): Values {
	const [before, setBefore] = useState<Values>({});
	useEffect(() => {
		const form = document.querySelector<HTMLFormElement>(`form[id="${formId}"]`);
		if (!form) return;
		const typed: Values = JSON.parse(sessionStorage.getItem(place) ?? "{}")[formId] ?? {};
		sessionStorage.removeItem(place);
		setBefore(typed);
		for (const control of controlsOf(form)) control.value = typed[control.name] ?? control.value;

		const keep = ({ target }: Event) => {
			if ((target as HTMLFormElement).getAttribute("action") !== "/language") return;
			const values = Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]));
			sessionStorage.setItem(place, JSON.stringify({ [formId]: values }));
		};
		document.addEventListener("submit", keep);
		return () => document.removeEventListener("submit", keep);
	}, [formId]);
	return before;
}
