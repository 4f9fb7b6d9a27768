import path from "node:path";

/** Every command is run in the project's folder. */
export const root = process.cwd();

/** The data of the embedded database; deleting it starts afresh. */
export const dataFolder = path.join(root, ".data");

/** Programs fetched for this project; deleting it fetches them again. */
export const cacheFolder = path.join(root, ".cache");

export const serverProgram = path.join(root, "build/bin/server.js");

export const remixCommand = path.join(root, "node_modules/@remix-run/dev/dist/cli.js");
