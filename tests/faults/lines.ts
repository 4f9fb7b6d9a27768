import type { Line } from "#scripts/report.ts";
import type { Sent } from "./clients.ts";
import { compareWithStored } from "./stored.ts";

export function never(what: string, seen: number, of = ""): Line {
	return { what, must: "0", seen: `${seen}${of && ` of ${of}`}`, reached: seen === 0, figures: { seen } };
}

/** In milliseconds. */
export function atMost(what: string, mostMs: number, seenMs: number): Line {
	const seconds = (ms: number) => `${(ms / 1_000).toFixed(ms < 10_000 ? 2 : 1)} s`;
	return {
		what,
		must: `at most ${seconds(mostMs)}`,
		seen: seconds(seenMs),
		reached: seenMs <= mostMs,
		figures: { ms: Math.round(seenMs) },
	};
}

export function told(what: string, seen: string): Line {
	return { what, must: "", seen, reached: true };
}

/** What was acknowledged is stored once, with its confirmation, and nothing else is. */
export async function storedOnce(mongodbUri: string, sent: Sent, count?: number): Promise<Line[]> {
	const { lost, doubled, unasked } = await compareWithStored(mongodbUri, sent);
	const acknowledged = sent.acknowledged.length;
	return [
		{
			what: "Requests acknowledged",
			must: count ? String(count) : "",
			seen: String(acknowledged),
			reached: acknowledged > 0 && (count === undefined || acknowledged === count),
			figures: { acknowledged },
		},
		never("Acknowledged, but it or its confirmation is not stored", lost),
		never("Stored twice, or confirmed twice", doubled),
		told("Stored, but never acknowledged", String(unasked)),
		never("Answers other than success and 503", sent.wrong),
		told(
			"Tries that had to be repeated",
			`${sent.unheard} nobody listening, ${sent.broken} connection broken (${Object.entries(sent.codes).join("; ")}), ${sent.refused} refused with 503`,
		),
	];
}
