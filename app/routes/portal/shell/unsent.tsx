import { useBeforeUnload, useBlocker } from "@remix-run/react";
import { type FormEvent, type ReactNode, useRef } from "react";
import { usePortal } from "./use-portal.ts";

type Typed = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps what was typed into the forms of a dialog, whichever way the reader leaves: it asks first.
 * @returns handlers for what holds the forms, whether something is typed there, and the question while it is asked
 */
export function useUnsent() {
	const typed = useRef(new Set<Typed>());
	const isTyped = () => [...typed.current].some(({ isConnected, value }) => isConnected && value);
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isTyped(),
	);
	useBeforeUnload((event) => {
		if (isTyped()) event.preventDefault();
	});
	const watch = {
		onInput: ({ target }: FormEvent) => {
			if ((target as Element).matches("input, textarea")) typed.current.add(target as Typed);
		},
		// What leads to another page is on its way; what stays here may come back.
		onSubmit: ({ target }: FormEvent) => {
			const form = target as HTMLFormElement;
			if (new URL(form.action).pathname === location.pathname) return;
			for (const control of typed.current) if (control.form === form) typed.current.delete(control);
		},
	};
	const question = blocker.state === "blocked" && <Question goOn={blocker.reset} discard={blocker.proceed} />;
	return { watch, isTyped, question };
}

function Question({ goOn, discard }: { goOn: () => void; discard: () => void }): ReactNode {
	const { kept } = usePortal().text;
	return (
		<div className="notice sticky top-2 z-2 grid gap-2" role="alert">
			<p>{kept.unsent}</p>
			<div className="flex flex-wrap gap-2">
				{/* biome-ignore lint/a11y/noAutofocus: the reader has just asked to leave, and is answered */}
				<button type="button" className="btn btn-primary" onClick={goOn} autoFocus>
					{kept.goOn}
				</button>{" "}
				<button type="button" className="btn btn-quiet" onClick={discard}>
					{kept.discard}
				</button>
			</div>
		</div>
	);
}
