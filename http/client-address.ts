import type { IncomingMessage } from "node:http";
import proxyAddress from "proxy-addr";

/** The address from which a request reached the first of the trusted proxies. */
export function clientAddress(request: IncomingMessage, proxies: number): string {
	if (proxies === 0) return request.socket.remoteAddress ?? "";
	return proxyAddress(request, (_address, hop) => hop < proxies);
}
