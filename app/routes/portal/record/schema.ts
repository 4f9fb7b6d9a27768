import { choice, dayToCome, optionalText } from "#app/ui/form/fields.ts";
import { z } from "#app/ui/form/zod.ts";
import { maxLength } from "#models/limits.ts";
import { contactWays } from "#models/options.ts";

/** The next-day buttons that stand for no particular day: none is wanted, or it is typed in. */
export const dayWords = { none: "none", other: "other" } as const;

const isWord = (chosen: string) => chosen === dayWords.none || chosen === dayWords.other;
const isToCome = (chosen: string) => z.safeParse(dayToCome(), chosen).success;

export const contactFields = {
	way: z.optional(choice(contactWays, "required")),
	/** Pressed instead of a choice, and outweighs it. */
	noAnswer: z.optional(z.string()),
	note: optionalText(maxLength.note),
	nextDay: z.optional(
		z.string().check(z.refine((chosen) => isWord(chosen) || isToCome(chosen), { error: "dayPast" })),
	),
	nextOn: z.optional(z.string()),
	nextOnBefore: z.optional(z.string()),
	about: z.optional(z.string().check(z.maxLength(maxLength.choice))),
};

type Said = {
	way?: string;
	noAnswer?: string;
	note?: string;
	nextDay?: string;
	nextOn?: string;
	nextOnBefore?: string;
};

/** A call in vain has a button of its own; a day's button stands for the day that could be typed. */
export const asPressed = z.overwrite<Said>(({ noAnswer, ...rest }) => {
	const said = noAnswer ? { ...rest, way: "noAnswer" } : rest;
	const { nextDay = dayWords.other, nextOn } = said;
	if (nextDay === dayWords.none) return { ...said, nextOn: undefined };
	return { ...said, nextOn: nextDay === dayWords.other ? nextOn : nextDay };
});

/** A note without words says nothing, unless it sets another day. */
export const noteCheck = z.refine<Said>(
	({ way, note, nextOn, nextOnBefore }) => way !== "note" || note || nextOn !== nextOnBefore,
	{ path: ["note"], error: "required" },
);

/** Only a day that is meant is looked at: one that was typed before another button was pressed is not. */
const dayCheck = z.refine<Said>(({ nextOn }) => !nextOn || isToCome(nextOn), {
	path: ["nextOn"],
	error: "dayPast",
});

/** Who says that it is another day says which. */
const otherDayCheck = z.refine<Said>(({ nextDay, nextOn }) => nextDay !== dayWords.other || nextOn, {
	path: ["nextOn"],
	error: "dayMissing",
});

export const dayChecks = [dayCheck, otherDayCheck];

/** What happened has been chosen or pressed. */
export const wayCheck = z.refine<Said>(({ way }) => way, { path: ["way"], error: "wayMissing" });

/** A line of the log. */
export const contactSchema = z.object(contactFields).check(asPressed, ...dayChecks, noteCheck, wayCheck);
