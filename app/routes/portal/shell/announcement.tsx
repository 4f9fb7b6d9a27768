import { type ReactNode, useEffect } from "react";
import { useAnnounce } from "#app/ui/announcer.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

type Props = {
	text: string;
	className?: string;
	children?: ReactNode;
};

export function Announcement({ text, className = "notice", children = text }: Props) {
	const announce = useAnnounce();
	const isHydrated = useHydrated();
	useEffect(() => announce(text), [announce, text]);
	return (
		// biome-ignore lint/a11y/noAutofocus: without JavaScript this is how the reader is taken to what has happened
		<p className={className} tabIndex={-1} autoFocus={!isHydrated}>
			{children}
		</p>
	);
}
