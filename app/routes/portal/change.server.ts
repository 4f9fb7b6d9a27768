import type { z } from "zod/mini";
import type { $ZodObject } from "zod/v4/core";
import { FieldErrors, readForm } from "#app/server/form.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { countWrite, TooManyWrites } from "#models/account/write-limit.server.ts";

/** @throws Response 404 for what is missing, or somebody else's */
export function orNotFound<Found>(found: Found | null | undefined | false): Found {
	if (!found) throw new Response("Not Found", { status: 404, statusText: "Not Found" });
	return found;
}

/** Reads a form that offers no wrong choices, so any is a 400. */
export async function readChange<Schema extends $ZodObject>(
	request: Request,
	schema: Schema,
): Promise<z.output<Schema>> {
	const submission = await readForm(request, schema);
	if (submission.status !== "success") throw new Response("Bad Request", { status: 400 });
	return submission.value;
}

export async function countFormWrite(viewer: Viewer, what: "inquiry" | "change"): Promise<void> {
	await countWrite(viewer.id, what).catch((error: unknown) => {
		throw error instanceof TooManyWrites ? new FieldErrors({ "": ["tooManyWrites"] }, 429) : error;
	});
}
