import { describeLogins } from "./demo-database.ts";
import { withDatabase } from "./embedded/database.ts";
import { runScript } from "./script.ts";
import { isEmbedded } from "./settings.ts";
import { StepError } from "./step.ts";

await runScript(async () => {
	if (!isEmbedded) {
		throw new StepError(
			"Demo data and demo logins are only for the project's own database, and MONGODB_URI is set.\n" +
				"For accounts there: npm run staff -- create",
		);
	}
	await withDatabase(async () => {
		const { seedDemo } = await import("#scripts/seed/demo.ts");
		const { created, logins } = await seedDemo();
		console.log(created ? "Demo data is in." : "Demo data was in already.");
		console.log(describeLogins(logins));
	});
});
