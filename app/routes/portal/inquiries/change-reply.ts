import { isRouteErrorResponse, type ShouldRevalidateFunction } from "@remix-run/react";

/**
 * What became of a change. "changed": somebody else was faster, and nothing was overwritten; "past": the day has passed;
 * "tooMany": too many changes at once.
 */
export type ChangeReply = { status: "done" | "changed" | "past" | "tooMany" | "missing" | "failed" };

/** A route's `clientAction`: a change that fails is told where it was made, instead of giving way to an error page. */
export async function tellOutcome({
	serverAction,
}: {
	serverAction: () => Promise<unknown>;
}): Promise<ChangeReply> {
	try {
		return (await serverAction()) as ChangeReply;
	} catch (error) {
		if (error instanceof Response) throw error;
		return { status: isRouteErrorResponse(error) && error.status === 404 ? "missing" : "failed" };
	}
}

/**
 * A route's `shouldRevalidate`: a refused change is a reason to load what is stored by now; after one that failed,
 * loading would fail as well.
 */
export const reloadUnlessFailed: ShouldRevalidateFunction = ({
	formMethod,
	actionResult,
	defaultShouldRevalidate,
}) => (formMethod === "POST" ? actionResult?.status !== "failed" : defaultShouldRevalidate);
