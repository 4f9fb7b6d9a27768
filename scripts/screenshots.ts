import { mkdir } from "node:fs/promises";
import path from "node:path";
import getPort from "get-port";
import { chromium, type Page } from "playwright";
import { browserFlags, findBrowser } from "./browser/find-browser.ts";
import { startMongod } from "./embedded/start-mongod.ts";
import { root } from "./paths.ts";
import { endScript, onExit, runScript } from "./script.ts";
import { startServer } from "./server-process.ts";
import { useDatabase } from "./settings.ts";
import { buildIfNeeded } from "./site-build.ts";

const folder = path.join(root, "docs/screenshots");
const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

const pictures = [
	{ name: "home", path: "/", viewport: desktop },
	{ name: "home-phone", path: "/", viewport: phone },
	{ name: "pricing", path: "/pricing", viewport: desktop },
	{ name: "trial-phone", path: "/dung-thu", viewport: phone },
	{ name: "dashboard", path: "/portal/dashboard", viewport: desktop },
	{ name: "dashboard-phone", path: "/portal/dashboard", viewport: phone },
];

await runScript(async () => {
	await buildIfNeeded();
	const database = onExit(await startMongod());
	await useDatabase(database.uri);
	const { seedDemo } = await import("#scripts/seed/demo.ts");
	const { logins } = await seedDemo();
	const port = await getPort();
	const url = `http://127.0.0.1:${port}`;
	const settings = { ...process.env, HOST: "127.0.0.1", PORT: String(port), LOG_LEVEL: "warn" };
	onExit(await startServer(url, settings));

	const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
	const page = await browser.newPage({ baseURL: url, reducedMotion: "reduce" });
	await logIn(page, logins[0]);
	await mkdir(folder, { recursive: true });
	for (const { name, path: address, viewport } of pictures) {
		await page.setViewportSize(viewport);
		await page.goto(address, { waitUntil: "networkidle" });
		await page.screenshot({ path: path.join(folder, `${name}.png`) });
		console.log(`docs/screenshots/${name}.png`);
	}
	await browser.close();
	await endScript(0);
});

async function logIn(page: Page, login: { email: string; password: string } | undefined): Promise<void> {
	await page.goto("/portal/login");
	await page.locator("[name=email]").fill(login?.email ?? "");
	await page.locator("[name=password]").fill(login?.password ?? "");
	await page.getByRole("main").getByRole("button").first().click();
	await page.waitForURL("**/portal/dashboard");
}
