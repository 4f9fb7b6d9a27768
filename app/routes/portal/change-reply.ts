import { isRouteErrorResponse, type ShouldRevalidateFunction } from "@remix-run/react";

/** "changed": somebody else was faster; "past": the day has passed; "tooMany": the account's limit is reached. */
export type ChangeReply = { status: "done" | "changed" | "past" | "tooMany" | "missing" | "failed" };

/** A `clientAction` that shows a failed change where it was made, instead of an error page. */
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

/** Reloads after a refused change, but not after a failed one, whose reload would fail as well. */
export const reloadUnlessFailed: ShouldRevalidateFunction = ({
	formMethod,
	actionResult,
	defaultShouldRevalidate,
}) => (formMethod === "POST" ? actionResult?.status !== "failed" : defaultShouldRevalidate);
