import { encode } from "uqr";

/** Modules of white around it, as ISO/IEC 18004 asks. */
const border = 4;

export type QrCode = { size: number; path: string };

export function qrCode(text: string): QrCode {
	const { size, data } = encode(text, { ecc: "M", border });
	const runs = data.flatMap((row, y) =>
		[
			...row
				.map((isDark) => (isDark ? "#" : " "))
				.join("")
				.matchAll(/#+/g),
		].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
	);
	return { size, path: runs.join("") };
}
