import { spawn } from "node:child_process";
import { once } from "node:events";
import getPort from "get-port";
import { errorBox } from "#tests/support/error-box.ts";
import { expect, test } from "#tests/support/test.ts";

test("npm run dev serves pages whose scripts run, and ends by Ctrl-C without a word", async ({
	page,
	allowConsole,
}) => {
	// While Vite bundles dependencies that it has found late, requests for them fail; then it reloads the page.
	allowConsole(/./);
	const port = await getPort();
	const dev = spawn(process.execPath, ["--import", "tsx", "scripts/dev.ts"], {
		stdio: ["ignore", "ignore", "pipe"],
		env: {
			...process.env,
			PORT: String(port),
			MONGODB_URI: process.env.E2E_MONGODB_URI,
			SESSION_SECRET: "a secret of the tests that everybody knows",
			MAIL_FOLDER: process.env.E2E_MAIL_FOLDER,
		},
	});
	let said = "";
	dev.stderr.setEncoding("utf8").on("data", (text) => {
		said += text;
	});
	try {
		const isTakenOver = () => page.evaluate(() => "__remixRouter" in window);
		await expect(async () => {
			await page.goto(`http://127.0.0.1:${port}/dung-thu`, { waitUntil: "commit" });
			await expect.poll(isTakenOver).toBe(true);
			await page.getByRole("textbox", { name: "Email" }).press("Enter");
			await expect(errorBox(page)).toBeFocused();
			expect(await isTakenOver()).toBe(true);
		}).toPass();
		await page.close();
		said = "";
	} finally {
		const ended = once(dev, "exit");
		dev.kill("SIGINT");
		await ended;
	}
	expect(said).toBe("");
});
