import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { RequestHandler } from "express";
import { answerHeaders } from "#app/server/headers.server.ts";
import { type KeptBytes, keepBytes, sendBytes } from "./kept-bytes.ts";

const types: Record<string, { type: string; compress: boolean }> = {
	".css": { type: "text/css; charset=utf-8", compress: true },
	".js": { type: "text/javascript; charset=utf-8", compress: true },
	".woff2": { type: "font/woff2", compress: false },
};

/**
 * Serves the scripts, styles and fonts of the build, whose names change with their content. Each is read and
 * compressed as far as it goes at its first request, and kept; there are no more than the folder has.
 * @param folder as the build left it
 */
export function assets(folder: string): RequestHandler {
	const names = new Set(readdirSync(folder));
	const kept = new Map<string, Promise<KeptBytes>>();

	const keep = async (name: string, { type, compress }: { type: string; compress: boolean }) => {
		const headers: [string, string][] = [
			["Content-Type", type],
			...Object.entries(answerHeaders),
			...(compress ? [["Vary", "Accept-Encoding"] as [string, string]] : []),
		];
		return keepBytes(await readFile(path.join(folder, name)), headers, compress);
	};

	return (request, response, next) => {
		const name = request.path.slice(1);
		const kind = types[path.extname(name)];
		if (!kind || !names.has(name) || request.method === "POST") return next();
		const bytes = kept.get(name) ?? keep(name, kind);
		kept.set(name, bytes);
		const send = (ready: KeptBytes) =>
			sendBytes(ready, "public, max-age=31536000, immutable", request, response);
		bytes.then(send, (error: unknown) => {
			kept.delete(name);
			next(error);
		});
	};
}
