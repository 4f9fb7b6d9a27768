import { Link, useLocation, useNavigate } from "@remix-run/react";
import { type ReactNode, useContext, useLayoutEffect, useRef } from "react";
import type { InquiryRow } from "#models/inquiry/view.ts";
import { LiveRegion } from "../shell/live-region.tsx";
import { Notice } from "./notice.tsx";
import { changedSearch, dashboard } from "./paths.ts";
import { DialogContext } from "./use-inquiry-dialog.ts";
import { useTexts } from "./use-texts.ts";

type Props = {
	labelledBy: string;
	/** What is opened, where its status can be set here. */
	inquiry?: InquiryRow;
	children: ReactNode;
};

/** What was opened from the list: a dialog over it, or a page where the list is not shown. */
export function InquiryDialog({ labelledBy, inquiry, children }: Props) {
	const isOverList = useContext(DialogContext);
	const { search } = useLocation();
	const { detail } = useTexts();
	const back = dashboard + changedSearch(search, { notice: null });
	if (isOverList) {
		return (
			<PanelDialog labelledBy={labelledBy} back={back}>
				{children}
			</PanelDialog>
		);
	}
	return (
		<main id="main" className="portal-main panel-page">
			<p>
				<Link to={back}>{detail.back}</Link>
			</p>
			<Notice moved={inquiry} />
			{children}
		</main>
	);
}

function PanelDialog({ labelledBy, back, children }: Props & { back: string }) {
	const ref = useRef<HTMLDialogElement>(null);
	const navigate = useNavigate();
	const { detail } = useTexts();
	const leave = () => navigate(back, { replace: true, preventScrollReset: true });

	// Closed before it is removed, a dialog gives the focus back to where it was.
	useLayoutEffect(() => {
		const dialog = ref.current;
		dialog?.showModal();
		return () => dialog?.close();
	}, []);

	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the button
		<dialog
			ref={ref}
			className="panel"
			aria-labelledby={labelledBy}
			onClose={() => ref.current?.open || leave()}
			onClick={(event) => event.target === ref.current && ref.current.close()}
		>
			<div className="panel-body">
				<button type="button" className="panel-close btn btn-quiet" onClick={() => ref.current?.close()}>
					{detail.close}
				</button>
				{children}
			</div>
			<LiveRegion />
		</dialog>
	);
}
