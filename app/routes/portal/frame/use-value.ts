import { type RefObject, useEffect, useRef } from "react";

/** Keeps a control true to the address, which also changes by links and by going back. */
export function useValue<Control extends HTMLInputElement | HTMLSelectElement>(
	value: string,
): RefObject<Control> {
	const control = useRef<Control>(null);
	const shown = useRef(value);
	useEffect(() => {
		// Not at first: what was typed before the scripts ran stays.
		if (control.current && shown.current !== value) control.current.value = value;
		shown.current = value;
	}, [value]);
	return control;
}
