import { execa } from "execa";
import getPort from "get-port";
import { expect, test } from "vitest";

const check = (env: Record<string, string>) =>
	execa("node", ["--import", "tsx", "scripts/check-settings.ts", "check"], { env, reject: false });

test("whoever checks the settings is told of everything that is wrong at once", async () => {
	const port = await getPort();
	const { exitCode, stderr } = await check({
		MONGODB_URI: `mongodb://127.0.0.1:${port}/may-erp?replicaSet=rs0`,
		SESSION_SECRET: "s".repeat(32),
		SMTP_URL: `smtp://127.0.0.1:${port}`,
		TRUSTED_PROXY: "1",
		EMBEDDED_DATABASE: "no",
		BRAND_PHONE: "028 3812 3456",
	});
	expect(exitCode).toBe(1);
	expect(stderr).toContain("TRUSTED_PROXY is no setting: TRUSTED_PROXIES may be meant");
	expect(stderr).toContain("BRAND_PERSON is still the example's");
	expect(stderr).not.toContain("BRAND_PHONE");
	for (const what of ["The database", "The mail server"])
		expect(stderr).toContain(`${what} is not reached: ECONNREFUSED, nobody listens there`);
});

test("settings that cannot work end the check with 78 and are all named", async () => {
	const { exitCode, stderr } = await check({ MONGODB_URI: "localhost", SESSION_SECRET: "short" });
	expect(exitCode).toBe(78);
	for (const name of ["MONGODB_URI", "SESSION_SECRET"]) expect(stderr).toContain(name);
});
