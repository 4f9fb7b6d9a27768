import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Env } from "#models/settings/env.server.ts";
import { dataFolder, root } from "./paths.ts";

const secretFile = path.join(dataFolder, "session-secret");
const settingsFile = path.join(root, ".env");

if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);

/** MONGODB_URI is set neither outside nor in `.env`. */
export const isEmbedded = !process.env.MONGODB_URI;

/** Sets the embedded database's address and session secret, and that nobody waits who signs up, for this process and its children. */
export async function useDatabase(uri: string): Promise<void> {
	process.env.MONGODB_URI = uri;
	process.env.EMBEDDED_DATABASE = "yes";
	process.env.SIGNUP ||= "open";
	process.env.SESSION_SECRET ||= await sessionSecret();
}

/** @throws WrongSettings naming every setting that is missing or wrong */
export async function readSettings(): Promise<Env> {
	const { env } = await import("#models/settings/env.server.ts");
	return env;
}

export async function makeDataFolder(): Promise<void> {
	await mkdir(dataFolder, { recursive: true });
	await chmod(dataFolder, 0o700);
}

/** Made when it is first needed. */
export async function sessionSecret(): Promise<string> {
	if (existsSync(secretFile)) return readFile(secretFile, "utf8");
	const secret = randomBytes(32).toString("hex");
	await makeDataFolder();
	await writeFile(secretFile, secret, { mode: 0o600 });
	return secret;
}
