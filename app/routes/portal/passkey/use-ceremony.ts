import { useEffect, useState } from "react";
import type { FormReply } from "#app/ui/form/reply.ts";

export type Outcome = "asking" | "cancelled" | "exists" | "failed";

/** How browsers name what went wrong; a person who says no, or nothing, is `NotAllowedError`. */
const outcomes: Record<string, Outcome> = {
	NotAllowedError: "cancelled",
	AbortError: "cancelled",
	InvalidStateError: "exists",
};

/**
 * Once the server's reply has what it needs, asks the person's authenticator, and sends on what it says. Both functions
 * have to stay the same from render to render.
 */
export function useCeremony<Options>(
	reply: FormReply<Options> | undefined,
	ask: (options: Options) => Promise<object>,
	send: (response: string, options: Options) => void,
): Outcome | null {
	const [state, setState] = useState<{ reply: typeof reply; outcome: Outcome }>();
	useEffect(() => {
		if (reply?.status !== "done") return;
		let isHere = true;
		const become = (outcome: Outcome) => isHere && setState({ reply, outcome });
		become("asking");
		ask(reply.done).then(
			(response) => isHere && send(JSON.stringify(response), reply.done),
			({ name }: Error) => become(outcomes[name] ?? "failed"),
		);
		return () => {
			isHere = false;
		};
	}, [reply, ask, send]);
	return state && state.reply === reply ? state.outcome : null;
}
