import { requests } from "#app/addresses/requests.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { giveBackRequest } from "#models/request/request.server.ts";
import { requestPress } from "./request-press.server.ts";

export const action = requestPress(giveBackRequest, "givenBack");

export const loader = () => redirect(requests);
