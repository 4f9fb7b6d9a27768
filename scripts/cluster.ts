import { startCluster } from "./cluster/start-cluster.ts";
import { describeLogins } from "./demo-database.ts";
import { onExit, runScript } from "./script.ts";
import { sessionSecret } from "./settings.ts";
import { buildIfNeeded } from "./site-build.ts";
import { step } from "./step.ts";

const port = 8080;

await runScript(async () => {
	await buildIfNeeded();
	process.env.SESSION_SECRET ||= await sessionSecret();
	const settingsOf = (port: number, uri: string): NodeJS.ProcessEnv => ({
		...process.env,
		NODE_ENV: "production",
		PORT: String(port),
		MONGODB_URI: uri,
	});
	const start = () => startCluster(settingsOf, port);
	const cluster = onExit(await step("Starting two shards, two servers and nginx", start));
	process.env.MONGODB_URI = cluster.uri;
	const { seedDemo } = await import("#scripts/seed/demo.ts");
	const { env } = await import("#models/settings/env.server.ts");
	const { logins } = await seedDemo();
	console.log(
		`\nCluster: ${cluster.url}\nMongoDB: ${cluster.uri}\n${describeLogins(logins, env.HOST)}Ctrl-C stops it.\n`,
	);
});
