import { executionAsyncResource } from "node:async_hooks";

const ticks: object[] = [];

/** Keeps one nextTick object alive, or V8 forgets their shape and makes each the slow way (docs/decisions/0015). */
export function keepNextTickFast(): void {
	process.nextTick(() => ticks.push(executionAsyncResource()));
}
