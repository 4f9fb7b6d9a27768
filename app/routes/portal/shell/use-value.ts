import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps a control true to the address, which also changes by links and by going back.
 * @param asked what the address says, where that is not the value itself
 */
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
