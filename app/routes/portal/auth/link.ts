import type { LoaderFunctionArgs } from "@remix-run/node";
import { rememberPortalLanguage } from "#app/server/language-cookie.server.ts";
import { carryToken } from "#app/server/link-token.server.ts";
import { whileDatabaseAnswers } from "#app/server/staff.server.ts";
import { Invitation } from "#models/account/invitation.server.ts";

/** Where a mailed link leads. An invitation also brings the language that it was written in. */
export async function loader({ params: { token = "" }, request }: LoaderFunctionArgs) {
	const [, , kind] = new URL(request.url).pathname.split("/");
	if (kind === "reset") return carryToken(token, "/portal/new-password");
	if (kind === "confirm") return carryToken(token, "/portal/confirm");
	const invitation = await whileDatabaseAnswers(request, () => Invitation.ofLink(token));
	const answer = await carryToken(token, "/portal/invited");
	if (invitation?.language) answer.headers.append("Set-Cookie", rememberPortalLanguage(invitation.language));
	return answer;
}
