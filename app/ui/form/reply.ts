import type { SubmissionResult } from "@conform-to/react";

export type FormReply<Done = null> =
	| { status: "invalid"; result: SubmissionResult }
	| { status: "failed"; result: SubmissionResult | null }
	| { status: "done"; done: Done };

/** A `clientAction` that keeps the typed form when no answer of ours comes back, instead of an error page. */
export async function keepWhatWasTyped<Done>({ serverAction }: { serverAction: () => Promise<unknown> }) {
	try {
		return (await serverAction()) as FormReply<Done>;
	} catch (error) {
		if (error instanceof Response) throw error;
		const reply: FormReply<Done> = { status: "failed", result: null };
		// After an error status Remix does not reload the page's data, which would fail, too.
		return Response.json(reply, { status: 503 });
	}
}
