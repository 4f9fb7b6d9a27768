import { spawn } from "node:child_process";
import { once } from "node:events";
import { execa } from "execa";
import getPort from "get-port";
import { errorBox } from "#tests/support/error-box.ts";
import { password } from "#tests/support/staff-accounts.ts";
import { expect, test } from "#tests/support/test.ts";

const missing = "Vui lòng nhập tên công ty";

// One start shows the form with scripts and without.
test("the build runs under stock remix-serve, too", async ({ page }) => {
	const port = await getPort();
	const server = spawn("npm", ["run", "-s", "serve"], {
		detached: true,
		stdio: ["ignore", "ignore", "inherit"],
		env: {
			...process.env,
			NODE_ENV: "production",
			HOST: "127.0.0.1",
			PORT: String(port),
			MONGODB_URI: process.env.E2E_MONGODB_URI,
			SESSION_SECRET: "a secret of the tests that everybody knows",
			LOG_LEVEL: "warn",
			MAIL_FOLDER: process.env.E2E_MAIL_FOLDER,
		},
	});
	try {
		await expect.poll(() => answers(port)).toBe(true);
		const address = `http://127.0.0.1:${port}/dung-thu`;
		await page.goto(address);
		await page
			.getByRole("main")
			.getByRole("button", { name: /Dùng thử/ })
			.click();
		await expect(errorBox(page)).toContainText(missing);
		const answer = await page.request.post(address, { form: { submissionId: crypto.randomUUID() } });
		expect(answer.status()).toBe(400);
		expect(await answer.text()).toContain(missing);
		const foreign = { form: { submissionId: "" }, headers: { Origin: "https://evil.example" } };
		expect((await page.request.post(address, foreign)).status()).toBe(403);
		// As behind a proxy that keeps Host, without PUBLIC_URL.
		const form = { fullName: "Lê An", email: `an-${port}@congty.vn`, password, confirmPassword: password };
		const headers = { Host: "erp.example.vn", Origin: "https://erp.example.vn" };
		const signedUp = await page.request.post(`http://127.0.0.1:${port}/portal/signup`, {
			...{ form, headers },
			maxRedirects: 0,
		});
		expect(signedUp.status()).toBe(302);
		await page.context().close();
		const ended = once(server, "exit");
		const start = performance.now();
		process.kill(-(server.pid ?? 0), "SIGTERM");
		await ended;
		expect(performance.now() - start, "milliseconds from SIGTERM to the end").toBeLessThan(5_000);
	} finally {
		if (server.exitCode === null && server.signalCode === null) process.kill(-(server.pid ?? 0), "SIGKILL");
	}
});

test("npm run serve without its settings names them, without a stack", async () => {
	const { MONGODB_URI: _uri, SESSION_SECRET: _secret, ...env } = process.env;
	const { exitCode, all } = await execa("npm", ["run", "-s", "serve"], {
		env,
		extendEnv: false,
		all: true,
		reject: false,
	});
	expect(exitCode).toBe(78);
	expect(all).toContain("  MONGODB_URI is missing");
	expect(all).toContain("  SESSION_SECRET is missing");
	expect(all).not.toMatch(/^ +at /m);
});

test("npm run serve for other machines asks for the address that people use", async () => {
	const env = {
		MONGODB_URI: process.env.E2E_MONGODB_URI,
		SESSION_SECRET: "a secret of the tests that everybody knows",
		HOST: "0.0.0.0",
	};
	const { exitCode, all } = await execa("npm", ["run", "-s", "serve"], { env, all: true, reject: false });
	expect(exitCode).toBe(78);
	expect(all).toMatch(/^PUBLIC_URL is missing: .*$/);
});

function answers(port: number): Promise<boolean> {
	return fetch(`http://127.0.0.1:${port}/health/live`).then(
		(answer) => answer.ok,
		() => false,
	);
}
