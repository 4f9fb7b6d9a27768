import { requests } from "#app/addresses/requests.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { reopenRequest } from "#models/request/request.server.ts";
import { requestPress } from "./request-press.server.ts";

export const action = requestPress(reopenRequest, "reopened");

export const loader = () => redirect(requests);
