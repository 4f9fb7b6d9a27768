import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express, { type Response } from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectValid } from "#tests/support/sound.ts";
import { shedLoad } from "./load.ts";

const most = 400;

const waiting: Response[] = [];
const app = express();
app.use(shedLoad());
app.get("/slow", (_request, response) => void waiting.push(response));
app.get("/health/live", (_request, response) => void response.send("ok"));
const server = createServer(app);

beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
afterAll(() => void server.close());

const ask = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

test("who comes when too many are in hand is told on a page when to come again; health checks never wait", async () => {
	const served = Array.from({ length: most }, () => ask("/slow"));
	await expect.poll(() => waiting.length).toBe(most);
	const refused = await ask("/slow");
	expect(refused.status).toBe(503);
	expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
	expect(refused.headers.get("cache-control")).toBe("no-store");
	expect(refused.headers.get("content-type")).toBe("text/html; charset=utf-8");
	await expectValid(await refused.text());
	expect(await (await ask("/health/live")).text()).toBe("ok");

	for (const response of waiting.splice(0)) response.send("served");
	for (const answer of await Promise.all(served)) expect(answer.status).toBe(200);
	const later = ask("/slow");
	await expect.poll(() => waiting.length).toBe(1);
	waiting[0]?.send("served");
	expect((await later).status).toBe(200);
});
