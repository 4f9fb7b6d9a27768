import getPort from "get-port";
import { describeLogins, openDemoDatabase } from "./demo-database.ts";
import { embeddedUri } from "./embedded/start-mongod.ts";
import { endScript, onExit, runScript } from "./script.ts";
import { addressOf, startServer } from "./server-process.ts";
import { isEmbedded, readSettings, useDatabase } from "./settings.ts";
import { buildIfNeeded } from "./site-build.ts";
import { CliError } from "./step.ts";

await runScript(async () => {
	const databasePort = await getPort();
	if (isEmbedded) await useDatabase(embeddedUri(databasePort));
	const { BRAND_NAME, HOST, PORT } = await readSettings();
	if ((await getPort({ host: HOST, port: PORT })) !== PORT) {
		throw new CliError(
			`Port ${PORT} is in use. End what uses it, or choose another one: PORT=${PORT + 1} npm start`,
		);
	}
	await buildIfNeeded();
	const logins = isEmbedded ? describeLogins(await openDemoDatabase(databasePort), HOST) : "";
	const server = onExit(await startServer(addressOf(HOST, PORT), process.env));
	void server.exited.then((code) => endScript(code ?? 1));
	console.log(`\n${BRAND_NAME}: ${addressOf(HOST, PORT)}\n${logins}Ctrl-C stops it.\n`);
});
