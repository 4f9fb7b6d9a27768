import type { RequestListener } from "node:http";
import path from "node:path";
import { createRequestHandler } from "@remix-run/express";
import { createRequestHandler as createRender, type ServerBuild } from "@remix-run/node";
import compression from "compression";
import express, { type ErrorRequestHandler } from "express";
import { redactPath } from "#app/server/redact-path.ts";
import type { Env } from "#models/env.server.ts";
import { log } from "#models/log.server.ts";
import { secureAnswers } from "./answer-headers.ts";
import { assets } from "./assets.ts";
import { warnOfProxy } from "./forwarded.ts";
import { guard } from "./guard.ts";
import { shedLoad } from "./load.ts";
import { createPageCache } from "./page-cache.ts";
import { refusals } from "./refusals.ts";
import { routeBranches } from "./route-branches.ts";
import { oneSpelling } from "./spelling.ts";
import { warmUp } from "./warm-up.ts";

/**
 * The HTTP application around a Remix build: kept pages, guard, static files, Remix.
 * @param build what `npm run build` made
 * @param isStopping tells whether the process is shutting down; readiness then says so before the port closes, as it does
 * while the process warms up
 */
export function createApp(build: ServerBuild, env: Env, isStopping: () => boolean): RequestListener {
	const app = express();
	app.disable("x-powered-by");
	app.set("trust proxy", env.TRUSTED_PROXIES);
	app.set("etag", false);
	// Remix reads the query from the address itself.
	app.set("query parser", false);

	const render = createRender(build, env.NODE_ENV);
	const branchAt = routeBranches(build);
	const refuse = refusals(render);
	app.use(secureAnswers);
	app.use(guard(env, refuse));
	if (env.TRUSTED_PROXIES === 0) app.use(warnOfProxy());
	app.use(oneSpelling((path) => branchAt(path) !== build, refuse));
	let isWarm = false;
	void warmUp(render).then(() => {
		isWarm = true;
	});
	app.get("/health/ready", (_request, response, next) => {
		if (isWarm && !isStopping()) return next();
		response
			.status(503)
			.type("text/plain")
			.send(isWarm ? "stopping\n" : "starting\n");
	});
	const folder = path.resolve(build.assetsBuildDirectory);
	app.use("/assets", assets(path.join(folder, "assets")));
	const compress = compression();
	app.use((request, response, next) => (isShort(request) ? next() : compress(request, response, next)));
	app.use(shedLoad());
	// Files have a dot in their names and pages none, so that nobody looks for a file of a page's name.
	app.get(/\.\w+$/, express.static(folder, { index: false, redirect: false, maxAge: "1h" }));
	app.all("*", remix(branchAt, env));
	app.use(answerError);

	const keptPages = createPageCache(render, env);
	return (request, response) => keptPages(request, response, () => app(request, response));
}

/** What answers a form that our scripts sent is some hundred bytes, not worth compressing. */
const isShort = ({ method, path }: express.Request) => method === "POST" && path.endsWith(".data");

/** Answers with Remix; each branch of its routes has a handler of its own, made when it is first asked for. */
function remix(branchAt: (path: string) => ServerBuild, env: Env): express.RequestHandler {
	const handlers = new Map<ServerBuild, express.RequestHandler>();
	const getLoadContext = (request: express.Request) => ({ clientAddress: request.ip });
	return (request, response, next) => {
		const branch = branchAt(request.path);
		const handle =
			handlers.get(branch) ?? createRequestHandler({ build: branch, mode: env.NODE_ENV, getLoadContext });
		handlers.set(branch, handle);
		return handle(request, response, next);
	};
}

/** What no page could answer; Express knows an error handler by its four parameters. */
const answerError: ErrorRequestHandler = (error, request, response, next) => {
	log.error({ err: error, path: redactPath(request.path) }, "request failed outside of Remix");
	if (response.headersSent) return next(error);
	response.status(500).type("text/plain").send("Internal Server Error\n");
};
