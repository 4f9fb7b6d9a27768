import { execa } from "execa";
import getPort from "get-port";
import { expect, onTestFinished, test } from "vitest";
import { startSmtp } from "#tests/support/smtp.ts";

const sendTest = (port: number) =>
	execa("node", ["--import", "tsx", "scripts/mail.ts", "test", "ha@congty.vn"], {
		env: { SMTP_URL: `smtp://127.0.0.1:${port}` },
		reject: false,
	});

test("a mail is sent by the settings, or one sentence says why it does not leave", async () => {
	const port = await getPort();
	const refused = await sendTest(port);
	expect([refused.exitCode, refused.stderr.trim()]).toEqual([
		1,
		`The mail did not leave: ECONNREFUSED, nobody listens there (connect CONN 127.0.0.1:${port})`,
	]);
	const mailbox = await startSmtp(port);
	onTestFinished(mailbox.close);
	expect((await sendTest(port)).exitCode).toBe(0);
	expect(mailbox.received.map(({ to }) => to)).toEqual([["ha@congty.vn"]]);
});
