import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import { expect, onTestFinished, test } from "vitest";
import { root } from "#scripts/paths.ts";

/** docs/run/may-erp with a folder of its own, for whoever runs the test. @returns its path */
async function installIn(folder: string): Promise<string> {
	const given = await readFile(path.join(root, "docs/run/may-erp"), "utf8");
	const own = given
		.replaceAll("/srv/may-erp/current", folder)
		.replaceAll("/etc/may-erp/env", path.join(folder, "env"))
		.replace(/setpriv .*/, "\\");
	const command = path.join(folder, "may-erp");
	await writeFile(command, own, { mode: 0o755 });
	return command;
}

test("commands get settings as they stand, and believe the authority of one's own mail server", async () => {
	const folder = await mkdtemp(path.join(tmpdir(), "may-erp-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	const [key, cert] = [path.join(folder, "key.pem"), path.join(folder, "ca.pem")];
	const ec = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
	await execa("openssl", ["req", "-x509", ...ec, "-subj", "/CN=localhost", "-keyout", key, "-out", cert]);
	const server = createServer({ key: await readFile(key), cert: await readFile(cert) }, (_, answer) =>
		answer.end("heard"),
	);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => void server.close());
	const { port } = server.address() as AddressInfo;
	await mkdir(path.join(folder, "build/bin"), { recursive: true });
	await writeFile(
		path.join(folder, "build/bin/mail.js"),
		`fetch("https://localhost:${port}").then(async (answer) => console.log(await answer.text(), process.env.SMTP_URL))`,
	);
	await writeFile(
		path.join(folder, "env"),
		`SMTP_URL="smtps://user:a$HOME b"\nNODE_EXTRA_CA_CERTS="${cert}"\n`,
	);
	const { stdout } = await execa(await installIn(folder), ["mail"]);
	expect(stdout).toBe("heard smtps://user:a$HOME b");
});
