import { ownRequestAddress } from "#app/addresses/own-request.ts";
import { readForm } from "#app/server/form.server.ts";
import { pageLanguage } from "#app/server/i18n.server.ts";
import { shownPhone } from "#app/server/phone.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { seal, unseal } from "#app/server/sealed.server.ts";
import { pressedSchema } from "#app/ui/form/pressed.tsx";
import { z } from "#app/ui/form/zod.ts";
import { shownEmail } from "#models/email.server.ts";
import type { OwnRequest } from "#models/request/own-request.server.ts";

const place = "typed";

/** A button on the visitor's page also sends what stands in the form for corrections. */
const pressSchema = z.object({
	...pressedSchema.shape,
	email: z.optional(z.string()),
	phone: z.optional(z.string()),
});

/** What stands in the form for corrections at first: what is stored or, after a button beside it, what was typed. */
export function correctable(request: Request, own: OwnRequest): { email: string; phone: string } {
	const typed = unseal(new URL(request.url).searchParams.get(place));
	return { email: shownEmail(own.email), phone: own.phone ? shownPhone(own.phone) : "", ...typed };
}

/** Reads a pressed button; how to lead back to the page, where what was typed beside it stands again. */
export async function readPress(
	request: Request,
	own: OwnRequest,
	token: string,
): Promise<(done?: string) => Response> {
	const form = await readForm(request, pressSchema);
	const { email, phone = "" } = form.status === "success" ? form.value : {};
	const stored = correctable(request, own);
	const isTyped = email !== undefined && (email !== stored.email || phone !== stored.phone);
	const page = ownRequestAddress(await pageLanguage(request), token);
	return (done) => {
		const query = { ...(done && { done }), ...(isTyped && { [place]: seal({ email, phone }) }) };
		return redirect(`${page}?${new URLSearchParams(query)}`, 303);
	};
}
