import { execa } from "execa";

const secret = { SESSION_SECRET: "a secret of the tests that everybody knows" };

/** The settings of whatever works on a database beside its server. */
export const commandSettings = (mongodbUri: string): NodeJS.ProcessEnv => ({
	...process.env,
	...secret,
	MONGODB_URI: mongodbUri,
});

/** Runs an operator's command on a database. @returns what it prints */
export async function runCommand(mongodbUri: string, command: string, ...args: string[]): Promise<string> {
	const env = commandSettings(mongodbUri);
	const { stdout } = await execa("npm", ["run", command, "--", ...args], { env });
	return stdout;
}
