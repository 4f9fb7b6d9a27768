import { isRouteErrorResponse } from "@remix-run/react";

/** What became of a change. "changed": somebody else was faster, and nothing was overwritten. */
export type ChangeReply = { status: "done" | "changed" | "missing" | "failed" };

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
