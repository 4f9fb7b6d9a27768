import { leadTo } from "#app/server/flash.server.ts";
import { sentFields } from "#app/server/form.server.ts";
import { formAction } from "#app/server/form-action.server.ts";
import { type OwnRequestArgs, withOwnRequest } from "#app/server/own-request.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { leaveFor } from "#app/server/sent.server.ts";
import { emptyFormSchema } from "#app/ui/form/empty-form.tsx";
import { z } from "#app/ui/form/zod.ts";
import { maxLength } from "#models/limits.ts";

/** It also sends what stands in the form for corrections. */
const typedBeside = { email: z.optional(z.string()), phone: z.optional(z.string()) };
const buttonSchema = z.object({ ...emptyFormSchema.shape, ...typedBeside });

/** A button on the visitor's own page: it redirects back there with what `press` returns, and keeps what was typed beside it. */
export function pageButton(press: (args: OwnRequestArgs) => Promise<string>) {
	const action = formAction(keepingTyped, {
		schema: buttonSchema,
		back: ({ page }) => page,
		async run(args) {
			return leadTo(args.page, await press(args));
		},
	});
	/** Somebody opened the form's address by hand. */
	const loader = withOwnRequest(async ({ page }) => redirect(page));
	return { action, loader };
}

function keepingTyped<Result>(handle: (args: OwnRequestArgs) => Promise<Result>) {
	return withOwnRequest(async (args) => {
		const typed = [...(await sentFields(args.request))]
			.filter(([name]) => Object.hasOwn(typedBeside, name))
			.map(([name, value]) => [name, value.slice(0, maxLength.email)]);
		const { address, cookie } = await leaveFor(args.page, Object.fromEntries(typed));
		const answer = await handle({ ...args, page: address });
		if (answer instanceof Response) answer.headers.append("Set-Cookie", cookie);
		return answer;
	});
}
