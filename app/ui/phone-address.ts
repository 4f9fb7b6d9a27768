import { normalizePhone } from "#models/phone.ts";

/** Undefined for a text that is no number. */
export function phoneAddress(phone: string): string | undefined {
	const dialled = normalizePhone(phone);
	return /^\+?\d{3,15}$/.test(dialled) ? `tel:${dialled}` : undefined;
}
