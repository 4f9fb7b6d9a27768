import { Link } from "@remix-run/react";
import { useId } from "react";
import { useRecordTexts } from "../record/use-texts.ts";
import { Press } from "../shell/post-form.tsx";
import type { shownHeld } from "./shown-held.server.ts";

/** Whose work colleagues have while somebody is away, with a button that gives it back. */
export function HeldWork({ held }: { held: ReturnType<typeof shownHeld>[] }) {
	const { heading } = useRecordTexts().handOver.held;
	const id = useId();
	if (held.length === 0) return null;
	return (
		<section aria-labelledby={id} className="grid gap-2">
			<h2 id={id} className="text-base">
				{heading}
			</h2>
			{held.map(({ id, line, lists, action, button }) => (
				<div key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
					<p className="basis-full">{line}</p>
					{lists.map(({ label, address }) => (
						<Link key={address} className="inline-block py-[0.15rem]" to={address}>
							{label}
						</Link>
					))}
					<Press action={action} className="btn btn-quiet">
						{button}
					</Press>
				</div>
			))}
		</section>
	);
}
