import { Agent, get } from "node:http";
import { text } from "node:stream/consumers";
import { createGunzip } from "node:zlib";

const agent = new Agent({ keepAlive: true });

/** Milliseconds to the last byte of a page over an open connection, and the page. @throws Error unless it is 200 */
export function timeRequest(address: string, cookie: string): Promise<{ ms: number; body: string }> {
	return new Promise((resolve, reject) => {
		const start = performance.now();
		const request = get(address, { agent, headers: { Cookie: cookie, "Accept-Encoding": "gzip" } });
		request.on("error", reject);
		request.on("response", (response) => {
			if (response.statusCode !== 200) reject(new Error(`${address} answers ${response.statusCode}`));
			let ms = 0;
			response.on("end", () => {
				ms = performance.now() - start;
			});
			const isZipped = response.headers["content-encoding"] === "gzip";
			const body = isZipped ? response.pipe(createGunzip()) : response;
			text(body).then((body) => resolve({ ms, body }), reject);
		});
	});
}
