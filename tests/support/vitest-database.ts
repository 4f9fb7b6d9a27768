import type { TestProject } from "vitest/node";
import { startMongod } from "#scripts/embedded/start-mongod.ts";

declare module "vitest" {
	export interface ProvidedContext {
		mongodbUri: string;
	}
}

/** Starts one mongod for all test files; it erases nothing in time, as many of them set their clock back. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const mongod = await startMongod({ args: ["--setParameter", "ttlMonitorEnabled=false"] });
	project.provide("mongodbUri", mongod.uri);
	return mongod.stop;
}
