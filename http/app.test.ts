import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import express from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { files, secureAnswers } from "./app.ts";

const script = "const a = 1;\n".repeat(1000);
let folder: string;
let server: Server;

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), "files-"));
	await mkdir(path.join(folder, "assets"));
	await writeFile(path.join(folder, "assets/route-abc.js"), script);
	await writeFile(path.join(folder, "assets/route-abc.js.br"), brotliCompressSync(script));
	await writeFile(path.join(folder, "assets/route-abc.js.gz"), gzipSync(script));
	await writeFile(path.join(folder, "assets/manrope.woff2"), "font");
	await writeFile(path.join(folder, "icon.svg"), "<svg/>");
	const app = express();
	app.use(secureAnswers);
	app.get(/\.\w+$/, files(folder));
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
	fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}`, init);

test.each([
	["br", "gzip, deflate, br"],
	["gzip", "gzip"],
])("a script comes in %s, and is kept by browsers for good", async (encoding, accepted) => {
	const answer = await get("assets/route-abc.js", { headers: { "Accept-Encoding": accepted } });
	expect(Object.fromEntries(answer.headers)).toMatchObject({
		"content-type": expect.stringMatching(/^text\/javascript; charset=utf-8$/i),
		"content-encoding": encoding,
		"cache-control": "public, max-age=31536000, immutable",
		"x-content-type-options": "nosniff",
		vary: "Accept-Encoding",
	});
	expect(Number(answer.headers.get("content-length"))).toBeLessThan(100);
	expect(await answer.text()).toBe(script);
});

test("a font is compressed already; what changes under its name is kept for an hour", async () => {
	const font = await get("assets/manrope.woff2", { headers: { "Accept-Encoding": "br" } });
	expect(font.headers.get("content-encoding")).toBeNull();
	expect(await font.text()).toBe("font");
	const icon = await get("icon.svg");
	expect(icon.headers.get("cache-control")).toBe("public, max-age=3600");
	expect(icon.headers.get("content-type")).toBe("image/svg+xml");
});

test.each(["assets/missing.js", "assets/..%2f..%2fpackage.json", "assets/", "assets/.env"])(
	"%j is not served",
	async (name) => expect((await get(name)).status).toBe(404),
);

test("a script is not posted to", async () => {
	expect((await get("assets/route-abc.js", { method: "POST" })).status).toBe(404);
});
