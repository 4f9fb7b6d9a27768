import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";

/** Messages that arrive within so many milliseconds are announced together. */
const moment = 1_000;
const lasts = 10_000;

type Told = { at: number; text: string; isPassing: boolean };

/** @param isPassing whatever is told next takes its place */
type Tell = (text: string, isPassing?: boolean) => void;

const TellContext = createContext<Tell>(() => {});
const ToldNow = createContext<Told[]>([]);

export const useAnnounce = () => useContext(TellContext);

export function Announcer({ children }: { children: ReactNode }) {
	const [told, setTold] = useState<Told[]>([]);
	const tell = useCallback<Tell>((text, isPassing = false) => {
		const at = performance.now();
		const stays = (one: Told) => !one.isPassing && at - one.at < moment;
		setTold((before) => [...before.filter(stays), { at, text, isPassing }]);
	}, []);
	useEffect(() => {
		const timer = setTimeout(() => setTold([]), lasts);
		return () => clearTimeout(timer);
	}, [told]);
	return (
		<TellContext.Provider value={tell}>
			<ToldNow.Provider value={told}>{children}</ToldNow.Provider>
		</TellContext.Provider>
	);
}

/** A page's one live region: in the frame, and again in an opened dialog, which silences what is behind it. */
export function LiveRegion() {
	return (
		<div role="status" aria-atomic="false" className="sr-only">
			{useContext(ToldNow).map(({ at, text }) => (
				<p key={at}>{text}</p>
			))}
		</div>
	);
}
