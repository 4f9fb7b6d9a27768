import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import which from "which";
import { CliError } from "#scripts/step.ts";
import { startProgram } from "./program.ts";

/**
 * Starts nginx in front of servers on these ports, with a cache. @throws CliError if it is missing or does not start
 */
export async function startNginx(port: number, servers: number[]): Promise<{ stop(): Promise<void> }> {
	const nginx = (await which("nginx", { nothrow: true })) ?? "/usr/sbin/nginx";
	const folder = await mkdtemp(path.join(tmpdir(), "nginx-"));
	const file = path.join(folder, "nginx.conf");
	await writeFile(file, configuration(folder, port, servers));
	try {
		const answers = () =>
			fetch(`http://127.0.0.1:${port}/health/live`).then(
				({ ok }) => ok,
				() => false,
			);
		const program = await startProgram(nginx, ["-c", file, "-p", folder, "-e", "stderr"], answers);
		const stop = async () => {
			await program.stop();
			await rm(folder, { recursive: true, force: true });
		};
		return { stop };
	} catch (error) {
		await rm(folder, { recursive: true, force: true });
		if (error instanceof CliError) throw error;
		throw new CliError("The cluster needs nginx: apt-get install nginx");
	}
}

/** Whoever has chosen a language may be redirected, so the cache is for others. */
function configuration(folder: string, port: number, servers: number[]): string {
	return `
user ${userInfo().username};
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http {
	access_log off;
	client_body_temp_path ${folder}/body;
	proxy_temp_path ${folder}/proxy;
	fastcgi_temp_path ${folder}/fastcgi;
	uwsgi_temp_path ${folder}/uwsgi;
	scgi_temp_path ${folder}/scgi;
	proxy_cache_path ${folder}/cache keys_zone=pages:10m max_size=100m use_temp_path=off;
	upstream product {
		${servers.map((server) => `server 127.0.0.1:${server};`).join("\n\t\t")}
		keepalive 32;
	}
	server {
		listen 127.0.0.1:${port};
		keepalive_requests 1000000;
		location / {
			proxy_pass http://product;
			proxy_http_version 1.1;
			proxy_set_header Connection "";
			proxy_set_header Host $http_host;
			proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
			proxy_set_header X-Forwarded-Proto $scheme;
			proxy_cache pages;
			proxy_cache_key "$http_host$request_uri";
			proxy_cache_lock on;
			proxy_cache_use_stale error timeout updating http_502 http_503;
			proxy_cache_bypass $cookie_language;
			proxy_no_cache $cookie_language;
			add_header X-Cache $upstream_cache_status;
		}
	}
}
`;
}
