import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export const chatGreeting = "Xin chào, tôi giúp gì được ạ?";

const script = `document.body.append(Object.assign(document.createElement("p"), { textContent: ${JSON.stringify(chatGreeting)} }));`;

export type ChatVendor = {
	origin: string;
	scriptUrl: string;
	/** How many browsers have asked for the script. */
	requests(): number;
	/** From now on, answers 500. */
	breakDown(): void;
	close(): void;
};

/** A vendor of live chat on another port of this machine. */
export async function startChatVendor(): Promise<ChatVendor> {
	let requests = 0;
	let status = 200;
	const server = createServer((_request, response) => {
		requests++;
		response.writeHead(status, { "Content-Type": "text/javascript; charset=utf-8" }).end(script);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return {
		origin,
		scriptUrl: `${origin}/widget.js`,
		requests: () => requests,
		breakDown: () => {
			status = 500;
		},
		close: () => server.close(),
	};
}
