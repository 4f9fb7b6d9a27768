import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import getPort from "get-port";
import mongoose from "mongoose";
import { type Mongod, startMongod } from "#scripts/embedded/start-mongod.ts";
import { startServer } from "#scripts/server-process.ts";
import { adminEmail } from "./staff-accounts.ts";

export type Product = {
	url: string;
	/** Of the server. */
	pid: number;
	/** Of its database. */
	uri: string;
	/** Where the product writes the messages it sends. */
	mailFolder: string;
	/** Ends the server and removes what it wrote. */
	stop(): Promise<void>;
};

/** A product whose database can be taken away. */
export type ProductWithMongod = Product & { mongod: Mongod };

type Options = {
	env?: Record<string, string>;
	onOutput?: (text: string) => void;
	/** Puts into the database what is there before the start. */
	fill?: (uri: string) => Promise<void>;
};

/**
 * Starts the built product with an empty database and a mongod of its own.
 * @param env settings besides those that every test run has
 * @param onOutput is told what the server logs, which otherwise is shown
 * @throws CliError where one of the two does not start
 */
export async function startProduct(options: Options = {}): Promise<ProductWithMongod> {
	const mongod = await startMongod();
	return { ...(await startOn(mongod.uri, mongod.stop, options)), mongod };
}

/** As {@link startProduct}, on a mongod that others use, too. */
export async function startProductBeside(mongodUri: string, options: Options = {}): Promise<Product> {
	const uri = mongodUri.replace(/[^/]*(?=\?)/, `product-${crypto.randomUUID()}`);
	const drop = async () => {
		const connection = await mongoose.createConnection(uri).asPromise();
		await connection.dropDatabase();
		await connection.close();
	};
	return await startOn(uri, drop, options);
}

async function startOn(uri: string, removeData: () => Promise<void>, options: Options): Promise<Product> {
	const { env = {}, onOutput, fill } = options;
	const mailFolder = await mkdtemp(path.join(tmpdir(), "mail-"));
	const port = await getPort();
	const url = `http://127.0.0.1:${port}`;
	const settings = { ...testSettings(port, uri), MAIL_FOLDER: mailFolder, ...env };
	const clean = async () => {
		await removeData();
		await rm(mailFolder, { recursive: true, force: true });
	};
	try {
		await fill?.(uri);
		const server = await startServer(url, settings, "ready", onOutput);
		return { url, pid: server.pid, uri, mailFolder, stop: () => server.stop().finally(clean) };
	} catch (error) {
		await clean();
		throw error;
	}
}

/** The settings of a server for tests. */
export function testSettings(port: number, mongodbUri: string): NodeJS.ProcessEnv {
	return {
		...process.env,
		NODE_ENV: "production",
		HOST: "127.0.0.1",
		PORT: String(port),
		MONGODB_URI: mongodbUri,
		SESSION_SECRET: "a secret of the tests that everybody knows",
		ADMIN_EMAILS: adminEmail,
		// As for the embedded database: the first who signs up with that address is the administrator, and nobody waits.
		EMBEDDED_DATABASE: "yes",
		SIGNUP: "open",
		LOG_LEVEL: "warn",
		// Tests fill in a form at once, and all from this machine; spam.spec.ts runs with the real values.
		FORM_MIN_SECONDS: "0",
		NETWORK_LIMIT: "1000000000",
		ACCOUNT_LIMIT: "1000000000",
	};
}
