import { requests } from "#app/addresses/requests.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { openTrial } from "#models/request/trial.server.ts";
import { requestButton } from "./request-action.server.ts";

export const action = requestButton(openTrial, "trialOpened");

export const loader = () => redirect(requests);
