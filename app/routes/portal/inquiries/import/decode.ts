/** The text of a CSV file as spreadsheets write it: UTF-8, UTF-16 of "Unicode text", or the Windows code page of Vietnam. */
export function decodeSheet(bytes: Uint8Array): string {
	const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
	if (isUtf16) return new TextDecoder("utf-16le").decode(bytes);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder("windows-1258").decode(bytes).normalize("NFC");
	}
}
