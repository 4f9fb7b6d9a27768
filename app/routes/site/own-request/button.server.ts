import { ownRequestAddress } from "#app/addresses/own-request.ts";
import { changedAddress } from "#app/addresses/search.ts";
import { pageLanguage } from "#app/server/i18n.server.ts";
import { shownPhone } from "#app/server/phone.server.ts";
import { seal, unseal } from "#app/server/sealed.server.ts";
import { pressedSchema } from "#app/ui/form/pressed.tsx";
import { z } from "#app/ui/form/zod.ts";
import { shownEmail } from "#models/email.server.ts";
import type { OwnRequest } from "#models/request/own-request.server.ts";

const place = "typed";

/** A button on the visitor's page also sends what stands in the form for corrections. */
export const buttonSchema = z.object({
	...pressedSchema.shape,
	email: z.optional(z.string()),
	phone: z.optional(z.string()),
});

/** What stands in the form for corrections at first: what is stored or, after a button beside it, what was typed. */
export function correctable(request: Request, own: OwnRequest): { email: string; phone: string } {
	const typed = unseal(new URL(request.url).searchParams.get(place));
	return { email: shownEmail(own.email), phone: own.phone ? shownPhone(own.phone) : "", ...typed };
}

type Pressed = { request: Request; own: OwnRequest; token: string; values: z.output<typeof buttonSchema> };

/** The address of the page, where what was typed beside a button stands again. */
export async function backToPage({ request, own, token, values }: Pressed): Promise<string> {
	const { email, phone = "" } = values;
	const stored = correctable(request, own);
	const isTyped = email !== undefined && (email !== stored.email || phone !== stored.phone);
	const page = ownRequestAddress(await pageLanguage(request), token);
	return changedAddress(page, { [place]: isTyped ? seal({ email, phone }) : null });
}
