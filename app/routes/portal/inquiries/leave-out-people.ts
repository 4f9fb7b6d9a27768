import { normalizePhone, phoneSigns } from "#models/contact/phone.ts";
import type { InquiryFields } from "#models/inquiry/fields.ts";
import { fold } from "#models/search/fold.ts";

type Customer = Pick<InquiryFields, "customerName" | "companyName" | "customerPhone">;

/** In a fact, such as an industry, a word that is also a name means something else; a company may be called like people. */
export type Where = "text" | "fact" | "company";

const leftOut = "[left out]";

const legalForms =
	"cong|ty|cty|tnhh|co|phan|cp|mtv|mot|thanh|vien|trach|nhiem|huu|han|ho|kinh|doanh|nghiep|tu|nhan|dntn|ltd|jsc|inc";

const gap = String.raw`[ \t\u00A0]+`;
const begin = String.raw`(?<![\p{L}\p{N}])`;
const end = String.raw`(?![\p{L}\p{N}])`;
const sign = `[${phoneSigns}]*`;

/** With and without diacritics, longest first, as the first that fits is taken. */
function anyOf(words: string[]): string {
	const spellings = new Set(words.flatMap((word) => [word, fold(word)]));
	const longestFirst = [...spellings].sort((one, other) => other.length - one.length);
	return longestFirst.map((word) => word.split(/\s+/).map(escaped).join(gap)).join("|") || "(?!)";
}

const anyEmail = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const anyPhone = new RegExp(String.raw`(?<![\p{N}+])(?:(?:\+|00)84|0)(?:${sign}\d){9,10}(?!\d)`, "gu");

/**
 * Makes what takes people out of the words of an inquiry: all e-mail addresses and phone numbers, and the names of the
 * customer and of `people`: whole, in part, and a given name alone where it is written as one. Who else is named stays.
 */
export function leavingOut(customer: Customer, people: string[]): (text: string, where: Where) => string {
	const names = [customer.customerName, ...people]
		.map((name) => name.normalize("NFC").trim())
		.filter(Boolean);
	const company = customer.companyName.normalize("NFC").trim();
	const kept = anyOf([company, coreOf(company)].filter(Boolean));
	const long = names
		.map((name) => name.split(/\s+/))
		.filter(({ length }) => length > 1)
		.flatMap((words) => [words, words.slice(-2), [words[0], words.at(-1)], [words.at(-1), words[0]]])
		.map((words) => words.join(" "));
	const whole = names.filter((name) => name.split(/\s+/).length > 2 || isSame(name, company));
	// Not in `Hà Nội`, where only the first word is the name.
	const last = long.map((name) => name.split(" ").at(-1) ?? "");
	const spelled = last.flatMap((word) => [word, capitalised(fold(word))]).map(escaped);
	const given = `(?:${spelled.join("|") || "(?!)"})(?!${gap}\\p{Lu})`;

	const inCompany = replacing("(?!)", anyOf(whole), "giu");
	const inFact = replacing(kept, anyOf(long), "giu");
	const inText = replacing(kept, anyOf([...long, ...names]), "giu");
	const alone = replacing(kept, given, "gu");
	const phone = numberOf(customer);

	return (text, where) => {
		const reached = text.replace(anyEmail, leftOut).replace(phone, leftOut).replace(anyPhone, leftOut);
		if (where === "company") return inCompany(reached);
		return where === "text" ? alone(inText(reached)) : inFact(reached);
	};
}

/** Replaces what a pattern finds as whole words; `kept` stays whole. */
function replacing(kept: string, pattern: string, flags: string): (text: string) => string {
	const found = new RegExp(`${begin}(?:(?<kept>${kept})|${pattern})${end}`, flags);
	return (text) => text.replace(found, (_, stays: string | undefined) => stays ?? leftOut);
}

/** A company's name without its legal form, if more than a word is left. */
function coreOf(company: string): string {
	const isLegal = new RegExp(`^(?:${legalForms})$`);
	const words = company.split(/\s+/);
	const first = words.findIndex((word) => !isLegal.test(fold(word).replace(/[.,]/g, "")));
	const core = words.slice(Math.max(0, first));
	return core.length > 1 ? core.join(" ") : "";
}

const capitalised = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

const isSame = (one: string, other: string) => fold(one) === fold(other);

function numberOf({ customerPhone = "" }: Customer): RegExp {
	const digits = normalizePhone(customerPhone).replace(/\D/g, "").replace(/^0/, "");
	if (digits.length < 8) return /(?!)/g;
	return new RegExp(`(?:(?:\\+|00)?84${sign})?(?:0${sign})?${[...digits].join(sign)}`, "gu");
}

function escaped(text: string): string {
	return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
