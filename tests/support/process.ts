import { readdirSync, readFileSync } from "node:fs";

/** Milliseconds that all threads of a process have spent on a processor. */
export function cpuTime(pid: number): number {
	let nanoseconds = 0;
	for (const thread of readdirSync(`/proc/${pid}/task`)) {
		try {
			nanoseconds += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]);
		} catch {
			// The thread has ended since.
		}
	}
	return nanoseconds / 1e6;
}

/** Resident memory of a process in MiB. */
export function memoryOf(pid: number): number {
	const status = readFileSync(`/proc/${pid}/status`, "utf8");
	return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
