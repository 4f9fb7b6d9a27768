import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from "@remix-run/react";
import { type ReactNode, useContext, useLayoutEffect, useRef } from "react";
import { dashboard } from "#app/addresses/records.ts";
import { listSearch } from "#app/addresses/search.ts";
import { LiveRegion } from "#app/ui/announcer.tsx";
import { FailedRequest } from "#app/ui/error-page.tsx";
import { RecordPage } from "../record/record-page.tsx";
import { BehindDialog, FlashPlace } from "../shell/flash.tsx";
import { isOffline } from "../shell/offline.tsx";
import { useUnsent } from "../shell/unsent.tsx";
import { usePortal } from "../shell/use-portal.ts";
import { useInquiryTexts } from "./use-texts.ts";

type Props = { labelledBy: string; children: ReactNode };

/** An inquiry over the list; one opened by its address is a page, as the server sends it, or stands beside today's tasks. */
export function InquiryDialog({ labelledBy, children }: Props) {
	const isOverList = useContext(BehindDialog);
	const { search } = useLocation();
	const { detail } = useInquiryTexts();
	const back = dashboard + listSearch(search);
	if (isOverList) {
		return (
			<PanelDialog labelledBy={labelledBy} back={back}>
				{children}
			</PanelDialog>
		);
	}
	return (
		<RecordPage back={back} backText={detail.back}>
			{children}
		</RecordPage>
	);
}

function PanelDialog({ labelledBy, back, children }: Props & { back: string }) {
	const ref = useRef<HTMLDialogElement>(null);
	const navigate = useNavigate();
	const { detail } = useInquiryTexts();
	const leave = () => navigate(back, { replace: true, preventScrollReset: true });
	const unsent = useUnsent();
	const close = () => (unsent.isTyped() ? leave() : ref.current?.close());
	const pressed = useRef<EventTarget | null>(null);

	// A dialog returns the focus only if it is closed before it is removed.
	useLayoutEffect(() => {
		const dialog = ref.current;
		dialog?.showModal();
		return () => dialog?.close();
	}, []);

	// A browser closes a dialog at the second Escape, whatever the page says.
	useLayoutEffect(() => {
		if (unsent.question && !ref.current?.open) ref.current?.showModal();
	}, [unsent.question]);

	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the button
		<dialog
			ref={ref}
			className="max-h-[calc(100dvh-1rem)] w-[min(72rem,calc(100vw-1rem))] overflow-auto rounded-lg bg-white shadow-lift backdrop:bg-[rgb(12_30_51/0.5)] print:absolute print:inset-[0_auto_auto_0] print:max-h-none print:w-full print:overflow-visible print:rounded-none print:[box-shadow:none]"
			aria-labelledby={labelledBy}
			{...unsent.watch}
			onCancel={(event) => {
				if (event.target !== ref.current || !unsent.isTyped()) return;
				event.preventDefault();
				leave();
			}}
			onClose={() => ref.current?.open || leave()}
			onMouseDown={({ target }) => {
				pressed.current = target;
			}}
			// Where the button goes down on a text and up beside the dialog, the browser says that the dialog was clicked.
			onClick={({ target }) => target === ref.current && pressed.current === target && close()}
		>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-3 p-[clamp(0.75rem,3vw,1.5rem)]">
				<div className="sticky top-0 z-1 -my-2 flex justify-end bg-white py-2 print:hidden">
					<button type="button" className="btn btn-quiet" onClick={close}>
						{detail.close}
					</button>
				</div>
				{unsent.question}
				<FlashPlace />
				{children}
			</div>
			<LiveRegion />
		</dialog>
	);
}

export function DialogProblem() {
	const error = useRouteError();
	const { text } = usePortal();
	const { failures } = text;
	const isMissing = isRouteErrorResponse(error) && error.status === 404;
	return (
		<InquiryDialog labelledBy="dialog-problem">
			<div className="error-box" role="alert">
				<h1 id="dialog-problem">{isMissing ? text.form.errors.missing : failures.loadOne}</h1>
				{isOffline(error) && <p>{failures.offline}</p>}
				<FailedRequest error={error} texts={text} />
			</div>
		</InquiryDialog>
	);
}
