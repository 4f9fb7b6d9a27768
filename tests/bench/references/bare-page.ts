import { createServer, get } from "node:http";
import { buffer } from "node:stream/consumers";

// The least that can send a page: one answer, whatever is asked.

const { PORT, PAGE = "", ACCEPT_ENCODING = "" } = process.env;
const ofConnection = ["date", "connection", "keep-alive"];

get(PAGE, { headers: { "Accept-Encoding": ACCEPT_ENCODING } }, async (page) => {
	const names = page.rawHeaders.filter((_, index) => index % 2 === 0);
	const headers = names.flatMap((name, index) =>
		ofConnection.includes(name.toLowerCase()) ? [] : [name, page.rawHeaders[2 * index + 1] ?? ""],
	);
	const body = await buffer(page);
	createServer((_request, response) => {
		response.writeHead(200, headers);
		response.end(body);
	}).listen(Number(PORT), "127.0.0.1");
});
