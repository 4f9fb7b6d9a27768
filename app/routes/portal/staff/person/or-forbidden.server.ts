import { NotAllowed } from "#models/account/staff.server.ts";

export function orForbidden<Result>(change: Promise<Result>): Promise<Result> {
	return change.catch((error: unknown) => {
		throw error instanceof NotAllowed ? new Response("Forbidden", { status: 403 }) : error;
	});
}
