import("#models/env.server.ts")
	.then(({ env, isLoopback }) => {
		if (env.PUBLIC_URL || isLoopback(env.HOST)) return;
		throw new Error(
			"PUBLIC_URL is missing: where HOST lets other machines in, links in mails need the address that people use",
		);
	})
	.catch((error: Error) => {
		process.stderr.write(`${error.message}\n`);
		process.exit(1);
	});
