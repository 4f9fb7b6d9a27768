import { useEffect, useState } from "react";

// What is typed is kept by the browser until it has been sent: docs/decisions/0008.

const prefix = "draft:";
const lifetime = 24 * 60 * 60 * 1000;
const controls =
	":is(input:not([type=hidden], [type=checkbox], [type=password]), [name=shownAt], select, textarea)[name]";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Values = Record<string, string>;
type Saved = { at: number; values: Values };

/** Browsers may refuse storage; consent is not kept. */
function formsIn(storage: () => Storage) {
	const attempt = <Result>(use: (storage: Storage) => Result): Result | null => {
		try {
			return use(storage());
		} catch {
			return null;
		}
	};
	return {
		save(key: string, form: HTMLFormElement): void {
			const values = Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]));
			attempt((kept) => kept.setItem(prefix + key, JSON.stringify({ at: Date.now(), values })));
		},

		read: (key: string): Values | null =>
			attempt((kept) => {
				const saved: Saved = JSON.parse(kept.getItem(prefix + key) ?? "null");
				return saved && Date.now() - saved.at < lifetime ? saved.values : null;
			}),

		forgetAll(): void {
			attempt((kept) => {
				for (const key of Object.keys(kept)) if (key.startsWith(prefix)) kept.removeItem(key);
			});
		},
	};
}

const controlsOf = (form: Element) => [...form.querySelectorAll<Control>(controls)];

export const drafts = formsIn(() => localStorage);

const carried = formsIn(() => sessionStorage);

/** Keeps what was typed, and when it was begun, when the reader chooses another language, which is another page. */
export function useCarryOver(formId: string): Values {
	const [before, setBefore] = useState<Values>({});
	useEffect(() => {
		const form = document.querySelector<HTMLFormElement>(`form[id="${formId}"]`);
		if (!form) return;
		const typed = carried.read(formId);
		carried.forgetAll();
		if (typed) {
			setBefore(typed);
			for (const control of controlsOf(form)) control.value = typed[control.name] ?? control.value;
		}

		const keep = ({ target }: Event) => {
			if ((target as HTMLFormElement).getAttribute("action") === "/language") carried.save(formId, form);
		};
		document.addEventListener("submit", keep);
		return () => document.removeEventListener("submit", keep);
	}, [formId]);
	return before;
}
