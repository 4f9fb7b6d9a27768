import type { LoaderFunctionArgs } from "@remix-run/node";
import { rememberPortalLanguage } from "#app/server/language-cookie.server.ts";
import { carryToken } from "#app/server/link-token.server.ts";
import { whileDatabaseAnswers } from "#app/server/staff.server.ts";
import { Invitation } from "#models/account/invitation.server.ts";

export async function loader({ params: { token = "" }, request }: LoaderFunctionArgs) {
	const invitation = await whileDatabaseAnswers(request, () => Invitation.ofLink(token));
	const answer = await carryToken(token, "/portal/invited");
	if (invitation?.language) answer.headers.append("Set-Cookie", rememberPortalLanguage(invitation.language));
	return answer;
}
