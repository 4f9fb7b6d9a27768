const digits = ["không", "một", "hai", "ba", "bốn", "năm", "sáu", "bảy", "tám", "chín"];
const units = [
	{ size: 1e9, name: "tỷ" },
	{ size: 1e6, name: "triệu" },
	{ size: 1e3, name: "nghìn" },
	{ size: 1, name: "" },
];

/**
 * An amount as Vietnamese papers say it beside the figures: `Một trăm triệu tám trăm nghìn đồng`. Libraries leave out the
 * hundreds that are none (`một nghìn lẻ mười lăm`), which no accountant would sign.
 * @param vnd a whole amount, not negative
 */
export function dongInWords(vnd: number): string {
	const words = `${numberInWords(vnd)} đồng`;
	return words.charAt(0).toUpperCase() + words.slice(1);
}

function numberInWords(number: number): string {
	const parts: string[] = [];
	for (const { size, name } of units) {
		const count = Math.floor(number / size) % (size === 1e9 ? Infinity : 1000);
		if (count >= 1000) parts.push(numberInWords(count), name);
		else if (count > 0) parts.push(belowThousand(count, parts.length > 0), name);
		else if (parts.length > 0 && number % size > 0) parts.push("không", name);
	}
	return parts.join(" ").trim() || "không";
}

/** @param isFurther so that the hundreds and tens are said although they are none: `không trăm lẻ năm` */
function belowThousand(number: number, isFurther: boolean): string {
	const [hundreds, tens, ones] = [Math.floor(number / 100), Math.floor(number / 10) % 10, number % 10];
	const hasHundreds = isFurther || hundreds > 0;
	return [
		hasHundreds && `${digits[hundreds]} trăm`,
		tensOf(tens, hasHundreds && ones > 0),
		onesOf(ones, tens),
	]
		.filter(Boolean)
		.join(" ");
}

function tensOf(tens: number, isBetween: boolean): string {
	if (tens === 0) return isBetween ? "lẻ" : "";
	return tens === 1 ? "mười" : `${digits[tens]} mươi`;
}

function onesOf(ones: number, tens: number): string {
	if (ones === 1 && tens > 1) return "mốt";
	if (ones === 4 && tens > 1) return "tư";
	if (ones === 5 && tens > 0) return "lăm";
	return ones === 0 ? "" : (digits[ones] ?? "");
}
