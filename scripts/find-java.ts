import { execa } from "execa";
import which from "which";
import { findProgram } from "./find-program.ts";
import { installWithApt } from "./install-with-apt.ts";

const onPath = () => which("java", { nothrow: true });

/** The path of a Java for the markup checker, which is installed if need be. @throws CliError */
export function findJava(): Promise<string> {
	return findProgram({
		what: "Java",
		sources: [
			{ name: "PATH", get: onPath },
			{
				name: "the Debian package",
				get: async () => {
					await installWithApt("Java", "default-jre-headless");
					return onPath();
				},
			},
		],
		check: async (program) => {
			await execa(program, ["-version"]);
			return program;
		},
		wayOut: "Install Java 11 or later, so that `java` is on PATH; without it vnu does not check the markup.",
	});
}
