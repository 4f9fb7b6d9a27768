import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import getPort from "get-port";
import which from "which";
import type { Browser, Engine } from "./browser.ts";
import { until } from "./until.ts";
import { type Hands, windowed } from "./window.ts";

/** Full screen: its own bar would not let the window be as narrow as a phone. */
const miniBrowser = {
	args: ["--automation", "--private", "--full-screen", "--enable-write-console-messages-to-stdout=true"],
};

/** As WebDriver spells keys that write nothing. */
const keys: Record<string, string> = {
	Tab: "\uE004",
	Control: "\uE009",
	ArrowUp: "\uE013",
	ArrowDown: "\uE015",
	Delete: "\uE017",
};

export const webkit: Engine = {
	name: "WebKitGTK",
	wayOut: "apt-get install webkit2gtk-driver xvfb",
	async start() {
		const started: ChildProcess[] = [];
		const stop = async () => {
			for (const child of started.reverse()) await ended(child);
		};
		try {
			const screen = await begin("Xvfb", [
				"-displayfd",
				"3",
				"-screen",
				"0",
				"1600x1200x24",
				"-nolisten",
				"tcp",
			]);
			started.push(screen);
			const DISPLAY = `:${await firstLine(screen)}`;
			const port = await getPort();
			const driver = await begin("WebKitWebDriver", [`--port=${port}`], { DISPLAY });
			started.push(driver);
			return await openSession(`http://127.0.0.1:${port}`, driver, stop);
		} catch (error) {
			await stop();
			throw error;
		}
	},
};

async function begin(name: string, args: string[], env = {}): Promise<ChildProcess> {
	const program = await which(name, { nothrow: true });
	if (!program) throw new Error(`there is no ${name} on PATH`);
	return spawn(program, args, {
		env: { ...process.env, ...env },
		stdio: ["ignore", "pipe", "ignore", "pipe"],
	});
}

/** Of the fourth stream. */
async function firstLine(child: ChildProcess): Promise<string> {
	const [said] = await Promise.race([
		once(child.stdio[3] as NodeJS.ReadableStream, "data"),
		once(child, "exit").then(() => {
			throw new Error(`${child.spawnfile} ended at once`);
		}),
	]);
	return String(said).trim();
}

async function ended(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	child.kill();
	await once(child, "exit");
}

async function openSession(url: string, driver: ChildProcess, stop: () => Promise<void>): Promise<Browser> {
	await until("WebKitWebDriver", () => call("GET", `${url}/status`));
	const { sessionId } = await call<{ sessionId: string }>("POST", `${url}/session`, {
		capabilities: { alwaysMatch: { "webkitgtk:browserOptions": miniBrowser } },
	});
	const session = `${url}/session/${sessionId}`;
	const close = () => call("DELETE", session).then(stop, stop);
	return windowed(handsOf(session, consoleErrors(driver), close));
}

/** The browser's console goes to the driver's standard output. */
function consoleErrors(driver: ChildProcess): string[] {
	const errors: string[] = [];
	driver.stdout?.on("data", (said: Buffer) => {
		for (const line of said.toString().split("\n")) if (line.includes("CONSOLE JS ERROR")) errors.push(line);
	});
	return errors;
}

function handsOf(session: string, errors: string[], close: () => Promise<void>): Hands {
	const post = <T>(command: string, body: object) => call<T>("POST", `${session}/${command}`, body);
	const act = (source: object) => post<void>("actions", { actions: [{ id: "one", ...source }] });
	const type = (...actions: object[]) => act({ type: "key", actions });
	const down = (key: string) => ({ type: "keyDown", value: keys[key] ?? key });
	const up = (key: string) => ({ type: "keyUp", value: keys[key] ?? key });
	return {
		goto: (url) => post("url", { url }),
		evaluate: (expression) => post("execute/sync", { script: `return ${expression}`, args: [] }),
		click: (x, y) =>
			post("actions", {
				actions: [
					{
						id: "mouse",
						type: "pointer",
						parameters: { pointerType: "mouse" },
						actions: [
							{ type: "pointerMove", x, y },
							{ type: "pointerDown", button: 0 },
							{ type: "pointerUp", button: 0 },
						],
					},
				],
			}),
		press: (key) => type(down(key), up(key)),
		pressWithControl: (key) => type(down("Control"), down(key), up(key), up("Control")),
		resize: (width, height) => post("window/rect", { width, height }),
		async screenshot(file) {
			await writeFile(file, Buffer.from(await call<string>("GET", `${session}/screenshot`), "base64"));
		},
		errors: () => errors,
		close,
	};
}

/** W3C WebDriver. */
async function call<T>(method: string, url: string, body?: object): Promise<T> {
	const answer = await fetch(url, { method, body: body && JSON.stringify(body) });
	const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
	if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
	return value;
}
