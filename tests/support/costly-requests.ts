import { maxHeaderSize } from "node:http";
import { longestAddress } from "#models/limits.ts";

/** What has made routers, decoders or regular expressions slow, and what is longer once it is escaped. */
const units = ["a", "/a", ",", "a=1;", "a=1&", "=", "%", "%E1%BB%87"];

/** Of the path, of the query, and of what a list, a search and Remix read of it. */
const beginnings = ["", "?", "?q=", "?after=", "?_routes="];

const headerNames = [
	...["Cookie", "Accept", "Accept-Language", "Accept-Encoding", "User-Agent", "Referer", "If-None-Match"],
	"X-Forwarded-For",
];

/** Leaves room for what is sent besides. */
const longestHeader = maxHeaderSize - 2_000;

/** A request that a browser would not send, and what it consists of. */
export type CostlyRequest = { what: string; address: string; headers?: Record<string, string> };

const fill = (start: string, unit: string, most: number) =>
	start + unit.repeat((most - start.length) / unit.length);

const addressOf = (start: string, unit: string, most = longestAddress): CostlyRequest => ({
	what: `${start}, then many times ${unit}`,
	address: fill(start, unit, most),
});

/** A few of {@link costlyRequests}. @param page has no query */
export const costlyAddresses = (page: string): CostlyRequest[] => [
	...["/a", "%41", ","].map((unit) => addressOf(page, unit)),
	addressOf(`${page}?`, "a=1&"),
];

/** Requests for a page whose path, query, headers or cookies are as long as they may be. @param page has no query */
export const costlyRequests = (page: string): CostlyRequest[] =>
	units.flatMap((unit) => [
		...beginnings.map((beginning) => addressOf(page + beginning, unit)),
		...headerNames.map((name) => ({
			what: `${name} of ${unit}`,
			address: page,
			headers: { [name]: fill("", unit, longestHeader) },
		})),
	]);

/** What only the browser's router asks for, and in longer addresses. @param start the address with its version */
export const costlyRoutes = (start: string): CostlyRequest[] =>
	["/a", "&p=/a", "&p=/portal/requests/a", "&p=/en/docs/a/b"].map((unit) =>
		addressOf(`${start}&p=`, unit, 7_900),
	);
