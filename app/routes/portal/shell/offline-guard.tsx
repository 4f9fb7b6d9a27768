import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from "react";

type Props = { message: string; children: ReactNode };

/** Without a network, keeps the page instead of navigating to an error. */
export function OfflineGuard({ message, children }: Props) {
	const notice = useRef<HTMLDivElement>(null);
	const [isTold, setTold] = useState(false);

	useEffect(() => {
		const hide = () => setTold(false);
		addEventListener("online", hide);
		return () => removeEventListener("online", hide);
	}, []);

	// A popover stands above an open dialog, where the browser knows it.
	useEffect(() => {
		if (isTold) notice.current?.showPopover?.();
	}, [isTold]);

	function stop(event: SyntheticEvent) {
		if (navigator.onLine) return;
		event.preventDefault();
		event.stopPropagation();
		setTold(true);
	}

	function stopLink(event: MouseEvent<HTMLDivElement>) {
		const link = event.target instanceof Element && event.target.closest("a");
		if (link && !link.getAttribute("href")?.startsWith("#")) stop(event);
	}

	return (
		<div
			className="print:has-[dialog]:[&>main]:hidden"
			onClickCapture={stopLink}
			onSubmitCapture={(event) => opensPage(event.target) && stop(event)}
		>
			{children}
			{isTold && (
				<div
					ref={notice}
					{...{ popover: "manual" }}
					className="fixed inset-x-3 top-auto bottom-3 mx-auto w-max max-w-[calc(100vw-1.5rem)] rounded-md border border-danger bg-danger-soft px-5 py-3 font-bold text-danger shadow-lift"
					role="alert"
				>
					{message}
				</div>
			)}
		</div>
	);
}

/** Other forms report their own failure and keep what was typed. */
function opensPage(form: EventTarget): boolean {
	return form instanceof HTMLFormElement && (form.method === "get" || form.closest("header") !== null);
}
