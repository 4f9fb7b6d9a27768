import parsePhoneNumber from "libphonenumber-js";
import { isVietnamese, normalizePhone } from "#models/phone.ts";
import { FieldErrors } from "./form.server.ts";

/** As dialled in Vietnam, or in E.164 for other countries. @throws FieldErrors if that country has no such number */
export function storedPhone(phone: string): string {
	if (isVietnamese(phone)) return phone;
	const foreign = parsePhoneNumber(phone);
	if (!foreign?.isValid()) throw new FieldErrors({ phone: ["foreignPhoneInvalid"] });
	return foreign.number;
}

const groups = [/^(02[48])(\d{4})(\d{4})$/, /^(02\d\d)(\d{4})(\d{3})$/, /^(\d{4})(\d{3})(\d{3,4})$/];

/** `0912 345 678` or `+31 6 12345678`; what is no number stays as typed. */
export function shownPhone(typed: string): string {
	const phone = normalizePhone(typed);
	if (isVietnamese(phone)) return phone.replace(groups.find((group) => group.test(phone)) ?? "", "$1 $2 $3");
	const foreign = phone.startsWith("+") ? parsePhoneNumber(phone) : undefined;
	return foreign?.isValid() ? foreign.formatInternational() : typed;
}
