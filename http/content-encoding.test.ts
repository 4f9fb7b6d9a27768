import { expect, test } from "vitest";
import { contentEncoding } from "./content-encoding.ts";

test.each([
	[undefined, "identity"],
	["", "identity"],
	["gzip, deflate, br, zstd", "br"],
	["gzip, deflate", "gzip"],
	["GZIP", "gzip"],
	["deflate, zstd", "identity"],
	["*", "br"],
	["br;q=0, *", "gzip"],
	["br;q=0", "identity"],
	["br; q=0.0, gzip ; q=0", "identity"],
	["gzip;q=1, br;q=0.5", "gzip"],
	["br;q=0.5, identity", "identity"],
	["identity;q=0, *;q=0", "identity"],
	["br;q=high", "identity"],
])("%j is answered in %s", (accepted, encoding) => expect(contentEncoding(accepted)).toBe(encoding));
