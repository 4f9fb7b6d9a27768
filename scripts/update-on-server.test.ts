import { cp, mkdir, mkdtemp, readFile, readlink, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import { expect, onTestFinished, test } from "vitest";
import { root } from "#scripts/paths.ts";

/**
 * A server with version 1 and the folder of version 2, whose programs do nothing but tell what they were asked; those
 * whose call is told in `refused` fail.
 */
async function makeServer() {
	const folder = await mkdtemp(path.join(tmpdir(), "update-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	const at = (...parts: string[]) => path.join(folder, ...parts);
	const write = async (file: string, text: string) => {
		await mkdir(path.dirname(at(file)), { recursive: true });
		await writeFile(at(file), text, { mode: 0o755 });
	};
	const release = (version: string) => `srv/may-erp/releases/${version}`;
	const tells = (name: string) =>
		`#!/bin/sh\necho "${name} $*" >> ${at("calls")}\n! grep -qxF "${name} $*" ${at("refused")}\n`;
	for (const version of ["1", "2"]) {
		await write(`${release(version)}/build/client/assets/of-${version}.js`, version);
		await cp(path.join(root, "docs/run"), at(release(version), "docs/run"), { recursive: true });
		await write(`${release(version)}/docs/run/may-erp`, tells("may-erp"));
	}
	const script = await readFile(path.join(root, "docs/run/update"), "utf8");
	await write(`${release("2")}/docs/run/update`, script.replaceAll(/\/(srv|etc|usr)\//g, `${at("$1")}/`));
	await symlink(at(release("1")), at("srv/may-erp/current"));
	for (const name of ["systemctl", "journalctl", "curl", "nginx", "promtool", "amtool"])
		await write(`bin/${name}`, tells(name));
	await write("bin/timeout", '#!/bin/sh\nshift\nexec /usr/bin/timeout 1 "$@"\n');
	await write("etc/may-erp/env", 'PUBLIC_URL="https://erp.congty.vn"\n');
	await write("refused", "");
	for (const file of ["usr/local/bin/x", "etc/systemd/system/x", "etc/prometheus/x"]) await write(file, "");
	const old = "server_name erp.example.vn;\n";
	await write(`${release("1")}/docs/run/nginx.conf`, old);
	await write("etc/nginx/conf.d/may-erp.conf", old.replace("erp.example.vn", "erp.congty.vn"));
	return {
		write,
		read: (file: string) => readFile(at(file), "utf8"),
		current: async () => path.basename(await readlink(at("srv/may-erp/current"))),
		async update(refused = "") {
			await write("refused", `${refused}\n`);
			await write("calls", "");
			const { exitCode, all } = await execa("bash", [at(release("2"), "docs/run/update")], {
				env: { PATH: `${at("bin")}:${process.env.PATH}` },
				reject: false,
				all: true,
			});
			const calls = (await readFile(at("calls"), "utf8")).trim().split("\n");
			return { exitCode, said: all, calls: [...new Set(calls)] };
		},
	};
}

const whole = [
	"systemctl start may-erp-backup",
	"may-erp settings check",
	"systemctl daemon-reload",
	"may-erp migrate",
	"systemctl restart may-erp@3001",
	"curl -sf http://127.0.0.1:3001/health/ready",
	"systemctl restart may-erp@3002",
	"curl -sf http://127.0.0.1:3002/health/ready",
	"may-erp migrate --again",
	"nginx -t",
	"systemctl reload-or-restart nginx",
];
const nginx = "etc/nginx/conf.d/may-erp.conf";

test("an update saves, checks, migrates, restarts one after the other and takes the new files, open pages' too", async () => {
	const server = await makeServer();
	expect(await server.update()).toMatchObject({ exitCode: 0, calls: whole });
	expect(await server.current()).toBe("2");
	expect((await server.update()).said, "what came with it is known again").not.toContain("by hand");
	expect(await server.read("srv/may-erp/releases/2/build/client/assets/of-1.js")).toBe("1");
	expect(await server.read(nginx)).toContain("server_name erp.congty.vn;");
	expect(await server.read("etc/systemd/system/may-erp@.service")).toContain("Restart=always");
});

test.each([
	["systemctl start may-erp-backup", "1"],
	["may-erp settings check", "1"],
	["may-erp migrate", "2"],
	["systemctl restart may-erp@3001", "2"],
	["may-erp migrate --again", "2"],
])("where %s fails nothing is done after it, and the next try does all", async (step, current) => {
	const server = await makeServer();
	const { exitCode, said, calls } = await server.update(step);
	expect(exitCode).toBe(1);
	expect(said).toMatch(/The update has ended: \w/);
	expect(calls).toEqual(whole.slice(0, whole.indexOf(step) + 1));
	expect(await server.current()).toBe(current);
	expect(await server.update()).toMatchObject({ exitCode: 0, calls: whole });
});

test("a process that is not ready ends the update with its last lines, and the other one serves on", async () => {
	const server = await makeServer();
	const { exitCode, said, calls } = await server.update("curl -sf http://127.0.0.1:3001/health/ready");
	expect(exitCode).toBe(1);
	expect(said).toContain("may-erp@3001 is not ready");
	expect(calls.at(-1)).toBe("journalctl -u may-erp@3001 -n 20 --no-pager -o cat");
	expect(calls).not.toContain("systemctl restart may-erp@3002");
});

test("a file that somebody has changed stays and is told, and one that nginx refuses gives way to the one before", async () => {
	const server = await makeServer();
	const before = await server.read(nginx);
	const refused = await server.update("nginx -t");
	expect(refused).toMatchObject({ exitCode: 1, said: expect.stringContaining("the one before is back") });
	expect(await server.read(nginx)).toBe(before);
	await server.write(nginx, "own");
	expect(await server.update()).toMatchObject({
		exitCode: 0,
		said: expect.stringContaining("may-erp.conf is not as it came"),
	});
	expect(await server.read(nginx)).toBe("own");
});
