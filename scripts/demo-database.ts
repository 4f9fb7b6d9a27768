import { openDatabase } from "./embedded/database.ts";
import { endScript, isEnding, onExit } from "./script.ts";

export type Login = { role: string; email: string; password: string };

/**
 * Starts the project's own database for as long as the script runs, with demo data in it; when it breaks off, so does
 * the script.
 * @param port of the loopback address
 * @returns the accounts to sign in with
 * @throws CliError where it cannot be started
 */
export async function openDemoDatabase(port: number): Promise<Login[]> {
	const database = onExit(await openDatabase(port));
	void database.exited.then(() => {
		if (isEnding()) return;
		console.error("The database has ended unexpectedly. Its data is kept: start again.");
		void endScript(1);
	});
	const { seedDemo } = await import("#scripts/seed/demo.ts");
	const { logins } = await seedDemo();
	return logins;
}

/** The demo logins as lines of text, or why there are none. */
export function describeLogins(logins: Login[], host: string): string {
	const lines = logins.map(({ role, email, password }) => `  ${role.padEnd(7)} ${email}   ${password}\n`);
	if (lines.length > 0) return `Demo logins (/portal/login):\n${lines.join("")}`;
	return (
		`No demo logins: with HOST=${host} other machines can reach the portal, and everybody knows those passwords.\n` +
		"For an account of your own: npm run staff -- create\n"
	);
}
