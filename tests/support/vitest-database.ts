import type { TestProject } from "vitest/node";
import { startMongod } from "#scripts/embedded/start-mongod.ts";

declare module "vitest" {
	export interface ProvidedContext {
		mongodbUri: string;
	}
}

/** Starts one mongod for all test files. It erases nothing by itself, because many tests set the clock back. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const mongod = await startMongod({ args: ["--setParameter", "ttlMonitorEnabled=false"] });
	project.provide("mongodbUri", mongod.uri);
	return mongod.stop;
}
