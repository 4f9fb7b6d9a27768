import { useState } from "react";
import { useAnnounce } from "#app/ui/announcer.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { usePortal } from "./use-portal.ts";

type Props = {
	/** What it copies, which the page also shows: without scripts or a clipboard there is no button. */
	text: string;
	label?: string;
};

export function CopyButton({ text, label }: Props) {
	const { copy, copied, refused } = usePortal().text.clipboard;
	const announce = useAnnounce();
	const [last, setLast] = useState<{ text: string; isCopied: boolean }>();
	const canCopy = useHydrated() && "clipboard" in navigator;
	if (!canCopy) return null;

	async function onClick() {
		const isCopied = await navigator.clipboard.writeText(text).then(
			() => true,
			() => false,
		);
		setLast({ text, isCopied });
		announce(isCopied ? copied : refused);
	}
	const told = last?.text === text ? last : undefined;

	return (
		<>
			<button type="button" className="btn btn-quiet" onClick={onClick}>
				{told?.isCopied ? copied : (label ?? copy)}
			</button>{" "}
			{told?.isCopied === false && <span className="error-text">{refused}</span>}
		</>
	);
}
