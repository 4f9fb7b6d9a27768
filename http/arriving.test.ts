import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import { createReadableStreamFromReadable } from "@remix-run/node";
import express from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { maxFormBytes } from "#models/limits.ts";
import { awaitBodies } from "./arriving.ts";

/** The lengths of what is handed on, as its heads say them. */
const handedOn: (string | undefined)[] = [];
const app = express();
app.use(awaitBodies(1));
app.post("/", async (request, response) => {
	handedOn.push(request.get("Content-Length"));
	// As Remix reads it, and not at once.
	await nextTurn();
	const body = await new Response(createReadableStreamFromReadable(request)).text();
	response.send(body.length < 100 ? body : String(body.length));
});
const server = createServer(app);
const open: Socket[] = [];

beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
afterAll(() => {
	for (const socket of open) socket.destroy();
	server.close();
});

/** Sends the head and these parts, each in a packet of its own. @returns the connection */
async function send(head: string, parts: string[], address = "203.0.113.1"): Promise<Socket> {
	const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
	socket.setNoDelay(true);
	socket.on("error", () => {});
	open.push(socket);
	socket.write(
		`POST / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nConnection: close\r\n${head}\r\n\r\n`,
	);
	for (const part of parts) {
		await new Promise((resolve) => setTimeout(resolve, 20));
		socket.write(part);
	}
	return socket;
}

const length = (bytes: number) => `Content-Length: ${bytes}`;
const chunked = "Transfer-Encoding: chunked";

test.each([
	["empty", length(0), [], ""],
	["without its length", "X: y", [], ""],
	["with its head", `${length(3)}\r\n\r\na=1`, [], "a=1"],
	["in no chunks with its head", `${chunked}\r\n\r\n0`, [], ""],
	["in one packet", length(3), ["a=1"], "a=1"],
	["in three packets", length(6), ["a=", "1&b", "="], "a=1&b="],
	["in chunks", chunked, ["3\r\na=1\r\n", "2\r\n&b\r\n", "0\r\n\r\n"], "a=1&b"],
	["in no chunks", chunked, ["0\r\n\r\n"], ""],
	["longer than any form", length(400_000), Array<string>(4).fill("x".repeat(100_000)), /^\d{6}$/],
])("a body that comes %s is handed on whole", async (_how, head, parts, expected) => {
	const [answerHead, body] = (await text(await send(head, parts))).split("\r\n\r\n");
	expect(answerHead).toMatch(/^HTTP\/1.1 200 /);
	expect(body).toMatch(expected);
	if (expected instanceof RegExp) expect(Number(body)).toBeGreaterThan(maxFormBytes);
});

test("what breaks off is never handed on, nor is what has not come", async () => {
	const before = handedOn.length;
	const broken = await send(length(100), ["a=1"]);
	await send(length(100), ["a=1"]);
	broken.destroy();
	expect(await text(await send(length(3), ["b=2"]))).toMatch(/b=2$/);
	expect(handedOn.slice(before)).toEqual(["3"]);
});

test("of a network that has many bodies on their way the oldest gives way, and no other network's", async () => {
	const other = await send(length(100), ["a"], "198.51.100.7");
	const slow: Socket[] = [];
	for (let count = 0; count < 51; count++) slow.push(await send(length(100), ["a"], "192.0.2.1"));
	const [oldest, next] = slow;
	expect(await text(oldest as Socket)).toMatch(/^HTTP\/1.1 503 [\s\S]*retry-after: \d/i);
	for (const socket of [other, next]) {
		socket?.write("b".repeat(99));
		expect(await text(socket as Socket)).toMatch(/^HTTP\/1.1 200 [\s\S]*\b100$/);
	}
});

test("of all networks the oldest gives way when there are too many", async () => {
	const oldest = await send(length(100), ["a"], "203.0.113.250");
	for (let count = 0; count < 500; count++) await send(length(100), [], `10.1.${count % 50}.${count}`);
	expect(await text(oldest)).toMatch(/^HTTP\/1.1 503 /);
	expect(await text(await send(length(3), ["c=3"], "203.0.113.251"))).toMatch(/c=3$/);
});
