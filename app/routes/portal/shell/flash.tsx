import { Link, useFetchers, useLocation } from "@remix-run/react";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import type { SeveralButton } from "#app/addresses/records.ts";
import type { Flash } from "#app/server/flash.server.ts";
import { useAnnounce } from "#app/ui/announcer.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { PostForm } from "./post-form.tsx";

/** `isHere` if the page stays on which it was done. */
type Told = { flash: Flash | null; key: string; isHere: boolean };

const FlashContext = createContext<Flash | null>(null);
const HereContext = createContext(false);
const TellContext = createContext<(flash: Flash) => void>(() => {});

/** What the change that led here has left to be told; null once the reader has sent something or, but for an undo, gone on. */
export const useFlash = () => useContext(FlashContext);

/** Shows what has happened on this page, which is announced already. */
export const useTell = () => useContext(TellContext);

/** Whether the page behind a dialog is meant: what is told stands in the dialog. */
export const BehindDialog = createContext(false);

export function Flashes({ flash: sent, children }: { flash: Flash | null; children: ReactNode }) {
	const { key, pathname } = useLocation();
	const pathBefore = useRef<string>();
	const announce = useAnnounce();
	const isSending = useFetchers().some(({ state }) => state === "submitting");
	const [before, setBefore] = useState(sent);
	const [told, setTold] = useState<Told>({ flash: sent, key, isHere: false });
	if (before !== sent) {
		setBefore(sent);
		setTold({ flash: sent, key, isHere: !sent?.isTold && pathBefore.current === pathname });
	} else if (told.key !== key) {
		const undoable = told.flash?.undo ? { ...told.flash, ticked: undefined, isTold: true as const } : null;
		setTold({ flash: undoable, key, isHere: false });
	}
	const { flash } = told;
	const tell = useCallback((flash: Flash | null) => setTold({ flash, key, isHere: true }), [key]);
	const arrived = flash === sent && !flash?.isTold ? flash : null;
	useEffect(() => {
		if (arrived) announce(sentenceOf(arrived));
	}, [announce, arrived]);
	useEffect(() => {
		pathBefore.current = pathname;
	}, [pathname]);
	useEffect(() => {
		const end = () => tell(null);
		if (isSending) end();
		// Also a form that is refused before it leaves.
		addEventListener("submit", end);
		return () => removeEventListener("submit", end);
	}, [tell, isSending]);
	return (
		<TellContext.Provider value={tell}>
			<HereContext.Provider value={told.isHere}>
				<FlashContext.Provider value={flash}>{children}</FlashContext.Provider>
			</HereContext.Provider>
		</TellContext.Provider>
	);
}

/** What is told, in a line. */
export const sentenceOf = ({ text, link }: Flash) => (link ? text + link.words + (link.rest ?? "") : text);

/** Where a page shows what is told. */
export function FlashPlace() {
	const flash = useFlash();
	const isHydrated = useHydrated();
	const isHere = useContext(HereContext);
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (!flash || !isHere) return;
		// The button is gone that was pressed; the bar below a list goes with its ticks.
		if (flash.ticked || document.activeElement === document.body) place.current?.focus();
	}, [flash, isHere]);
	if (!flash) return null;
	const { text, link, undo, isTold } = flash;
	return (
		<div
			ref={place}
			className="notice flex flex-wrap items-center gap-x-4 gap-y-1 wrap-anywhere"
			tabIndex={-1}
			// biome-ignore lint/a11y/noAutofocus: without JavaScript this is how the reader is taken to what has happened
			autoFocus={!isHydrated && !isTold}
		>
			<p className="whitespace-pre-line">
				{text}
				{link && (
					<>
						<Link to={link.to} preventScrollReset>
							{link.words}
						</Link>
						{link.rest}
					</>
				)}
			</p>
			{undo && <Undo {...undo} />}
		</div>
	);
}

function Undo({ words, action, rows }: NonNullable<Flash["undo"]>) {
	return (
		<PostForm action={action} replace preventScrollReset>
			{rows.map((row) => (
				<input key={row} type="hidden" name="chosen" value={row} />
			))}
			<button type="submit" className="btn btn-quiet" name="act" value={"undo" satisfies SeveralButton}>
				{words}
			</button>
		</PostForm>
	);
}
