import { withdrawConsent } from "#models/request/own-request.server.ts";
import { pageButton } from "./page-button.server.ts";

const button = pageButton("consent", ({ own }) => withdrawConsent(own.id));

export const action = button.action;
export const loader = button.loader;
