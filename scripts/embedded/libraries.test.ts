import { expect, test } from "vitest";
import { parseMissing } from "./libraries.ts";

test("ldd's missing libraries are found, each once", () => {
	const output = [
		"\tlinux-vdso.so.1 (0x00007faf55466000)",
		"\tlibcurl.so.4 => /lib/x86_64-linux-gnu/libcurl.so.4 (0x00007faf5539b000)",
		"\tlibssl.so.1.1 => not found",
		"\tlibcrypto.so.1.1 => not found",
		"\tlibcrypto.so.1.1 => not found",
		"\t/lib64/ld-linux-x86-64.so.2 (0x00007faf55468000)",
	].join("\n");
	expect(parseMissing(output)).toEqual(["libssl.so.1.1", "libcrypto.so.1.1"]);
});

test("a program that has all it needs, or needs none, misses nothing", () => {
	expect(parseMissing("\tlibc.so.6 => /lib/libc.so.6 (0x00007faf49d3e000)\n")).toEqual([]);
	expect(parseMissing("\tstatically linked\n")).toEqual([]);
});
