import { spawn } from "node:child_process";
import { once } from "node:events";
import getPort from "get-port";
import { describeLogins, openDemoDatabase } from "./demo-database.ts";
import { embeddedUri } from "./embedded/start-mongod.ts";
import { remixCommand, root } from "./paths.ts";
import { endScript, onExit, runScript } from "./script.ts";
import { isEmbedded, readSettings, useDatabase } from "./settings.ts";

await runScript(async () => {
	const databasePort = await getPort();
	if (isEmbedded) await useDatabase(embeddedUri(databasePort));
	const { HOST, PORT } = await readSettings();
	if (isEmbedded) console.log(describeLogins(await openDemoDatabase(databasePort), HOST));
	const args = [remixCommand, "vite:dev", "--host", HOST, "--port", String(PORT), "--strictPort"];
	const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: "development" };
	const child = spawn(process.execPath, args, { cwd: root, env, stdio: "inherit" });
	const exited = once(child, "exit");
	onExit({
		async stop() {
			child.kill();
			await exited;
		},
	});
	void exited.then(([code]) => endScript(code ?? 1));
});
