import { requests } from "#app/addresses/requests.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { giveBackRequest } from "#models/request/request.server.ts";
import { requestButton } from "./request-action.server.ts";

export const action = requestButton(giveBackRequest, "givenBack");

export const loader = () => redirect(requests);
