import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test.each([
	[["Gỗ", undefined, "a, b"], 'Gỗ,,"a, b"\r\n'],
	[['nói "được"', "hai\ndòng"], '"nói ""được""","hai\ndòng"\r\n'],
	[["=1+1", "+84 912", "-5", "@tên", "\tx"], "'=1+1,'+84 912,'-5,'@tên,'\tx\r\n"],
	[["\r=1", '=HYPERLINK("x")'], '"\'\r=1","\'=HYPERLINK(""x"")"\r\n'],
])("%j", (cells, line) => expect(csvLine(cells)).toBe(line));
