import path from "node:path";

/** The project's folder: every command is run in it. */
export const root = process.cwd();

/** Data of the embedded database, and what belongs to it; deleting it starts afresh. */
export const dataFolder = path.join(root, ".data");

/** Programs fetched for this project; deleting it fetches them again. */
export const cacheFolder = path.join(root, ".cache");

/** The built server, to be run with node. */
export const serverProgram = path.join(root, "build/bin/server.js");

/** Remix's command line, to be run with node. */
export const remixCommand = path.join(root, "node_modules/@remix-run/dev/dist/cli.js");
