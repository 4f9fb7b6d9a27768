import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import express from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { assets } from "./assets.ts";

const script = "const a = 1;\n".repeat(1000);
let folder: string;
let server: Server;

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), "assets-"));
	await writeFile(path.join(folder, "route-abc.js"), script);
	await writeFile(path.join(folder, "manrope.woff2"), "font");
	await writeFile(path.join(folder, "notes.txt"), "not served");
	const app = express();
	app.use("/assets", assets(folder));
	app.use((_request, response) => void response.status(404).end());
	await new Promise<void>((resolve) => {
		server = app.listen(0, "127.0.0.1", resolve);
	});
});
afterAll(async () => {
	server.close();
	await rm(folder, { recursive: true });
});

const get = (name: string, init: RequestInit = {}) =>
	fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/assets/${name}`, init);

test("a script is as small as it gets, and kept by browsers for good", async () => {
	const answer = await get("route-abc.js", { headers: { "Accept-Encoding": "br" } });
	expect(Object.fromEntries(answer.headers)).toMatchObject({
		"content-type": "text/javascript; charset=utf-8",
		"content-encoding": "br",
		"cache-control": "public, max-age=31536000, immutable",
		"x-content-type-options": "nosniff",
		vary: "Accept-Encoding",
	});
	expect(Number(answer.headers.get("content-length"))).toBeLessThan(100);
	expect(await answer.text()).toBe(script);
});

test("a font is compressed already", async () => {
	const answer = await get("manrope.woff2", { headers: { "Accept-Encoding": "br" } });
	expect(answer.headers.get("content-encoding")).toBeNull();
	expect(await answer.text()).toBe("font");
});

test.each(["notes.txt", "missing.js", "../package.json", "..%2fpackage.json", ""])(
	"%j is not served",
	async (name) => expect((await get(name)).status).toBe(404),
);

test("a script is not posted to", async () => {
	expect((await get("route-abc.js", { method: "POST" })).status).toBe(404);
});
