import { openDatabase } from "./embedded/database.ts";
import { endScript, isEnding, onExit } from "./script.ts";

export type Login = { role: string; email: string; password: string };

/**
 * Starts the project's own database with demo data for as long as the script runs, and returns the logins. @throws
 * CliError
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

export function describeLogins(logins: Login[], host: string): string {
	const lines = logins.map(({ role, email, password }) => `  ${role.padEnd(7)} ${email}   ${password}\n`);
	if (lines.length > 0) return `Demo logins (/portal/login):\n${lines.join("")}`;
	return (
		`No demo logins: with HOST=${host} other machines can reach the portal, and everybody knows those passwords.\n` +
		"For an account of your own: npm run staff -- create\n"
	);
}
