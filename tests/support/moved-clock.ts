/** Settings with which a server's clock shows a time of our choice, and goes on from there. */
export function clockAt(time: Date): { NODE_OPTIONS: string } {
	const script = `
		const by = ${time.getTime() - Date.now()};
		const Real = Date;
		globalThis.Date = class extends Real {
			constructor(...given) {
				if (given.length > 0) super(...given);
				else super(Real.now() + by);
			}
			static now() {
				return Real.now() + by;
			}
		};`;
	return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(script)}` };
}
