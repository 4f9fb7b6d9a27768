import type { Server } from "node:http";

type Place = { setting: "PORT" | "METRICS_PORT"; host: string; port: number };

/** Larger than Node's, for a burst of newcomers. */
const backlog = 4_096;

/** Opens a server's port. @throws Error that says what to do where it is taken or not allowed */
export function openPort(server: Server, place: Place): Promise<void> {
	const { host, port } = place;
	return new Promise((resolve, reject) => {
		server.once("error", (error: NodeJS.ErrnoException) => reject(new Error(explain(error, place))));
		server.listen({ port, host, backlog }, resolve);
	});
}

function explain(error: NodeJS.ErrnoException, { setting, host, port }: Place): string {
	if (error.code === "EADDRINUSE") {
		return `Port ${port} is in use; choose another one: ${setting}=${port + 1} npm start`;
	}
	if (error.code === "EACCES") return `Port ${port} needs privileges; choose one above 1024 as ${setting}`;
	return `Cannot listen on ${host}:${port}: ${error.message}`;
}
