import { expect, test } from "vitest";
import { networkDigest, networkPrefix } from "./network.server.ts";

const of = (clientAddress?: string) => networkDigest({ clientAddress });

test.each([
	["203.0.113.7", "::ffff:203.0.113.7"],
	["203.0.113.7", "203.0.113.7:50123"],
	["2001:db8:1:2::1", "2001:db8:1:2:ffff:1:2:3"],
	["2001:db8::1", "2001:0DB8:0:0:1::"],
	["fe80::1%eth0", "fe80::2"],
	["::1", "::2"],
])("%s and %s are one network", (one, other) => expect(of(one)).toBe(of(other)));

test.each([
	["203.0.113.7", "203.0.113.8"],
	["2001:db8:1:2::1", "2001:db8:1:3::1"],
	["2001:db8:1::", "2001:db8:2::"],
	["::1", "127.0.0.1"],
	["whatever a proxy wrote", "something else"],
])("%s and %s are two", (one, other) => expect(of(one)).not.toBe(of(other)));

test("it is no address, and unknown where the server does not tell", () => {
	expect(of("203.0.113.7")).toMatch(/^[\w-]{43}$/);
	expect(of()).toBeNull();
});

test.each([
	["203.0.113.7", "203.0.113.0/24"],
	["::ffff:203.0.113.7", "203.0.113.0/24"],
	["203.0.113.7:50123", "203.0.113.0/24"],
	["2001:0DB8:1:2:3::4", "2001:db8:1::/48"],
	["::1", "0:0:0::/48"],
	["whatever a proxy wrote", undefined],
	[undefined, undefined],
])("%s is shortened to %s, which names no machine", (clientAddress, shortened) =>
	expect(networkPrefix({ clientAddress })).toBe(shortened),
);
