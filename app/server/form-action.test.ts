import { expect, test, vi } from "vitest";
import { z } from "#app/ui/form/zod.ts";
import { anyone, formAction } from "./form-action.server.ts";

test("a database that is not up to date gets nothing, and whoever presses a button is told to come again", async () => {
	const schema = z.object({ pressed: z.optional(z.string()) });
	const run = vi.fn();
	const press = formAction(anyone, { schema, back: () => "/portal/dashboard", run });
	const request = new Request("http://localhost/press", { method: "POST", body: new URLSearchParams() });
	const answer = await press({ request, params: {}, context: {} }).catch((thrown: unknown) => thrown);
	expect(answer).toHaveProperty("status", 503);
	expect(run).not.toHaveBeenCalled();
});
