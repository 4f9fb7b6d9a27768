export type Score = { test: string; points: number };

const loose = /^(\*|https?:|ftp:|https?:\/\/\*.*|data:|'unsafe-inline'|'unsafe-eval')$/;

const privateReferrers = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];

/**
 * Scores an answer by MDN's HTTP Observatory (table of 2025); the https redirect and preload list are not ours to
 * score.
 * @returns one score per test, and the total; points added count only where less than 10 are lost
 */
export function scoreAnswer(headers: Headers, html: string): { scores: Score[]; total: number } {
	const scores = [
		{ test: "content policy", points: contentPolicy(headers.get("Content-Security-Policy")) },
		{ test: "cookies", points: cookies(headers) },
		{ test: "CORS", points: headers.get("Access-Control-Allow-Origin") === "*" ? -50 : 0 },
		{
			test: "COEP",
			points: /^(require-corp|credentialless)$/.test(headers.get("Cross-Origin-Embedder-Policy") ?? "")
				? 10
				: 0,
		},
		{
			test: "COOP",
			points: (headers.get("Cross-Origin-Opener-Policy") ?? "").startsWith("same-origin") ? 10 : 0,
		},
		{
			test: "CORP",
			points: /^same-(origin|site)$/.test(headers.get("Cross-Origin-Resource-Policy") ?? "") ? 10 : 0,
		},
		{ test: "referrer", points: referrer(headers.get("Referrer-Policy")) },
		{ test: "HSTS", points: transport(headers.get("Strict-Transport-Security")) },
		{ test: "scripts", points: /<script[^>]+src="(https?:)?\/\//.test(html) ? -50 : 0 },
		{ test: "nosniff", points: headers.get("X-Content-Type-Options") === "nosniff" ? 0 : -5 },
		{ test: "frames", points: frames(headers) },
	];
	const lost = sum(scores.filter(({ points }) => points < 0));
	return { scores, total: 100 + (lost > -10 ? sum(scores) : lost) };
}

const sum = (scores: Score[]) => scores.reduce((total, { points }) => total + points, 0);

function directivesOf(policy: string): Map<string, string[]> {
	return new Map(
		policy.split(";").map((directive) => {
			const [name = "", ...sources] = directive.trim().split(/\s+/);
			return [name, sources];
		}),
	);
}

function contentPolicy(policy: string | null): number {
	if (policy === null) return -25;
	const directives = directivesOf(policy);
	const sourcesOf = (name: string) => directives.get(name) ?? directives.get("default-src") ?? ["*"];
	if ([...sourcesOf("script-src"), ...sourcesOf("object-src")].some((source) => loose.test(source)))
		return -20;
	if (sourcesOf("style-src").some((source) => loose.test(source))) return 0;
	const [defaults] = directives.get("default-src") ?? [];
	const [forms] = directives.get("form-action") ?? [];
	return defaults === "'none'" && (forms === "'self'" || forms === "'none'") ? 10 : 5;
}

function cookies(headers: Headers): number {
	const all = headers.getSetCookie();
	if (all.length === 0) return 0;
	if (!all.every((cookie) => /; Secure/i.test(cookie))) return -20;
	if (!all.every((cookie) => /; HttpOnly/i.test(cookie))) return -30;
	return all.every((cookie) => /; SameSite=(Lax|Strict)/i.test(cookie)) ? 5 : 0;
}

function referrer(policy: string | null): number {
	if (policy === null) return 0;
	return privateReferrers.includes(policy.split(",").at(-1)?.trim() ?? "") ? 5 : -5;
}

const sixMonths = 15_768_000;

function transport(header: string | null): number {
	const age = Number(/max-age=(\d+)/.exec(header ?? "")?.[1] ?? Number.NaN);
	if (Number.isNaN(age)) return -20;
	return age < sixMonths ? -10 : 0;
}

function frames(headers: Headers): number {
	const ancestors = directivesOf(headers.get("Content-Security-Policy") ?? "").get("frame-ancestors") ?? [
		"*",
	];
	if (ancestors.every((source) => !loose.test(source))) return 5;
	return /^(deny|sameorigin)$/i.test(headers.get("X-Frame-Options") ?? "") ? 5 : -20;
}
