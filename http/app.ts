import type { RequestListener } from "node:http";
import path from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { createRequestHandler } from "@remix-run/express";
import { createRequestHandler as createRender, type ServerBuild } from "@remix-run/node";
import compression from "compression";
import express, { type ErrorRequestHandler, type RequestHandler } from "express";
import precompressed from "express-static-gzip";
import { pages } from "#app/content/site.ts";
import { answerHeaders } from "#app/server/headers.server.ts";
import type { Env } from "#models/env.server.ts";
import { log, redactPath } from "#models/log.server.ts";
import { guard, oneSpelling, warnOfProxy } from "./guard.ts";
import { shedLoad } from "./load.ts";
import { createPageCache } from "./page-cache.ts";
import { refusals } from "./refusals.ts";
import { routeBranches } from "./route-branches.ts";

type Render = (request: Request) => Promise<Response>;

/**
 * The HTTP application around a Remix build, in the order in which a request meets it: kept pages, what is refused or led
 * elsewhere, readiness, files, the bound on the work in hand, Remix.
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
	const refuse = refusals(render);
	const branchAt = routeBranches(build);
	app.use(secureAnswers);
	app.use(guard(env, refuse));
	if (env.TRUSTED_PROXIES === 0) app.use(warnOfProxy());
	app.use(oneSpelling((address) => branchAt(address) !== build, refuse));
	app.get("/health/ready", readiness(warmUp(render), isStopping));
	// Names of files have a dot and those of pages none, so that nobody looks for a file of a page's name.
	app.get(/\.\w+$/, files(path.resolve(build.assetsBuildDirectory)));
	app.use(
		compression({
			filter: (request, response) => !isShort(request) && compression.filter(request, response),
		}),
	);
	app.use(shedLoad());
	app.all("*", remix(branchAt, env));
	app.use(answerError);

	const keptPages = createPageCache(render, env);
	return (request, response) => keptPages(request, response, () => app(request, response));
}

/** Answers with Remix; each branch of its routes has a handler of its own, made when it is first asked for. */
function remix(branchAt: (path: string) => ServerBuild, env: Env): RequestHandler {
	const handlers = new Map<ServerBuild, RequestHandler>();
	const getLoadContext = (request: express.Request) => ({ clientAddress: request.ip });
	return (request, response, next) => {
		const branch = branchAt(request.path);
		const handle =
			handlers.get(branch) ?? createRequestHandler({ build: branch, mode: env.NODE_ENV, getLoadContext });
		handlers.set(branch, handle);
		return handle(request, response, next);
	};
}

/** What answers a form that our scripts sent is some hundred bytes, not worth compressing. */
const isShort = ({ method, path }: { method: string; path: string }) =>
	method === "POST" && path.endsWith(".data");

/** Puts {@link answerHeaders} on every answer at the moment that it goes out, whoever makes it. */
export const secureAnswers: RequestHandler = (_request, response, next) => {
	const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => typeof response;
	response.writeHead = (...args: unknown[]) => {
		for (const [name, value] of Object.entries(answerHeaders)) response.setHeader(name, value);
		return writeHead(...args);
	};
	next();
};

/** Says 503 until the process is warm and from the moment that it stops; otherwise the route tells of the database. */
function readiness(warm: Promise<void>, isStopping: () => boolean): RequestHandler {
	let isWarm = false;
	void warm.then(() => {
		isWarm = true;
	});
	return (_request, response, next) => {
		if (isWarm && !isStopping()) return next();
		response
			.status(503)
			.type("text/plain")
			.send(isWarm ? "stopping\n" : "starting\n");
	};
}

/** Rendered at every request, without asking the database. */
const warmUpPaths = [pages.trial, pages.contact, `${pages.docs}?q=kho`, "/portal/login"];
const warmUpRounds = 12;

/**
 * Renders pages until the engine has compiled most of what rendering needs: the first ones of a process take ten times
 * as long as later ones. Requests that come meanwhile are served between two of them.
 */
async function warmUp(render: Render): Promise<void> {
	try {
		for (let round = 0; round < warmUpRounds; round++) {
			for (const address of warmUpPaths) {
				await nextTurn();
				const page = await render(new Request(new URL(address, "http://localhost")));
				await page.text();
			}
		}
	} catch (error) {
		log.error({ err: error }, "could not warm up");
	}
}

/** Serves what the build made for browsers, compressed beforehand; names in `/assets` change with their content. */
export function files(folder: string): RequestHandler {
	const assets = path.join(folder, "assets", path.sep);
	return precompressed(folder, {
		enableBrotli: true,
		orderPreference: ["br"],
		index: false,
		serveStatic: {
			redirect: false,
			cacheControl: false,
			setHeaders: (response, file) => {
				const forGood = file.startsWith(assets);
				response.setHeader(
					"Cache-Control",
					forGood ? "public, max-age=31536000, immutable" : "public, max-age=3600",
				);
			},
		},
	});
}

/** What no page could answer; Express knows an error handler by its four parameters. */
const answerError: ErrorRequestHandler = (error, request, response, next) => {
	log.error({ err: error, path: redactPath(request.path) }, "request failed outside of Remix");
	if (response.headersSent) return next(error);
	response.status(500).type("text/plain").send("Internal Server Error\n");
};
