import { createPath, useFetchers, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useAnnounce } from "./announcer.tsx";

/** An answer within so many milliseconds needs no sign of work. */
const soon = 250;

type Props = {
	sending: string;
	/** What is said while a page loads. */
	loading?: (path: string) => string;
};

/** The one sign that a click was understood, whatever it was on; it is told once. */
export function Working({ sending, loading = () => sending }: Props) {
	const { state, location, formMethod, formAction } = useNavigation();
	// What is loading with its answer has told how it ended: "sending" would come after it.
	const isSending = state === "submitting" || useFetchers().some((fetcher) => fetcher.state === "submitting");
	const isAnswered = formMethod === "POST" && formAction === createPath(location);
	const isOpening = state === "loading" && !isAnswered;
	const text = isOpening ? loading(location.pathname) : sending;
	const isLate = useLate(isSending || isOpening);
	const announce = useAnnounce();
	useEffect(() => {
		if (isLate) announce(text, true);
	}, [isLate, announce, text]);
	return (
		isLate && (
			<div
				className="pointer-events-none fixed inset-x-0 top-0 z-9 flex justify-center border-t-4 border-offer print:hidden"
				aria-hidden="true"
			>
				<span className="mt-2 rounded-full bg-ink px-4 py-1 text-white">{text}</span>
			</div>
		)
	);
}

function useLate(isOn: boolean): boolean {
	const [isLate, setLate] = useState(false);
	useEffect(() => {
		if (!isOn) return;
		const timer = setTimeout(() => setLate(true), soon);
		return () => {
			clearTimeout(timer);
			setLate(false);
		};
	}, [isOn]);
	return isLate;
}
