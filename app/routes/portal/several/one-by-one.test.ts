import { expect, test } from "vitest";
import { env } from "#models/settings/env.server.ts";
import { useDatabase } from "#tests/support/database.ts";
import { viewerNamed } from "#tests/support/inquiries.ts";
import { oneByOne } from "./one-by-one.server.ts";
import { resultFlash } from "./result.server.ts";

useDatabase();

test("rows that take too long are told within the time in which a form is answered, and pressing again goes on", async () => {
	const ids = ["an", "binh", "chi", "dung"];
	const done: string[] = [];
	const start = Date.now();
	const viewer = viewerNamed("khoi");
	const result = await oneByOne(viewer, ids, async (id) => {
		if (id === "chi") return new Promise(() => {});
		done.push(id);
		return true;
	});
	expect(Date.now() - start).toBeLessThan(0.9 * env.MONGODB_TIMEOUT_MS);
	expect(result).toEqual({ done: 2, left: { unfinished: ["chi", "dung"] } });
	expect(done).toEqual(["an", "binh"]);
	const request = new Request("http://localhost/portal/requests/several");
	const told = await resultFlash({ request, viewer, language: "vi" }, "take", result);
	expect(told.ticked).toEqual(["chi", "dung"]);
});
