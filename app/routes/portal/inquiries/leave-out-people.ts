import { normalizePhone, phoneSigns } from "#models/contact/phone.ts";
import type { InquiryFields } from "#models/inquiry/record.server.ts";
import { fold } from "#models/search/fold.ts";

type Customer = Pick<InquiryFields, "customerName" | "companyName" | "customerPhone">;

/** In a fact, such as an industry, a word that is also a name means something else; a company may be called like people. */
export type Where = "text" | "fact" | "company";

const leftOut = "[left out]";

const forms = "anh|chị|em|cô|chú|bác|ông|bà|cậu|dì|mợ|thím|thầy|sếp|bạn|miss|sir|madam|dear";
const shortForms = "c|e|mr|mrs|ms|mx|dr";
/** Also an English word. */
const shortAnh = "a";
const posts = "giám đốc|kế toán trưởng|kế toán|trưởng phòng|phó phòng|thủ kho|quản lý|nhân viên";
const secondForms = "chị|em|bà|cô|chú|bác|con";
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

/** In lower case, capitalised and in upper case, for a case-sensitive expression. */
const inAnyCase = (words: string) =>
	words
		.split("|")
		.flatMap((word) => [word, (word[0] ?? "").toUpperCase() + word.slice(1), word.toUpperCase()])
		.join("|");

const capitalised = String.raw`\p{Lu}(?:['’]\p{Lu})?[\p{Ll}\p{M}]+(?:[-'’]\p{Lu}[\p{Ll}\p{M}]+)*`;
const notEnglish = String.raw`(?=\p{L}*[À-ÖØ-öø-ÿĂăĐđĨĩŨũƠơƯưẠ-ỹ])`;

/** Somebody the record may not know, recognised by a form of address: `chị Thu Hà`, `a Phát`, `Mr. Phat`. */
const addressed = [
	String.raw`(?<!(?:[Tt]iếng|[Nn]ước|[Nn]gười)\s)${begin}`,
	`(?:(?:${inAnyCase(forms)}|(?:${inAnyCase(shortForms)})\\.?)(?:${gap}(?:${posts}))?${gap}`,
	String.raw`|(?:${inAnyCase(shortAnh)})\.?${gap}${notEnglish})`,
	`(?!(?:${inAnyCase(`${secondForms}|${posts}`)})${end})`,
].join("");
const oneCapitalised = `${capitalised}(?:${gap}${capitalised}){0,3}${end}`;
const allCapitals = String.raw`(?<=${begin}\p{Lu}{2,}\.?${gap})\p{Lu}{2,}(?:${gap}\p{Lu}{2,})?${end}`;
const somebody = `(?<form>${addressed})(?:${oneCapitalised}|${allCapitals})`;

const anyEmail = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const anyPhone = new RegExp(String.raw`(?<![\p{N}+])(?:(?:\+|00)84|0)(?:${sign}\d){9,10}(?!\d)`, "gu");

/**
 * Makes what takes people out of the words of an inquiry: all e-mail addresses and phone numbers, the names of the
 * customer and of `people`, and whoever is named after a form of address.
 */
export function leavingOut(customer: Customer, people: string[]): (text: string, where: Where) => string {
	const names = [customer.customerName, ...people]
		.map((name) => name.normalize("NFC").trim())
		.filter(Boolean);
	const company = customer.companyName.normalize("NFC").trim();
	const kept = anyOf([company, coreOf(company)].filter(Boolean));
	const known = names.map((name) => name.split(/\s+/));
	const long = known.flatMap((words) =>
		words.length < 2
			? []
			: [words, words.slice(-2), [words[0], words.at(-1)], [words.at(-1), words[0]]].map((some) =>
					some.join(" "),
				),
	);
	const whole = names.filter((name) => name.split(/\s+/).length > 2 || isSame(name, company));
	const given = anyOf(known.flatMap((words) => [words.at(-1) ?? "", words[0] ?? ""]));
	const before = `(?:${anyOf(`${forms}|${posts}`.split("|"))}|(?:${shortForms}|${shortAnh})\\.?)${gap}`;
	const called = `(?<form>${before})(?:${given})(?:${gap}(?:${anyOf(known.flat())})){0,3}`;

	const inCompany = new RegExp(`${begin}(?:${anyOf(whole)})${end}`, "giu");
	const inFact = replacing(kept, [called, anyOf(long)], "giu");
	const inText = replacing(kept, [called, anyOf([...long, ...names])], "giu");
	const unknown = replacing(kept, [somebody], "gu");
	const phone = numberOf(customer);

	return (text, where) => {
		const reached = text.replace(anyEmail, leftOut).replace(phone, leftOut).replace(anyPhone, leftOut);
		if (where === "company") return reached.replace(inCompany, leftOut);
		return unknown((where === "text" ? inText : inFact)(reached));
	};
}

/** Replaces matches of the patterns, leaving a form of address before them; `kept` stays whole. */
function replacing(kept: string, patterns: string[], flags: string): (text: string) => string {
	const pattern = new RegExp(`${begin}(?:(?<kept>${kept})|${patterns.join("|")})${end}`, flags);
	return (text) =>
		text.replace(pattern, (found, ...more) => {
			const { kept, form = "" } = more.at(-1) as { kept?: string; form?: string };
			return kept === undefined ? form + leftOut : found;
		});
}

/** A company's name without its legal form, if more than a word is left. */
function coreOf(company: string): string {
	const isLegal = new RegExp(`^(?:${legalForms})$`);
	const words = company.split(/\s+/);
	const first = words.findIndex((word) => !isLegal.test(fold(word).replace(/[.,]/g, "")));
	const core = words.slice(Math.max(0, first));
	return core.length > 1 ? core.join(" ") : "";
}

const isSame = (one: string, other: string) => fold(one) === fold(other);

function numberOf({ customerPhone = "" }: Customer): RegExp {
	const digits = normalizePhone(customerPhone).replace(/\D/g, "").replace(/^0/, "");
	if (digits.length < 8) return /(?!)/g;
	return new RegExp(`(?:(?:\\+|00)?84${sign})?(?:0${sign})?${[...digits].join(sign)}`, "gu");
}

function escaped(text: string): string {
	return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
