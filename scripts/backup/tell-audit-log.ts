import type { Summary } from "./format.ts";

/** Writes a line of how many records were saved or restored; somebody connects the models before. */
export async function tellAuditLog(
	action: "backupMade" | "databaseRestored",
	summaries: Summary[],
): Promise<void> {
	const { Audit } = await import("#models/audit/audit.server.ts");
	const { commandLine } = await import("#models/audit/record.server.ts");
	const count = summaries.reduce((sum, collection) => sum + collection.count, 0);
	await Audit.write({ by: commandLine, action, detail: { count: String(count) } });
}
