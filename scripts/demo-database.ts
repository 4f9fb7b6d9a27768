import { openDatabase } from "./embedded/database.ts";
import { endScript, isEnding, stopAtEnd } from "./script.ts";

export type Login = { role: string; email: string; password: string };

/**
 * Starts the project's own database for as long as the script runs, with demo data in it; when it breaks off, so does
 * the script.
 * @param port of the loopback address
 * @returns the accounts to sign in with
 * @throws StepError where it cannot be started
 */
export async function openDemoDatabase(port: number): Promise<Login[]> {
	const database = stopAtEnd(await openDatabase(port));
	void database.exited.then(() => {
		if (isEnding()) return;
		console.error("The database has ended unexpectedly. Its data is kept: start again.");
		void endScript(1);
	});
	const { seedDemo } = await import("#scripts/seed/demo.ts");
	const { logins } = await seedDemo();
	return logins;
}

/** The demo logins as lines of text, none where there are none. */
export function describeLogins(logins: Login[]): string {
	const lines = logins.map(({ role, email, password }) => `  ${role.padEnd(7)} ${email}   ${password}\n`);
	return lines.length === 0 ? "" : `Demo logins (/portal/login):\n${lines.join("")}`;
}
