import { afterAll, expect, test, vi } from "vitest";

const old = "the secret of last year".padEnd(40, "x");
const fresh = "the secret of this year".padEnd(40, "y");

/** The modules of a process that starts with these secrets, as the setting has them. */
async function processWith(secrets: string) {
	vi.resetModules();
	vi.stubEnv("SESSION_SECRET", secrets);
	return {
		...(await import("./cookie.server.ts")),
		...(await import("./opened-form.server.ts")),
		...(await import("#models/request/request-token.server.ts")),
	};
}

type Process = Awaited<ReturnType<typeof processWith>>;

/** What a secret signs: how one process writes it, and whether another one believes it. */
const signed: Record<
	string,
	{ write: (by: Process) => Promise<string>; believes: (by: Process, text: string) => Promise<boolean> }
> = {
	"a cookie": {
		write: ({ safeCookie }) => safeCookie("session").keep("token"),
		believes: async ({ safeCookie }, cookie) => {
			const headers = new Headers({ Cookie: cookie.split(";")[0] ?? "" });
			return (await safeCookie("session").read({ headers })) === "token";
		},
	},
	"a form that outlives its session": {
		write: async ({ ticketOf }) => ticketOf("1"),
		believes: async ({ authorOf }, ticket) => authorOf(ticket) === "1",
	},
	"the link to a request": {
		write: async ({ requestToken }) => requestToken("demo", "1"),
		believes: async ({ storedToken, tokenHashOf }, token) =>
			storedToken("demo", { submissionId: "1", tokenHash: tokenHashOf(token) }) === token,
	},
};

afterAll(() => void vi.unstubAllEnvs());

test.each(Object.entries(signed))(
	"%s that the old secret signed counts beside a new one, which signs from then on",
	async (_what, { write, believes }) => {
		const byOld = await write(await processWith(old));
		const both = await processWith(`${fresh}, ${old}`);
		expect(await believes(both, byOld)).toBe(true);
		const byBoth = await write(both);
		expect(await believes(both, byBoth)).toBe(true);

		const freshAlone = await processWith(fresh);
		expect(await believes(freshAlone, byBoth), "the first signs").toBe(true);
		expect(await believes(freshAlone, byOld), "after the old one is gone").toBe(false);
		expect(await believes(await processWith(old), byBoth), "a process with the old one only").toBe(false);
		const other = "z".repeat(40);
		expect(await believes(await processWith(`${other},${"w".repeat(40)}`), byOld)).toBe(false);
	},
);

test.each(["x".repeat(31), `${fresh},${"x".repeat(31)}`, `${"x".repeat(31)},${fresh}`])(
	"%s is refused: each secret is long",
	async (secrets) => {
		await expect(processWith(secrets)).rejects.toThrow(/SESSION_SECRET is too short/);
	},
);
