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
	const { copy, copied } = usePortal().text.clipboard;
	const announce = useAnnounce();
	const [last, setLast] = useState<string>();
	const canCopy = useHydrated() && "clipboard" in navigator;
	if (!canCopy) return null;

	async function onClick() {
		await navigator.clipboard.writeText(text);
		setLast(text);
		announce(copied);
	}

	return (
		<button type="button" className="btn btn-quiet" onClick={onClick}>
			{last === text ? copied : (label ?? copy)}
		</button>
	);
}
