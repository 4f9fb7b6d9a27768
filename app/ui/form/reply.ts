import type { SubmissionResult } from "@conform-to/react";
import { isRouteErrorResponse, type ShouldRevalidateFunction } from "@remix-run/react";

/** How a form's change ended; a refusal's words are named by its codes. */
export type FormReply<Done = null> =
	| { status: "invalid"; result: SubmissionResult }
	| { status: "failed"; result: SubmissionResult | null }
	| { status: "done"; done: Done };

/** The code of the first thing that was refused. */
export function codeOf(reply: FormReply<unknown> | undefined): string | null {
	const errors = reply?.status === "invalid" ? Object.values(reply.result.error ?? {}) : [];
	return errors[0]?.[0] ?? null;
}

/** The submitted values of a form that was sent back. */
export const sentIn = (reply: FormReply<unknown> | undefined): Partial<Record<string, string>> =>
	((reply && "result" in reply && reply.result?.initialValue) || {}) as Partial<Record<string, string>>;

/** A `clientAction` that keeps the page, and what was typed, when no answer of the form comes back. */
export async function keepPage<Done>({ serverAction }: { serverAction: () => Promise<unknown> }) {
	try {
		return (await serverAction()) as FormReply<Done>;
	} catch (error) {
		if (error instanceof Response) throw error;
		const isMissing = isRouteErrorResponse(error) && error.status === 404;
		const reply: FormReply<Done> = isMissing
			? { status: "invalid", result: { status: "error", error: { "": ["missing"] } } }
			: { status: "failed", result: null };
		// After an error status Remix does not reload the page's data, which would fail, too.
		return Response.json(reply, { status: isMissing ? 404 : 503 });
	}
}

/** Reloads after a refused change, but not after one that failed, or of what is gone, whose reload would fail as well. */
export const reloadUnlessFailed: ShouldRevalidateFunction = ({
	formMethod,
	actionResult,
	actionStatus,
	defaultShouldRevalidate,
}) =>
	formMethod === "POST" ? actionResult?.status !== "failed" && actionStatus !== 404 : defaultShouldRevalidate;
