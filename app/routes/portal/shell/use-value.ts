import { type RefObject, useEffect, useRef } from "react";

/** Follows the address, which also changes by links and going back; `asked` is what it says, if not `value`. */
export function useValue<Control extends HTMLInputElement | HTMLSelectElement>(
	value: string,
	asked = value,
): RefObject<Control> {
	const control = useRef<Control>(null);
	const shown = useRef(asked);
	useEffect(() => {
		// Not at first: what was typed before the scripts ran stays.
		if (control.current && shown.current !== asked) control.current.value = value;
		shown.current = asked;
	}, [value, asked]);
	return control;
}
