import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { execa } from "execa";
import getPort from "get-port";
import { expect, inject, onTestFinished, test } from "vitest";
import { startChat } from "#tests/support/chat.ts";
import { startSmtp } from "#tests/support/smtp.ts";

const own = {
	PUBLIC_URL: "https://erp.congty.vn",
	TRUSTED_PROXIES: "1",
	BACKUP_RECIPIENT: await identityToRecipient(await generateX25519Identity()),
	SESSION_SECRET: "s".repeat(32),
	BRAND_EMAIL: "xinchao@congty.vn",
	BRAND_PHONE: "028 3812 3456",
	BRAND_ADDRESS: "1 Lê Lợi",
	BRAND_LEGAL_NAME: "Công ty Thật",
	BRAND_TAX_CODE: "0312345678",
	BRAND_PERSON: "Hà",
};

const check = (env: Record<string, string>) =>
	execa("node", ["--import", "tsx", "scripts/check-settings.ts", "check"], {
		env: { EMBEDDED_DATABASE: "", ...env },
		reject: false,
	});

test("whoever checks the settings is told of everything at once, with 78 where a process would not start", async () => {
	const port = await getPort();
	const { exitCode, stderr } = await check({
		MONGODB_URI: `mongodb://127.0.0.1:${port}/may-erp?replicaSet=rs0`,
		SESION_SECRET: "s".repeat(32),
		SESSION_SECRET: "",
		SMTP_URL: `smtp://127.0.0.1:${port}`,
		LEAD_WEBHOOK_URL: `http://127.0.0.1:${port}/secret`,
		TRUSTED_PROXY: "1",
		BRAND_PHONE: "028 3812 3456",
	});
	expect(exitCode).toBe(78);
	for (const said of [
		"SESSION_SECRET is missing",
		"SESION_SECRET is no setting: SESSION_SECRET may be meant",
		"TRUSTED_PROXY is no setting: TRUSTED_PROXIES may be meant",
		"TRUSTED_PROXIES is not set",
		"PUBLIC_URL is not set",
		"BACKUP_RECIPIENT is not set",
		"BRAND_PERSON is still the example's",
		"The database is not reached: ECONNREFUSED, nobody listens there",
		"The mail server is not reached: ECONNREFUSED, nobody listens there",
		"The webhook is not reached: ECONNREFUSED, nobody listens there",
	])
		expect(stderr).toContain(said);
	expect(stderr).not.toMatch(/BRAND_PHONE|secret\b/);
});

test("settings of a firm whose database, mail server and chat answer are complete, and nothing rings", async () => {
	const [mailPort, chatPort] = [await getPort(), await getPort()];
	const mailbox = await startSmtp(mailPort);
	const chat = await startChat(chatPort, []);
	onTestFinished(async () => {
		await mailbox.close();
		await chat.close();
	});
	const reached = {
		...own,
		MONGODB_URI: inject("mongodbUri"),
		SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
		LEAD_WEBHOOK_URL: `http://127.0.0.1:${chatPort}/secret`,
	};
	expect(await check(reached)).toMatchObject({
		exitCode: 0,
		stderr: "",
		stdout: "The settings are complete, and what they name answers.",
	});
	expect([...mailbox.received, ...chat.posts.filter(({ body }) => body !== null)]).toEqual([]);
	expect(await check({ ...reached, BRAND_PERSON: "", SALES_INBOX: "sales@example.vn" })).toMatchObject({
		exitCode: 1,
		stderr: expect.stringContaining(
			"BRAND_PERSON is still the example's\nSALES_INBOX is still the example's",
		),
	});
});

test("a server whose settings have no database is told so", async () => {
	const { exitCode, stderr } = await check({ MONGODB_URI: "", SESSION_SECRET: "" });
	expect(exitCode).toBe(78);
	expect(stderr).toContain("MONGODB_URI is missing");
});
