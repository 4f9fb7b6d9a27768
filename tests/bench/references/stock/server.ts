import path from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import compression from "compression";
import express from "express";

// Remix's express template, without its request log.

const { PORT, STOCK_BUILD = "" } = process.env;
const build: ServerBuild = await import(pathToFileURL(path.join(STOCK_BUILD, "server/index.js")).href);
const { perRequest } = build.entry.module as unknown as {
	perRequest: { run(store: object, work: () => void): void };
};

const app = express();
app.use(compression());
app.disable("x-powered-by");
app.use(
	"/assets",
	express.static(path.join(STOCK_BUILD, "client/assets"), { immutable: true, maxAge: "1y" }),
);
app.use(express.static(path.join(STOCK_BUILD, "client"), { maxAge: "1h" }));
const handle = createRequestHandler({ build });
app.all("*", (request, response, next) => perRequest.run({}, () => void handle(request, response, next)));
app.listen(Number(PORT), "127.0.0.1");
