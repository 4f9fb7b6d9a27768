import("#models/env.server.ts").catch((error: Error) => {
	process.stderr.write(`${error.message}\n`);
	process.exit(1);
});
