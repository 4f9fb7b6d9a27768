import path from "node:path";

/** The project's folder. */
export const root = path.resolve(import.meta.dirname, "..");

/** Data of the embedded database, and what belongs to it; deleting it starts afresh. */
export const dataFolder = path.join(root, ".data");

/** Programs fetched for this project; deleting it fetches them again. */
export const cacheFolder = path.join(root, ".cache");

/** Remix's command line, to be run with node. */
export const remixCommand = path.join(root, "node_modules/@remix-run/dev/dist/cli.js");
