import { type ReactNode, useEffect } from "react";
import { useTell } from "#app/ui/live-region.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

type Props = {
	text: string;
	className?: string;
	children?: ReactNode;
};

export function News({ text, className = "notice", children = text }: Props) {
	const tell = useTell();
	const isHydrated = useHydrated();
	useEffect(() => tell(text), [tell, text]);
	return (
		// biome-ignore lint/a11y/noAutofocus: without JavaScript this is how the reader is taken to what has happened
		<p className={className} tabIndex={-1} autoFocus={!isHydrated}>
			{children}
		</p>
	);
}
