import { createServer } from "node:http";

// Sends the same bytes to everybody: what a kept page cannot cost less than.

const answer = await fetch(process.env.PAGE ?? "", { headers: { "Accept-Encoding": "identity" } });
const body = Buffer.from(await answer.arrayBuffer());

createServer((_request, response) => {
	response.writeHead(200, { "Content-Type": "text/html", "Content-Length": body.byteLength }).end(body);
}).listen(Number(process.env.PORT), "127.0.0.1");
