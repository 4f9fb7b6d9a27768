import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";

vi.stubEnv("PUBLIC_URL", "https://erp.example.vn/");

test.each([
	["https://erp.example.vn", { host: "127.0.0.1:3000" }],
	["http://127.0.0.1:3000", { host: "127.0.0.1:3000", origin: "http://127.0.0.1:3000" }],
	["https://evil.example", { host: "127.0.0.1:3000", "sec-fetch-site": "cross-site" }],
	["null", { host: "127.0.0.1:3000", "sec-fetch-site": "cross-site" }],
])("of a form from %s behind a proxy that changes Host Remix sees %j", async (origin, seen) => {
	await import("./before-remix-serve.ts");
	const server = createServer(({ headers }, response) => response.end(JSON.stringify(headers)));
	onTestFinished(() => void server.close());
	await once(server.listen(0, "127.0.0.1"), "listening");
	const { port } = server.address() as AddressInfo;
	const headers = { Host: "127.0.0.1:3000", Origin: origin, Connection: "close" };
	const [answer] = await once(request({ port, host: "127.0.0.1", headers }).end(), "response");
	const { connection: _close, ...rest } = (await json(answer)) as Record<string, string>;
	expect(rest).toEqual(seen);
});
