import * as z from "zod";

/** A place in a list: the order, which of its segments, the value in that order, the id. */
export type Position = { order: string; segment: number; value: string; id: string };

const positionSchema = z.tuple([z.string(), z.int().min(0), z.string(), z.string().regex(/^[0-9a-f]{24}$/)]);

const dates = ["date", "deleted", "event", "due", "waiting"];

export function cursorOf({ order, segment, value, id }: Position): string {
	return Buffer.from(JSON.stringify([order, segment, value, id])).toString("base64url");
}

/** Reads an untrusted cursor; null unless it fits the order and the number of segments. */
export function positionOf(cursor: string, wanted: string | undefined, segments: number): Position | null {
	try {
		const written = JSON.parse(Buffer.from(cursor, "base64url").toString());
		const [order, segment, value, id] = positionSchema.parse(written);
		const isValue = !dates.includes(order) || new Date(value).toISOString() === value;
		const isOurs = cursorOf({ order, segment, value, id }) === cursor;
		return order === wanted && segment < segments && isValue && isOurs ? { order, segment, value, id } : null;
	} catch {
		return null;
	}
}
