import { executionAsyncResource } from "node:async_hooks";

const ticks: object[] = [];

/**
 * Keeps one of the objects that Node makes for `process.nextTick` alive for good. When V8 collects its whole heap while
 * none is alive, as it does after some idle seconds, it forgets their shape, and each later one is made the slow way
 * until the process ends (docs/decisions/0027).
 */
export function keepNextTickFast(): void {
	process.nextTick(() => ticks.push(executionAsyncResource()));
}
