import { parseArgs } from "node:util";
import { describeLogins } from "./demo-database.ts";
import { whileConnected, withDatabase } from "./embedded/database.ts";
import { showProgress } from "./progress.ts";
import { runScript } from "./script.ts";
import { isEmbedded } from "./settings.ts";
import { CliError, reasonOf } from "./step.ts";

const usage = "npm run seed -- [--inquiries 100000 [--representatives 200]]";

await runScript(async () => {
	const { inquiries, representatives } = readArguments();
	if (!isEmbedded) {
		throw new CliError(
			"Demo data and demo logins are only for the project's own database, and MONGODB_URI is set.\n" +
				"For accounts there: npm run staff -- create",
		);
	}
	await withDatabase(async () => {
		const { seedDemo } = await import("#scripts/seed/demo.ts");
		const { created, logins } = await seedDemo();
		console.log(created ? "Demo data is in." : "Demo data was in already.");
		if (inquiries > 0) {
			const { seedInquiries } = await import("#scripts/seed/inquiries.ts");
			const show = showProgress("Inquiries", inquiries);
			await whileConnected(() => seedInquiries({ inquiries, representatives }, show));
		}
		const { env } = await import("#models/settings/env.server.ts");
		console.log(describeLogins(logins, env.HOST));
	});
});

function readArguments(): { inquiries: number; representatives: number } {
	const options = {
		inquiries: { type: "string", default: "0" },
		representatives: { type: "string", default: "200" },
	} as const;
	try {
		const { values } = parseArgs({ options });
		return {
			inquiries: wholeFrom(0, values.inquiries),
			representatives: wholeFrom(1, values.representatives),
		};
	} catch (error) {
		throw new CliError(`${reasonOf(error)}\nUsage: ${usage}`);
	}
}

function wholeFrom(least: number, given: string): number {
	const number = Number(given);
	if (Number.isInteger(number) && number >= least) return number;
	throw new Error(`${given} is no whole number from ${least}`);
}
