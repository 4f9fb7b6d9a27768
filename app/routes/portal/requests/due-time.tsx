import type { Due } from "./due.server.ts";

export function DueTime({ due: { at, left, deadline, group } }: { due: Due }) {
	return (
		<span>
			<b className={group === "late" ? "text-danger" : undefined}>{left}</b>{" "}
			<small className="block font-normal whitespace-nowrap text-ink-soft">
				<time dateTime={at}>{deadline}</time>
			</small>
		</span>
	);
}
