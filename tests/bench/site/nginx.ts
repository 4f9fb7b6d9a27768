import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import getPort from "get-port";
import { programOf, withProgram } from "./program.ts";

/** An nginx of one process that sends a file with a page's headers. */
export async function withNginx<Result>(
	body: Buffer,
	headers: [string, string][],
	run: (url: string) => Promise<Result>,
): Promise<Result> {
	const nginx = await programOf("nginx", "nginx-light");
	const folder = await mkdtemp(path.join(tmpdir(), "nginx-"));
	// The worker has no rights of its own where nginx is started by root.
	await chmod(folder, 0o755);
	const port = await getPort();
	const url = `http://127.0.0.1:${port}/page`;
	const lines = headers.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
	const config = `
master_process off;
pid ${folder}/pid;
error_log ${folder}/error.log;
daemon off;
events { worker_connections 1024; }
http {
	access_log off;
	sendfile on;
	tcp_nopush on;
	keepalive_requests 1000000;
	open_file_cache max=10;
	default_type text/html;
	server {
		listen 127.0.0.1:${port};
		root ${folder};
		${lines.join("\n\t\t")}
	}
}
`;
	try {
		await writeFile(path.join(folder, "page"), body);
		await writeFile(path.join(folder, "nginx.conf"), config);
		return await withProgram(
			nginx,
			["-e", "stderr", "-c", `${folder}/nginx.conf`, "-p", folder],
			{ url },
			() => run(url),
		);
	} finally {
		await rm(folder, { recursive: true });
	}
}
