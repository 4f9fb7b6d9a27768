import { formatTime } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import { shownPhone } from "#app/server/phone.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { shownEmail } from "#models/contact/email.server.ts";
import { phoneAddress, zaloAddress } from "#models/contact/phone.ts";
import type { Language } from "#models/language.ts";
import { env } from "#models/settings/env.server.ts";
import { isTimeToCall } from "#models/time/working-hours.ts";

type Customer = {
	name: string;
	phone?: string;
	isWrongNumber: boolean;
	email: string;
	isMailRefused: boolean;
	/** The language in which to write to them. */
	language: Language;
};

/** How a customer is reached, as `WaysToReach` shows it. */
export function reachOf(reader: Language, viewer: Viewer, { phone = "", ...customer }: Customer) {
	const { name, email, isMailRefused, isWrongNumber, language } = customer;
	const { reach } = text(reader, "portalRecord");
	const call = phoneAddress(phone);
	const now = new Date();
	const night = isMailRefused ? reach.nightCall : reach.night;
	return {
		isMailRefused,
		isWrongNumber,
		language,
		email,
		call,
		phone: shownPhone(phone),
		emailShown: shownEmail(email),
		zalo: call && zaloAddress(phone),
		night: isTimeToCall(now) ? null : interpolate(night, { time: formatTime(reader, now) }),
		message: interpolate(text(language, "mail").hello, {
			name,
			rep: viewer.fullName,
			brand: env.BRAND_NAME,
		}),
	};
}

export type Reach = ReturnType<typeof reachOf>;
