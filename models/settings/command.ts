const isBuilt = /[\\/]build[\\/]bin[\\/]/.test(process.argv[1] ?? "");

/** How an operator's command is called here: on a server, where it is built, by `may-erp` of docs/run. */
export const commandOf = (name: string, given = ""): string =>
	isBuilt ? `may-erp ${name} ${given}`.trim() : `npm run -s ${name}${given && ` -- ${given}`}`;
