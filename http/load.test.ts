import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express, { type NextFunction } from "express";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { expectValid } from "#tests/support/sound.ts";
import { shedLoad } from "./load.ts";

const atOnce = 3;
const longMs = 3_001;

// Some come at the same moment, and each takes long to serve.
const comers: NextFunction[] = [];
const app = express();
app.use("/slow", (_request, _response, next) => {
	if (comers.push(next) === atOnce) for (const enter of comers.splice(0)) enter();
});
app.use(shedLoad());
app.get("/slow", (_request, response) => {
	vi.advanceTimersByTime(longMs);
	response.send("served");
});
app.get("/health/live", (_request, response) => void response.send("ok"));
const server = createServer(app);

beforeAll(async () => {
	vi.useFakeTimers({ toFake: ["performance"] });
	await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => {
	server.close();
	vi.useRealTimers();
});

const ask = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

test("who would wait too long is told on a page when to come again; health checks never wait", async () => {
	const answers = await Promise.all(Array.from({ length: atOnce }, () => ask("/slow")));
	const refused = answers.filter(({ status }) => status === 503);
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
	expect(refused).toHaveLength(atOnce - 1);
	for (const answer of refused) {
		expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
		expect(answer.headers.get("cache-control")).toBe("no-store");
		expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
		await expectValid(await answer.text());
	}
	expect(await (await ask("/health/live")).text()).toBe("ok");
});
