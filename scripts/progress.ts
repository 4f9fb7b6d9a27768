const width = 30;

/**
 * Shows a bar in a terminal, or a line for every tenth elsewhere; `total` ends it. Call the result with what is done.
 */
export function showProgress(what: string, total: number): (done: number) => void {
	let tenths = -1;
	return (done) => {
		const share = done / total;
		const figures = `${done.toLocaleString("en")} of ${total.toLocaleString("en")}`;
		if (process.stdout.isTTY) {
			const bar = "█".repeat(Math.round(share * width)).padEnd(width, "░");
			process.stdout.write(`\r${what} ${bar} ${figures}${share < 1 ? "" : "\n"}`);
		} else if (Math.floor(share * 10) > tenths) {
			tenths = Math.floor(share * 10);
			console.log(`${what}: ${figures}`);
		}
	};
}
