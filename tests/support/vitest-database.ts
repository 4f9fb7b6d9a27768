import type { TestProject } from "vitest/node";
import { startMongod } from "#scripts/embedded/start-mongod.ts";

declare module "vitest" {
	export interface ProvidedContext {
		mongodbUri: string;
	}
}

/** Starts one mongod for all test files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const mongod = await startMongod();
	project.provide("mongodbUri", mongod.uri);
	return mongod.stop;
}
