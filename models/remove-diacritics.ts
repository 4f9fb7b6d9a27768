/** As typed without a Vietnamese keyboard: `đơn hàng` becomes `don hang`. */
export function removeDiacritics(text: string): string {
	return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/đ/gi, "d").toLowerCase();
}
