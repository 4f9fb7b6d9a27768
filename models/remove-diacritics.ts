/** Letters as they are typed without a Vietnamese keyboard: `đơn hàng` and `don hang` are the same. */
export function removeDiacritics(text: string): string {
	return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/đ/gi, "d").toLowerCase();
}
