import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";

const checker = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");

type Report = { messages: { type: string; subType?: string; url: string; message: string }[] };

/** The portal shows, in one language, what customers have written in any: of a short page vnu guesses theirs. */
const inCustomersLanguage = /^\/portal\/.*: This document appears to be written in/;

/**
 * What vnu, the checker behind validator.w3.org, finds wrong with documents; of styles it knows too few.
 * @param java the path of the program
 * @param documents each with the address that names it
 */
export async function markupFaults(
	java: string,
	documents: [address: string, html: string][],
): Promise<string[]> {
	const folder = await mkdtemp(path.join(tmpdir(), "markup-"));
	try {
		const files = documents.map((_, index) => path.join(folder, `${index}.html`));
		await Promise.all(documents.map(([, html], index) => writeFile(files[index] ?? "", html)));
		const options = ["--format", "json", "--exit-zero-always", "--stdout", "--filterpattern", "CSS: .*"];
		// What runs for seconds is not worth the second compiler, which takes as long as the check.
		const machine = ["-XX:TieredStopAtLevel=1", "-Xss4m"];
		const args = [...machine, "-jar", checker, ...options, ...files];
		const { stdout } = await execa(java, args, { timeout: 120_000 });
		const { messages } = JSON.parse(stdout) as Report;
		return messages
			.filter(({ type, subType }) => type === "error" || subType === "warning")
			.map(({ url, message }) => `${documents[Number(path.basename(url, ".html"))]?.[0]}: ${message}`)
			.filter((fault) => !inCustomersLanguage.test(fault));
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
