import { maxHeaderSize } from "node:http";
import { longestAddress } from "#models/limits.ts";

/** What has made routers, decoders or regular expressions slow, and what is longer once it is escaped. */
const pathUnits = [
	"a",
	"/a",
	"/",
	".",
	"/.",
	",",
	"-a",
	"%41",
	"/%41",
	"%E1%BB%87",
	"/:a",
	".data",
	"/portal",
];
const queryUnits = ["a", "a.", "%", "%zz", "%F0%9F%92%A9", "'", "+", ",", ";", "=", "[", "../", "/a"];
const manyFields = ["&", "=&", "a&", "a=1&", "chosen=1&", "q=1&", "_routes=root&", "p=/a&", "x[]=1&"];

/** What is read by some page, by every page of a list, and by Remix. */
const queryNames = ["q", "after", "history", "returnTo", "chosen", "notice", "sent", "x", "_routes", "p"];

const headerUnits = [
	"a",
	",",
	";",
	"=",
	"%",
	"/",
	"a,",
	"a;q=0.1,",
	"a=1; ",
	"session=a.b; ",
	'"a",',
	"::1,",
];
const headerNames = [
	...["Cookie", "Accept", "Accept-Language", "Accept-Encoding", "User-Agent", "Referer", "If-None-Match"],
	...["X-Forwarded-For", "X-Request-Id"],
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

/** Requests for a page whose path is as long as it may be. @param page has no query */
export const costlyPaths = (page: string): CostlyRequest[] => pathUnits.map((unit) => addressOf(page, unit));

/** Requests for a page whose path, query, headers or cookies are as long as they may be. @param page has no query */
export function costlyRequests(page: string): CostlyRequest[] {
	return [
		...costlyPaths(page),
		...manyFields.map((unit) => addressOf(`${page}?`, unit)),
		...queryNames.flatMap((name) => queryUnits.map((unit) => addressOf(`${page}?${name}=`, unit))),
		...headerNames.flatMap((name) =>
			headerUnits.map((unit) => ({
				what: `${page} with ${name} of ${unit}`,
				address: page,
				headers: { [name]: fill("", unit, longestHeader) },
			})),
		),
	];
}

/** What only the browser's router asks for, and in longer addresses. @param start the address with its version */
export const costlyRoutes = (start: string): CostlyRequest[] =>
	["/a", "a", "%2Fa", "&p=/a", "&p=/portal", "&p=/portal/requests/a", "&p=/en/docs/a/b", "&"].map((unit) =>
		addressOf(`${start}&p=`, unit, 7_900),
	);
