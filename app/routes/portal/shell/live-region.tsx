import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";

/** What is told within this time is told together; anything later takes its place. In milliseconds. */
const moment = 1_000;
/** Long enough to be read out; afterwards nobody is to come upon it as if it were news. */
const lasts = 10_000;

type Told = { at: number; text: string };

const Tell = createContext<(text: string) => void>(() => {});
const ToldNow = createContext<Told[]>([]);

/** Tells in words what has just happened to who does not see it. */
export const useTell = () => useContext(Tell);

/** Keeps what {@link useTell} tells, for the {@link LiveRegion} below it. */
export function Teller({ children }: { children: ReactNode }) {
	const [told, setTold] = useState<Told[]>([]);
	const tell = useCallback((text: string) => {
		const at = performance.now();
		setTold((before) => [...before.filter((one) => at - one.at < moment), { at, text }]);
	}, []);
	useEffect(() => {
		const timer = setTimeout(() => setTold([]), lasts);
		return () => clearTimeout(timer);
	}, [told]);
	return (
		<Tell.Provider value={tell}>
			<ToldNow.Provider value={told}>{children}</ToldNow.Provider>
		</Tell.Provider>
	);
}

/**
 * The portal's one place from which changes are read out, politely. It stands in the frame, and again in an opened
 * dialog, since a dialog silences what is behind it.
 */
export function LiveRegion() {
	return (
		<div role="status" aria-atomic="false" className="sr-only">
			{useContext(ToldNow).map(({ at, text }) => (
				<p key={at}>{text}</p>
			))}
		</div>
	);
}
