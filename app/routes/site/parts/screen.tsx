import type { ReactNode } from "react";
import type { ScreenText } from "#app/locales/vi/features.ts";

type Props = {
	screen: ScreenText;
	/** Of the status; blue without one. */
	tone?: string;
	className: string;
	children?: ReactNode;
};

/** Decoration: the text beside it says it all. */
export function Screen({ screen: { title, rows, status }, tone = "", className, children }: Props) {
	return (
		<div className={`shot grid gap-1 rounded-md ${className}`} aria-hidden="true">
			<b>{title}</b>
			{rows.map(({ label, value }) => (
				<p key={label} className="row">
					<span>{label}</span> {value}
				</p>
			))}
			{children}
			<p>
				<span className={`badge ${tone}`.trim()}>{status}</span>
			</p>
		</div>
	);
}
