import { useFetcher, useLocation } from "@remix-run/react";
import { type FormEvent, Fragment, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type SeveralButton, type SeveralList, severalAddress } from "#app/addresses/records.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { useAnnounce } from "#app/ui/announcer.tsx";
import { problemText } from "#app/ui/form/form-texts.ts";
import { OpenedBy } from "#app/ui/form/opened-form.tsx";
import { codeOf, type FormReply } from "#app/ui/form/reply.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { inquiryStatuses } from "#models/options.ts";
import { Folded } from "../list/filter-form.tsx";
import { useFlash } from "../shell/flash.tsx";
import { usePortal } from "../shell/use-portal.ts";
import { chosen, idOfRow, severalForm } from "./tick.tsx";
import { useSeveralTexts } from "./use-texts.ts";

const wordButton = "min-h-9 px-2 font-bold text-sky underline underline-offset-4";

const isStatus = (act: SeveralButton) => inquiryStatuses.some((one) => one === act);

type Name = keyof ReturnType<typeof useSeveralTexts>["buttons"];

type Props = {
	list: SeveralList;
	/** Statuses with their labels. */
	statuses?: [SeveralButton, string][];
	buttons?: Name[];
	/** Folded away on a narrow screen. */
	more: Name[];
};

/**
 * The form that the ticks of a list belong to. It stands below the rows, and at the bottom of the window once something
 * is ticked, where `parts.css` keeps room for it; with JavaScript it appears only then.
 */
export function SeveralBar({ list, statuses = [], buttons = [], more }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const { search } = useLocation();
	const flash = useFlash();
	const isHydrated = useHydrated();
	const texts = useSeveralTexts();
	const { count, recount, tick } = useTicks(form);
	const fetcher = useFetcher<FormReply>();
	const isBusy = fetcher.state !== "idle";
	const isGone = codeOf(fetcher.data) === "missing";
	const problem = isGone
		? `${texts.left.missing}.`
		: problemText(usePortal().text.form, fetcher.data, texts.failed);

	// Rows that stay on screen keep their ticks, though the action is done with them.
	useEffect(() => {
		const ticked = flash?.ticked;
		if (ticked) tick((id) => ticked.includes(id));
	}, [flash, tick]);

	const isShown = !isHydrated || count > 0 || problem !== null;

	const named = (names: Name[]) => names.map((name): [SeveralButton, string] => [name, texts.buttons[name]]);
	const toButton = ([act, name]: [SeveralButton, string]) => (
		<Fragment key={act}>
			<button
				type="submit"
				name="act"
				value={act}
				className={`btn btn-quiet max-lg:order-2 max-sm:px-1.5 max-sm:text-sm ${act === "delete" ? "text-danger" : ""}`}
				aria-label={isStatus(act) ? interpolate(texts.moveTo, { status: name }) : undefined}
				aria-disabled={isBusy || undefined}
			>
				{isStatus(act) ? `→ ${name}` : name}
			</button>{" "}
		</Fragment>
	);

	function send(event: FormEvent<HTMLFormElement>) {
		const { submitter } = event.nativeEvent as SubmitEvent;
		const button = submitter as HTMLButtonElement | null;
		// A download must be submitted by the browser itself.
		if (button?.value === ("export" satisfies SeveralButton)) return;
		event.preventDefault();
		if (button?.value && !isBusy) fetcher.submit(button);
	}

	return (
		<form
			ref={form}
			id={severalForm}
			method="post"
			action={severalAddress(list, search)}
			aria-label={texts.label}
			// Firefox would restore the ticks of an earlier visit.
			autoComplete="off"
			onSubmit={send}
			onReset={recount}
			className={`inset-x-(--edge) bottom-[calc(var(--foot)+0.5rem)] z-2 ${isHydrated ? "fixed shadow-lift" : "group-has-[[name=chosen]:checked]:fixed"} ${isShown ? "flex" : "hidden"} flex-wrap items-center gap-x-2 gap-y-1.5 rounded-md border border-edge bg-white p-2 print:hidden`}
		>
			<OpenedBy />
			{/* Enter on a tick presses the form's first button. This one does nothing, as no dialog is around it. */}
			<button type="submit" formMethod="dialog" hidden />
			{problem && (
				<p className="error-text basis-full" role="alert">
					{problem}
				</p>
			)}
			{isHydrated ? (
				<>
					<b className="me-auto lg:me-2">{interpolate(texts.chosen, { count })}</b>
					<button type="button" className={wordButton} onClick={() => tick(() => true)}>
						{texts.all}
					</button>
					<button type="button" className={wordButton} onClick={() => tick(() => false)}>
						{texts.none}
					</button>
				</>
			) : (
				<p className="hint basis-full group-has-[[name=chosen]:checked]:hidden">{texts.hint}</p>
			)}
			{isHydrated && <span className="basis-full max-lg:order-1 lg:hidden" />}
			{[...statuses, ...named(buttons)].map(toButton)}
			<Folded label={texts.more} isOpen={false} isWideOpen>
				{named(more).map(toButton)}
			</Folded>
		</form>
	);
}

/** Counts the ticked rows; the ticks stand outside of their form. */
function useTicks(form: RefObject<HTMLFormElement>) {
	const [count, setCount] = useState(0);
	const announce = useAnnounce();
	const { chosen: told } = useSeveralTexts();
	const ticks = useCallback(
		() =>
			[...(form.current?.elements ?? [])].filter(
				(one): one is HTMLInputElement => one instanceof HTMLInputElement && one.name === chosen,
			),
		[form],
	);
	const recount = useCallback(() => setCount(ticks().filter(({ checked }) => checked).length), [ticks]);
	// Includes ticks from before hydration, and follows rows that come and go.
	useEffect(recount);
	useEffect(() => {
		document.addEventListener("change", recount);
		return () => document.removeEventListener("change", recount);
	}, [recount]);
	const hasSome = count > 0;
	useEffect(() => {
		if (hasSome) announce(interpolate(told, { count: ticks().filter(({ checked }) => checked).length }));
	}, [hasSome, announce, told, ticks]);

	const tick = useCallback(
		(isChosen: (id: string) => boolean) => {
			for (const one of ticks()) one.checked = isChosen(idOfRow(one.value));
			recount();
		},
		[ticks, recount],
	);

	return { count, recount, tick };
}
