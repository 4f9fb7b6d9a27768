import { createHmac } from "node:crypto";
import { isIPv4, isIPv6 } from "node:net";
import type { AppLoadContext } from "@remix-run/node";
import { env } from "#models/settings/env.server.ts";

/** A digest of the client's network; null under a server that does not set `clientAddress`. */
export function networkDigest({ clientAddress }: AppLoadContext): string | null {
	if (typeof clientAddress !== "string") return null;
	return createHmac("sha256", env.SESSION_SECRET[0])
		.update(`network ${householdOf(clientAddress)}`)
		.digest("base64url");
}

/** `203.0.113.0/24` or `2001:db8:1::/48`, for the audit log: where a request came from, but not of which machine. */
export function networkPrefix({ clientAddress }: AppLoadContext): string | undefined {
	if (typeof clientAddress !== "string") return undefined;
	const household = householdOf(clientAddress);
	if (isIPv4(household)) return `${household.split(".").slice(0, 3).join(".")}.0/24`;
	return isIPv6(clientAddress) ? `${household.split(":").slice(0, 3).join(":")}::/48` : undefined;
}

/** The /64 of IPv6, which a household has as a whole; some proxies write a port behind an IPv4 address. */
function householdOf(address: string): string {
	const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(address)?.[1];
	if (v4 || !isIPv6(address)) return v4 ?? address;
	const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
	const [before, after] = [head, tail ?? ""].map((part) => part.split(":").filter(Boolean));
	const zeros = tail === undefined ? 0 : 8 - (before?.length ?? 0) - (after?.length ?? 0);
	const groups = [...(before ?? []), ...Array<string>(Math.max(zeros, 0)).fill("0"), ...(after ?? [])];
	return groups
		.slice(0, 4)
		.map((group) => Number.parseInt(group, 16).toString(16))
		.join(":");
}
