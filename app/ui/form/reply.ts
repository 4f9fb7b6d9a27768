import type { SubmissionResult } from "@conform-to/react";

/** What a form's action answers: see what is wrong, try again later, or done with something to show. */
export type FormReply<Done = null> =
	| { status: "invalid"; result: SubmissionResult }
	| { status: "failed"; result: SubmissionResult | null }
	| { status: "done"; done: Done };

/**
 * A route's `clientAction`: when no answer of ours comes back (no network, a proxy's error page), the form stays as it
 * was typed and says that sending failed, instead of giving way to an error page.
 */
export async function keepWhatWasTyped<Done>({ serverAction }: { serverAction: () => Promise<unknown> }) {
	try {
		return (await serverAction()) as FormReply<Done>;
	} catch (error) {
		if (error instanceof Response) throw error;
		const reply: FormReply<Done> = { status: "failed", result: null };
		// After an answer with an error's status Remix does not load the page's data anew, which would fail, too.
		return Response.json(reply, { status: 503 });
	}
}
