import { withModels } from "./embedded/database.ts";
import { runScript } from "./script.ts";
import { step } from "./step.ts";

await runScript(() =>
	withModels(async () => {
		const { Audit } = await import("#models/audit/audit.server.ts");
		const { commandLine } = await import("#models/audit/record.server.ts");
		const { renewKeys, renewRequestKeys } = await import("#models/customer/renew-keys.server.ts");
		const { recount } = await import("#models/inquiry/recount.server.ts");
		const { rows, corrections } = await step("Counting all inquiries", recount);
		const detail = { count: String(corrections.length) };
		await Audit.write({ by: commandLine, action: "recounted", detail });
		console.log(`${rows} rows of counts, ${corrections.length} of them were wrong and are right now.`);
		for (const { ownerId, row, was, is } of corrections) {
			console.log(`  ${ownerId} ${row}: ${JSON.stringify(was)} is now ${JSON.stringify(is)}`);
		}
		const renewed = await step("Making search keys anew", renewKeys);
		console.log(`${renewed} inquiries had search keys of an earlier version and have new ones.`);
		const requests = await step("Making those of web requests anew", renewRequestKeys);
		console.log(`${requests} web requests had search keys of an earlier version and have new ones.`);
	}),
);
