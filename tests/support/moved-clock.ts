/** Settings with which a server's clock shows a time of our choice, and goes on from there. */
export function clockAt(time: Date): { NODE_OPTIONS: string } {
	const script = `
		const by = ${time.getTime() - Date.now()};
		const now = () => Real.now() + by;
		const Real = Date;
		globalThis.Date = new Proxy(Real, {
			construct: (date, given) => new date(...(given.length > 0 ? given : [now()])),
			get: (date, name) => (name === "now" ? now : date[name]),
		});`;
	return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(script)}` };
}
