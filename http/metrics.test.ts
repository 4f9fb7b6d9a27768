import { once } from "node:events";
import { createServer, request as httpRequest, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { register } from "prom-client";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { countKeptPages, measureRequests } from "./metrics.ts";
import { observe } from "./observe.ts";

const nameOf = (path: string) => path.replace(/\d+/, ":id");

let server: Server;

beforeAll(async () => {
	const begin = observe([measureRequests(nameOf)]);
	server = createServer((request, response) => {
		begin(request, response);
		if (request.url !== "/never") response.end();
	});
	await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => void server.close());

const port = () => (server.address() as AddressInfo).port;

async function ask(path: string, method = "GET"): Promise<void> {
	const asked = httpRequest({ host: "127.0.0.1", port: port(), path, method }).end();
	const [answer] = await once(asked, "response");
	await buffer(answer);
}

/** The figures of one name that are shown to Prometheus. */
async function shown(name: string): Promise<string[]> {
	const text = await register.getSingleMetricAsString(name);
	return text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}

test("requests are counted and timed by the pattern of their route, and odd methods are one", async () => {
	for (const path of ["/inquiries/1", "/inquiries/2?a=b", "/trial"]) await ask(path);
	await ask("/trial", "PUT");
	await ask("/trial", "DELETE");
	const counted = [
		'erp_http_requests_total{route="/inquiries/:id",method="GET",code="200"} 2',
		'erp_http_requests_total{route="/trial",method="GET",code="200"} 1',
		'erp_http_requests_total{route="/trial",method="other",code="200"} 2',
	];
	// A request ends a moment after the client has its answer.
	await vi.waitFor(async () => expect(await shown("erp_http_requests_total")).toEqual(counted));
	expect(await shown("erp_http_requests_total"), "the same when it is asked again").toEqual(counted);
	const timed = await shown("erp_http_request_duration_seconds");
	expect(timed).toContain('erp_http_request_duration_seconds_count{route="/inquiries/:id"} 2');
	expect(timed).toContain('erp_http_request_duration_seconds_count{route="/trial"} 3');
	expect(timed).toContain('erp_http_request_duration_seconds_bucket{le="10",route="/trial"} 3');
});

test("a request is in flight until it has its answer, or goes", async () => {
	expect(await shown("erp_http_requests_in_flight")).toEqual(["erp_http_requests_in_flight 0"]);
	const socket = connect(port(), "127.0.0.1");
	socket.write("GET /never HTTP/1.1\r\nHost: here\r\n\r\n");
	await once(server, "request");
	expect(await shown("erp_http_requests_in_flight")).toEqual(["erp_http_requests_in_flight 1"]);
	socket.destroy();
	await vi.waitFor(async () =>
		expect(await shown("erp_http_requests_in_flight")).toEqual(["erp_http_requests_in_flight 0"]),
	);
});

test("kept pages are counted with the others of their route", async () => {
	const count = countKeptPages(() => "/pricing");
	for (const address of ["/pricing", "/en/pricing", "/pricing"]) count(address, "GET", 200);
	count("/pricing", "GET", 304);
	count("/pricing", "HEAD", 200);
	expect(await shown("erp_http_requests_total")).toEqual(
		expect.arrayContaining([
			'erp_http_requests_total{route="/pricing",method="GET",code="200"} 3',
			'erp_http_requests_total{route="/pricing",method="GET",code="304"} 1',
			'erp_http_requests_total{route="/pricing",method="HEAD",code="200"} 1',
		]),
	);
});
