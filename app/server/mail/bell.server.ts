import { env } from "#models/settings/env.server.ts";

const patienceMs = 5_000;

/**
 * Posts a sentence to the sales team's chat, follows no redirect and reads no answer.
 * @throws an error whose code says why, without the address, which is a secret
 */
export async function ring(text: string): Promise<void> {
	if (!env.LEAD_WEBHOOK_URL) throw new Error("LEAD_WEBHOOK_URL is not set");
	const { ok, status, body } = await fetch(env.LEAD_WEBHOOK_URL, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ text }),
		redirect: "manual",
		signal: AbortSignal.timeout(patienceMs),
	}).catch((error: unknown) => {
		throw silent(codeOf(error));
	});
	body?.cancel().catch(() => {});
	if (!ok) throw silent(status >= 300 && status < 400 ? "EREDIRECT" : "EANSWER", status);
}

const silent = (code: string | undefined, responseCode?: number) =>
	Object.assign(new Error("The webhook has not taken a bell"), { code, responseCode });

function codeOf(error: unknown): string | undefined {
	if (!(error instanceof Error)) return undefined;
	if (error.name === "TimeoutError") return "ETIMEDOUT";
	const { code } = (error.cause ?? {}) as { code?: string };
	return code;
}
