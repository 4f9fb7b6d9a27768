import { beforeEach, expect, test } from "vitest";
import { rowsPerPage } from "#models/limits.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { viewerNamed } from "#tests/support/inquiries.ts";
import { auditActions } from "./actions.ts";
import { Audit, type AuditQuery } from "./audit.server.ts";
import { auditLines, commandLine, recordOf } from "./record.server.ts";

useDatabase();
beforeEach(() => stored("auditLines").deleteMany({}));

const actionsOf = async (query: AuditQuery) => (await Audit.page(query)).rows.map(({ action }) => action);

test("a line is changed and deleted by nobody", async () => {
	await Audit.write({ by: commandLine, action: "recounted", detail: { count: "3" } });
	const before = await stored("auditLines").findOne();
	const changes = [
		() => auditLines.updateOne({}, { action: "signedIn" }),
		() => auditLines.updateMany({}, { action: "signedIn" }),
		() => auditLines.replaceOne({}, {}),
		() => auditLines.findOneAndUpdate({}, { action: "signedIn" }),
		() => auditLines.findOneAndReplace({}, {}),
		() => auditLines.findOneAndDelete({}),
		() => auditLines.deleteOne({}),
		() => auditLines.deleteMany({}),
		() => auditLines.bulkWrite([{ deleteMany: { filter: {} } }]),
	];
	for (const change of changes) await expect((async () => change())()).rejects.toThrow("never changed");
	expect(await stored("auditLines").find().toArray()).toEqual([before]);

	const sources = import.meta.glob<string>("/{app,http,models,scripts}/**/*.{ts,tsx}", {
		query: "?raw",
		import: "default",
		eager: true,
	});
	const users = Object.entries(sources)
		.filter(
			([file, source]) =>
				!file.endsWith(".test.ts") && /\{[^{}]*\bauditLines\b[^{}]*\} from|"auditLines"/.test(source),
		)
		.map(([file]) => file);
	expect(users.sort()).toEqual([
		"/models/audit/audit.server.ts",
		"/models/audit/record.server.ts",
		"/scripts/seed/age-account.ts",
		"/scripts/seed/demo-audit.ts",
	]);
});

test("a page is filtered by person, kind and time, and leads on both ways", async () => {
	const [an, binh] = [viewerNamed("an"), viewerNamed("binh")];
	const minute = 60_000;
	const start = Date.parse("2026-11-20T00:00:00Z");
	const lines = Array.from({ length: 3 * rowsPerPage }, (_, index) => {
		const at = new Date(start + Math.floor(index / 2) * minute);
		return recordOf({ by: index % 3 ? an : binh, action: index % 5 ? "signedIn" : "signedOut" }, at);
	});
	await auditLines.insertMany(lines, { lean: true });
	const subject = { kind: "account", id: binh.id, name: "binh" } as const;
	await auditLines.insertMany(
		[recordOf({ by: an, action: "accountDisabled", subject }, new Date(start - minute))],
		{ lean: true },
	);

	const all: string[] = [];
	let page = await Audit.page({});
	expect(page.previous).toBeNull();
	for (;;) {
		all.push(...page.rows.map(({ id }) => id));
		if (!page.next) break;
		const next = await Audit.page({ after: page.next });
		const back = await Audit.page({ before: next.previous ?? "" });
		expect(back).toEqual(page.previous === null ? { ...page, previous: back.previous } : page);
		page = next;
	}
	expect(new Set(all).size).toBe(lines.length + 1);
	expect(page.rows.at(-1)?.action).toBe("accountDisabled");

	expect(await actionsOf({ actions: ["accountDisabled"] })).toEqual(["accountDisabled"]);
	expect(await actionsOf({ actions: auditActions.operation })).toEqual([]);
	expect((await Audit.page({ actions: ["signedOut"] })).rows).toHaveLength(lines.length / 5);
	expect(await actionsOf({ person: binh.id, actions: auditActions.access }), "done to a person").toEqual([
		"accountDisabled",
	]);
	for (const person of [an.id, binh.id]) {
		const { rows } = await Audit.page({ person });
		for (const { by, subject } of rows) expect([by?.id, subject?.id]).toContain(person);
	}
	expect((await Audit.page({ person: "nobody" })).rows).toEqual([]);
	const [from, until] = [new Date(start + 10 * minute), new Date(start + 12 * minute)];
	expect((await Audit.page({ from, until })).rows).toHaveLength(4);
	expect((await Audit.page({ from, until, person: an.id })).rows.length).toBeLessThan(4);
	const streamed = [];
	for await (const { id } of Audit.stream({})) streamed.push(id);
	expect(streamed).toEqual(all);
	expect((await Audit.page({ after: "no cursor" })).rows).toEqual((await Audit.page({})).rows);
});
