import { once } from "node:events";
import { createServer, request as httpRequest, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { Writable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterEach, expect, test, vi } from "vitest";
import { networkDigest } from "#app/server/network.server.ts";
import { requestToken } from "#models/request/request-token.server.ts";
import { accessLog } from "./access-log.ts";
import { identify, observe } from "./observe.ts";

type Line = Record<string, unknown>;

const lines: Line[] = [];
const destination = new Writable({
	write(chunk, _encoding, done) {
		lines.push(JSON.parse(String(chunk)));
		done();
	},
});
let server: Server;

afterEach(() => {
	lines.length = 0;
	server.close();
});

async function listen(proxies = 0): Promise<void> {
	const begin = observe([accessLog({ LOG_LEVEL: "info", TRUSTED_PROXIES: proxies }, destination)]);
	server = createServer((request, response) => {
		identify(request, proxies);
		begin(request, response);
		if (request.url === "/never") return;
		response.statusCode = request.url?.startsWith("/missing") ? 404 : 200;
		response.end("x".repeat(1_000));
	});
	await once(server.listen(0, "127.0.0.1"), "listening");
}

const port = () => (server.address() as AddressInfo).port;

async function ask(path: string, headers: Record<string, string> = {}): Promise<void> {
	const asked = httpRequest({ host: "127.0.0.1", port: port(), path, headers }).end();
	const [answer] = await once(asked, "response");
	await buffer(answer);
}

/** The line comes when the answer is over, a moment after the client has it. */
const line = (index = 0) => vi.waitUntil(() => lines[index]);

test("each request is a line that names nobody, with the whole size of its answer and the time that it took", async () => {
	await listen();
	await ask("/missing?email=lan@congty.vn", { "X-Forwarded-For": "203.0.113.7" });
	expect(await line()).toEqual({
		level: 30,
		time: expect.any(Number),
		id: expect.stringMatching(/^[\da-f]{4}-[\da-f]{12}$/),
		method: "GET",
		path: "/missing",
		status: 404,
		bytes: expect.any(Number),
		ms: expect.any(Number),
		networkDigest: networkDigest({ clientAddress: "127.0.0.1" }),
		msg: "request",
	});
	expect(lines[0]?.bytes).toBeGreaterThan(1_000);
	expect(lines[0]?.bytes).toBeLessThan(1_400);
	await ask("/");
	expect((await line(1)).id).not.toBe(lines[0]?.id);
});

test.each([
	[`/yeu-cau/${requestToken("demo", "1")}`, "/yeu-cau/…"],
	[`/en/yeu-cau/${requestToken("demo", "1")}/xoa?x=1`, "/en/yeu-cau/…/xoa"],
	["/portal/reset/a-token-of-a-mailed-link-1234", "/portal/reset/…"],
	["/lan@congty.vn", "/…"],
	["//", "…"],
])("no secret of %s is logged", async (address, path) => {
	await listen();
	await ask(address);
	expect(await line()).toMatchObject({ path });
	await ask(address);
	expect(await line(1)).toMatchObject({ path });
});

test("behind a proxy its word is believed: the visitor's network, and the id that it gave", async () => {
	await listen(1);
	const headers = { "X-Forwarded-For": "198.51.100.1, 203.0.113.7", "X-Request-Id": "9f86d081884c7d659a2f" };
	await ask("/", headers);
	expect(await line()).toMatchObject({
		id: "9f86d081884c7d659a2f",
		networkDigest: networkDigest({ clientAddress: "203.0.113.7" }),
	});
	for (const id of ["short", "x".repeat(65), 'a"quote-1234', "with a space", "<b>12345678</b>"]) {
		lines.length = 0;
		await ask("/", { "X-Request-Id": id });
		expect((await line()).id, id).toMatch(/^[\da-f]{4}-[\da-f]{12}$/);
	}
});

test("without one nobody's id is believed", async () => {
	await listen();
	await ask("/", { "X-Request-Id": "9f86d081884c7d659a2f" });
	expect((await line()).id).toMatch(/^[\da-f]{4}-[\da-f]{12}$/);
});

test("a connection that broke off is told; a health check only if it went wrong", async () => {
	await listen();
	await ask("/health/live");
	const socket = connect(port(), "127.0.0.1");
	socket.write("GET /never HTTP/1.1\r\nHost: here\r\n\r\n");
	await once(server, "request");
	socket.destroy();
	const digest = networkDigest({ clientAddress: "127.0.0.1" });
	expect(await line()).toMatchObject({ path: "/never", brokenOff: true, networkDigest: digest });
	expect(lines).toHaveLength(1);
});
