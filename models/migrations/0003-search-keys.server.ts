import { renewAllKeys } from "#models/customer/renew-keys.server.ts";

/** Gives what was stored before the keys by which lists and figures find it today; reads everything once. */
export const renewSearchKeys = renewAllKeys;
