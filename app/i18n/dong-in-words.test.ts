import { expect, test } from "vitest";
import { dongInWords } from "./dong-in-words.ts";

test.each([
	[0, "Không đồng"],
	[15, "Mười lăm đồng"],
	[21, "Hai mươi mốt đồng"],
	[1_005_000, "Một triệu không trăm lẻ năm nghìn đồng"],
	[1_000_100, "Một triệu không nghìn một trăm đồng"],
	[5_000_000_015, "Năm tỷ không triệu không nghìn không trăm mười lăm đồng"],
	[29_172_000, "Hai mươi chín triệu một trăm bảy mươi hai nghìn đồng"],
	[100_800_000, "Một trăm triệu tám trăm nghìn đồng"],
	[110_880_011, "Một trăm mười triệu tám trăm tám mươi nghìn không trăm mười một đồng"],
	[234_954_104, "Hai trăm ba mươi tư triệu chín trăm năm mươi tư nghìn một trăm lẻ bốn đồng"],
	[1_200_000_000, "Một tỷ hai trăm triệu đồng"],
	[2_015_000_000_000, "Hai nghìn không trăm mười lăm tỷ đồng"],
])("%i is said as %s", (vnd, words) => expect(dongInWords(vnd)).toBe(words));
