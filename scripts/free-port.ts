import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** A port of the loopback address that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	server.close();
	await once(server, "close");
	return port;
}

/** Whether a server may listen on an address: no other one does. */
export async function isPortFree(host: string, port: number): Promise<boolean> {
	const server = createServer().listen(port, host);
	try {
		await once(server, "listening");
	} catch {
		return false;
	}
	server.close();
	await once(server, "close");
	return true;
}
