import { execa } from "execa";
import getPort from "get-port";
import { expect, onTestFinished, test } from "vitest";
import { startChat } from "#tests/support/chat.ts";

async function ringAt(port: number) {
	const { exitCode, stdout, stderr } = await execa(
		"node",
		["--import", "tsx", "scripts/webhook.ts", "test"],
		{
			env: { LEAD_WEBHOOK_URL: port ? `http://127.0.0.1:${port}/secret` : "" },
			reject: false,
		},
	);
	expect(stdout + stderr).not.toContain("secret");
	return { exitCode, said: (stdout + stderr).trim() };
}

test("the bell rings by the settings, or one sentence says why it does not, without its address", async () => {
	expect(await ringAt(0)).toEqual({
		exitCode: 1,
		said: "There is no LEAD_WEBHOOK_URL, so that new leads ring nowhere.",
	});
	const port = await getPort();
	expect(await ringAt(port)).toEqual({
		exitCode: 1,
		said: "The webhook did not ring: ECONNREFUSED, nobody listens there",
	});
	const chat = await startChat(port, [404, 200]);
	onTestFinished(chat.close);
	expect(await ringAt(port)).toEqual({
		exitCode: 1,
		said: "The webhook did not ring: EANSWER, the other side does not take it (404)",
	});
	expect(await ringAt(port)).toEqual({
		exitCode: 0,
		said: "The webhook has taken a sentence. Look whether it stands in the chat.",
	});
	expect(chat.posts.at(-1)?.body).toEqual({ text: expect.stringContaining("có khách mới") });
});
