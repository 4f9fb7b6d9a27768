import type { z } from "zod/mini";
import type { $ZodObject } from "zod/v4/core";
import { quarantinePage } from "#app/addresses/requests.ts";
import { changedSearch } from "#app/addresses/search.ts";
import { redirect } from "#app/server/redirect.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { countWrite, TooManyWrites } from "#models/account/write-limit.server.ts";
import { readChange } from "../../change.server.ts";

type Outcome = "letIn" | "discarded" | "gone" | "tooMany";

export async function answerDecision<Schema extends $ZodObject>(
	request: Request,
	viewer: Viewer,
	schema: Schema,
	decide: (values: z.output<Schema>) => Promise<Outcome>,
): Promise<Response> {
	const values = await readChange(request, schema);
	const notice = await countWrite(viewer.id, "change")
		.then(() => decide(values))
		.catch((error: unknown): Outcome => {
			if (error instanceof TooManyWrites) return "tooMany";
			throw error;
		});
	return redirect(quarantinePage + changedSearch(new URL(request.url).search, { notice }), 303);
}
