import type { RequestListener } from "node:http";
import path from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { createRequestHandler } from "@remix-run/express";
import { createRequestHandler as createRender, type ServerBuild } from "@remix-run/node";
import compression from "compression";
import express, { type ErrorRequestHandler, type RequestHandler } from "express";
import precompressed from "express-static-gzip";
import { pages } from "#app/addresses/site.ts";
import { answerHeaders } from "#app/server/headers.server.ts";
import { log, redactPath, traceIdHeader } from "#models/log.server.ts";
import type { Env } from "#models/settings/env.server.ts";
import { accessLog } from "./access-log.ts";
import { awaitBodies } from "./arriving.ts";
import { clientAddress } from "./client-address.ts";
import { namedErrors } from "./errors.ts";
import { guard, oneSpelling, refusals, routesAddress, warnOfProxy } from "./guard.ts";
import { shedLoad } from "./load.ts";
import { countKeptPages, measureRequests, tellBuild } from "./metrics.ts";
import { identify, observe } from "./observe.ts";
import { createPageCache } from "./page-cache.ts";
import { routeBranches, routeNames, routesToward } from "./route-branches.ts";

type Render = (request: Request) => Promise<Response>;

/** The HTTP application around a Remix build; `isStopping` makes health 503 while the process shuts down. */
export function createApp(built: ServerBuild, env: Env, isStopping: () => boolean): RequestListener {
	const build = namedErrors(built);
	const app = express();
	app.disable("x-powered-by");
	app.set("trust proxy", env.TRUSTED_PROXIES);
	app.set("etag", false);
	app.set("query parser", false);

	const render = createRender(build, env.NODE_ENV);
	const refuse = refusals(render);
	const branchAt = routeBranches(build);
	const nameOf = routeNames(build);
	app.use(secureAnswers);
	app.use(guard(env, refuse));
	if (env.TRUSTED_PROXIES === 0) app.use(warnOfProxy());
	const isPage = (path: string) => nameOf(path).startsWith("/");
	app.use(oneSpelling({ isFixed: (path) => branchAt(path) !== build, isPage }, refuse));
	app.get("/health/live", unlessStopping(isStopping));
	app.get("/health/ready", unlessStopping(isStopping), onceWarm(warmUp(render)));
	// Only names of files have a dot, so no file is looked for at a page's address.
	app.get(/\.\w+$/, files(path.resolve(build.assetsBuildDirectory)));
	app.use(
		compression({
			filter: (request, response) => !isShort(request) && compression.filter(request, response),
		}),
	);
	app.use(awaitBodies(env.TRUSTED_PROXIES));
	app.use(shedLoad());
	app.all(routesAddress, tellRoutes(build));
	app.all("*", remix(branchAt, env));
	app.use(answerError);

	const isMeasured = env.METRICS_PORT !== undefined;
	tellBuild(built.assets.version);
	const keptPages = createPageCache(render, env, isMeasured ? countKeptPages(nameOf) : undefined);
	const begin = observe(env.ACCESS_LOG === "yes" ? [accessLog(env)] : []);
	const beginOther = observe(isMeasured ? [measureRequests(nameOf)] : []);
	return (request, response) => {
		const id = identify(request, env.TRUSTED_PROXIES);
		begin(request, response);
		keptPages(request, response, () => {
			beginOther(request, response);
			response.setHeader(traceIdHeader, id);
			app(request, response);
		});
	};
}

function remix(branchAt: (path: string) => ServerBuild, env: Env): RequestHandler {
	const handlers = new Map<ServerBuild, RequestHandler>();
	const getLoadContext = (request: express.Request) => ({
		clientAddress: clientAddress(request, env.TRUSTED_PROXIES),
	});
	return (request, response, next) => {
		const branch = branchAt(request.path);
		const handle =
			handlers.get(branch) ?? createRequestHandler({ build: branch, mode: env.NODE_ENV, getLoadContext });
		handlers.set(branch, handle);
		return handle(request, response, next);
	};
}

/** Answers in Remix's place which routes lead to the paths `p`: to another version's scripts, that the page is to be loaded. */
function tellRoutes(build: ServerBuild): RequestHandler {
	const toward = routesToward(build);
	return ({ originalUrl }, response) => {
		const { searchParams } = new URL(originalUrl, "http://localhost");
		if (searchParams.get("version") !== build.assets.version) {
			return response.set("X-Remix-Reload-Document", "true").status(204).end();
		}
		const routes = toward(searchParams.getAll("p"));
		response.set("Cache-Control", "public, max-age=31536000, immutable").json(routes);
	};
}

/** A form sent by our scripts is answered with a few hundred bytes: compressing them costs more than it saves. */
const isShort = ({ method, path }: { method: string; path: string }) =>
	method === "POST" && path.endsWith(".data");

export const secureAnswers: RequestHandler = (_request, response, next) => {
	const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => typeof response;
	response.writeHead = (...args: unknown[]) => {
		for (const [name, value] of Object.entries(answerHeaders)) response.setHeader(name, value);
		return writeHead(...args);
	};
	next();
};

/** Lets a balancer know while requests are still taken. */
function unlessStopping(isStopping: () => boolean): RequestHandler {
	return (_request, response, next) => {
		if (isStopping()) response.status(503).type("text/plain").send("stopping\n");
		else next();
	};
}

function onceWarm(warm: Promise<void>): RequestHandler {
	let isWarm = false;
	void warm.then(() => {
		isWarm = true;
	});
	return (_request, response, next) => {
		if (isWarm) next();
		else response.status(503).type("text/plain").send("starting\n");
	};
}

const warmUpPaths = [pages.trial, pages.contact, `${pages.docs}?q=kho`, "/portal/login"];

/** Renders some pages, because the first ones of a process take five times as long as later ones. */
async function warmUp(render: Render): Promise<void> {
	try {
		for (const address of warmUpPaths) {
			await nextTurn();
			const page = await render(new Request(new URL(address, "http://localhost")));
			await page.text();
		}
	} catch (error) {
		log.error({ err: error }, "could not warm up");
	}
}

/** Serves the build's files, compressed beforehand; names in `/assets` change with their content. */
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

/** Express knows an error handler by its four parameters. */
const answerError: ErrorRequestHandler = (error, request, response, next) => {
	const id = request.get(traceIdHeader);
	log.error({ err: error, id, path: redactPath(request.path) }, "request failed outside of Remix");
	if (response.headersSent) return next(error);
	response.status(500).type("text/plain").send(`Internal Server Error\n${id}\n`);
};
