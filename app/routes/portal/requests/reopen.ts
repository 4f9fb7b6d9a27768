import { requests } from "#app/addresses/requests.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { reopenRequest } from "#models/customer/conversion.server.ts";
import { requestButton } from "./request-action.server.ts";

export const action = requestButton(reopenRequest, "reopened");

export const loader = () => redirect(requests);
