import { expect, test } from "vitest";
import { sentOf, sentPage } from "./sent.server.ts";

const texts = { name: "Nguyễn Thu Hà", email: "ha@minhphat.vn" };

const opened = (address: string, cookie = "") =>
	sentOf(new Request(new URL(address, "http://localhost"), { headers: { Cookie: cookie } }));

test("what was sent is read by the browser that sent it, and stands in no address", async () => {
	const { headers } = await sentPage("/dung-thu", texts, { "X-Other": "kept" });
	const [address = "", cookie = ""] = [headers.get("Location"), headers.get("Set-Cookie")].map(String);
	expect(address).toMatch(/^\/dung-thu\?sent=[\w-]{12}$/);
	expect(cookie).toMatch(/; Max-Age=3600; .*HttpOnly/);
	expect(headers.get("X-Other")).toBe("kept");
	expect(await opened(address, cookie)).toEqual(texts);
	expect(await opened(address)).toEqual({});
	expect(await opened("/dung-thu?sent=other", cookie)).toEqual({});
	expect(await opened("/dung-thu", cookie)).toBeNull();
});
