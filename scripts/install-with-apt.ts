import { existsSync } from "node:fs";
import { execa } from "execa";
import { step } from "./step.ts";

/** @param what the packages bring, for people to read @throws Error unless we are root on a Debian, or if apt fails */
export async function installWithApt(what: string, ...packages: string[]): Promise<void> {
	if (!existsSync("/etc/debian_version")) throw new Error("this is no Debian");
	if (process.getuid?.() !== 0) throw new Error(`only root can install it: apt-get install ${packages[0]}`);
	const env = { DEBIAN_FRONTEND: "noninteractive" };
	const install = ["install", "--yes", "--no-install-recommends", ...packages];
	await step(`Installing ${what} with apt`, async () => {
		await execa("apt-get", ["update"], { env });
		await execa("apt-get", install, { env });
	});
}
