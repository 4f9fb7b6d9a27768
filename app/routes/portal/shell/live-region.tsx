import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";

/** In milliseconds: news within this time is told together. */
const moment = 1_000;
const lasts = 10_000;

type Told = { at: number; text: string };

const Tell = createContext<(text: string) => void>(() => {});
const ToldNow = createContext<Told[]>([]);

export const useTell = () => useContext(Tell);

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

/** The portal's one live region: in the frame, and again in an opened dialog, which silences what is behind it. */
export function LiveRegion() {
	return (
		<div role="status" aria-atomic="false" className="sr-only">
			{useContext(ToldNow).map(({ at, text }) => (
				<p key={at}>{text}</p>
			))}
		</div>
	);
}
