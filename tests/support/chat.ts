import { createServer } from "node:http";
import { json } from "node:stream/consumers";

type Post = { path: string | undefined; type: string | undefined; body: unknown };

/** A chat that gives these answers, one after the other, then 200, and keeps what was posted; a redirect leads to /elsewhere. */
export async function startChat(
	port: number,
	answers: (number | Promise<number>)[],
): Promise<{ posts: Post[]; close(): Promise<void> }> {
	const posts: Post[] = [];
	const server = createServer(async (request, response) => {
		const { url: path, headers } = request;
		const body = request.method === "POST" ? await json(request) : null;
		const at = posts.push({ path, type: headers["content-type"], body }) - 1;
		response.writeHead((await answers[at]) ?? 200, { Location: "/elsewhere" }).end("heard");
	});
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	const close = () =>
		new Promise<void>((resolve) => {
			server.close(() => resolve());
			server.closeAllConnections();
		});
	return { posts, close };
}
