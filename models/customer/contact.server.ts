import { trusted } from "mongoose";
import { accounts } from "#models/account/record.server.ts";
import { normaliseEmail } from "#models/contact/email.server.ts";
import type { InquiryRecord } from "#models/inquiry/record.server.ts";
import { reachedAt } from "#models/inquiry/view.ts";
import { maxLength } from "#models/limits.ts";
import type { RequestRecord } from "#models/request/record.server.ts";
import { lettersOf, phoneDigitsOf } from "#models/search/search-keys.ts";
import { env } from "#models/settings/env.server.ts";

/** What a customer is told by, folded so that every spelling is one; "" for what is missing. */
export type Contact = { email: string; phone: string; company: string };

type OfInquiry = Pick<InquiryRecord, "customerEmail" | "customerPhone" | "companyName" | "corrected">;
type OfRequest = Pick<RequestRecord, "email" | "phone" | "companyName">;

/** How the customer of a request or an inquiry is reached, by what they have corrected since. */
export function contactOf(record: OfInquiry | OfRequest): Contact {
	if (!("customerEmail" in record)) return folded(record);
	const { customerEmail, customerPhone } = reachedAt(record);
	return folded({ email: customerEmail, phone: customerPhone, companyName: record.companyName });
}

/** Folds what was typed. */
export const folded = ({ email, phone = "", companyName = "" }: OfRequest): Contact => ({
	email: normaliseEmail(email) ?? "",
	phone: phoneDigitsOf(phone),
	company: companyOf(companyName),
});

const legalForm =
	/(?<![\p{L}\p{N}])(?:công ty|cong ty|cty|cổ phần|co phan|trách nhiệm hữu hạn|trach nhiem huu han|tnhh|một thành viên|mot thanh vien|mtv|cp|hợp danh|hop danh|doanh nghiệp tư nhân|doanh nghiep tu nhan|dntn|tập đoàn|tap doan|joint stock|company|limited|co[.,\s]*ltd|ltd|jsc|inc)(?![\p{L}\p{N}])|(?:股份)?有限(?:责任|責任)?公司|株式会社/gu;

/** A name that two records of one company share, with its diacritics: `Bảo Ân` is not `Báo An`. */
function companyOf(companyName: string): string {
	const plain = companyName
		.normalize("NFKC")
		.replace(/[\p{Cf}\p{DI}]/gu, "")
		.toLowerCase()
		.replace(/[\u00f0\u0256]/g, "đ");
	// Some letters are longer once they are folded; it only hints, so that a cut one does no harm.
	return lettersOf(plain.replace(legalForm, " ")).join(" ").slice(0, maxLength.company);
}

const ownNumber = phoneDigitsOf(env.BRAND_PHONE);

/**
 * Whether a shared number suggests that two customers are one. The firm's own does not, nor do placeholders: one digit
 * repeated, all digits in order, or the form's own example.
 */
export const isTelling = (digits: string) =>
	digits !== "" &&
	digits !== ownNumber &&
	!/(\d)\1{6}$/.test(digits) &&
	!/^(?:0?123456789|9876543210|1234567890)\d?$|^0912345678$/.test(digits);

/** How visitors reach the firm itself, which who types for them puts in. */
const ownAddresses = [env.BRAND_EMAIL, env.SALES_INBOX].map((address) => address?.toLowerCase());

/** Leaves out the firm's own addresses and those of staff, who type theirs where a customer has none: they join nobody. */
export async function joining(emails: string[]): Promise<Set<string>> {
	const given = emails.filter((email) => email !== "" && !ownAddresses.includes(email));
	const staff = given.length > 0 ? await accounts.distinct("email", { email: trusted({ $in: given }) }) : [];
	return new Set(given.filter((email) => !staff.includes(email)));
}
