import { useEffect, useState } from "react";
import { upTo } from "#app/ui/form/fields.ts";
import type { FormReply } from "#app/ui/form/reply.ts";
import { z } from "#app/ui/form/zod.ts";
import { maxLength } from "#models/limits.ts";

/** What an authenticator has answered, in JSON; a form without it asks for what it needs. */
export const responseField = { response: z.optional(z.string().check(upTo(maxLength.passkeyResponse))) };

type Outcome = "asking" | "cancelled" | "exists" | "failed";

/** How browsers name what went wrong; a person who says no, or nothing, is `NotAllowedError`. */
const outcomes: Record<string, Outcome> = {
	NotAllowedError: "cancelled",
	AbortError: "cancelled",
	InvalidStateError: "exists",
};

/**
 * Once the server's reply has what it needs, asks the authenticator, and sends on what it says. Both functions have to
 * stay the same between renders. @param isIdle sent earlier, it would cut short the page's own loading
 */
export function useCeremony<Options>(
	reply: FormReply<Options> | undefined,
	isIdle: boolean,
	ask: (options: Options) => Promise<object>,
	send: (response: string, options: Options) => void,
): Outcome | null {
	const [state, setState] = useState<{ reply: typeof reply; outcome: Outcome; response?: string }>();
	useEffect(() => {
		if (reply?.status !== "done") return;
		let isHere = true;
		const become = (outcome: Outcome, response?: string) => isHere && setState({ reply, outcome, response });
		become("asking");
		ask(reply.done).then(
			(response) => become("asking", JSON.stringify(response)),
			({ name }: Error) => become(outcomes[name] ?? "failed"),
		);
		return () => {
			isHere = false;
		};
	}, [reply, ask]);
	const response = state?.reply === reply ? state?.response : undefined;
	useEffect(() => {
		if (!isIdle || !response || reply?.status !== "done") return;
		setState({ reply, outcome: "asking" });
		send(response, reply.done);
	}, [isIdle, response, reply, send]);
	return state && state.reply === reply ? state.outcome : null;
}
