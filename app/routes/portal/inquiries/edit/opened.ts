import { useState } from "react";
import { interpolate } from "#app/i18n/interpolate.ts";
import { useOpenedForms } from "#app/ui/form/opened-form.tsx";
import type { FormReply } from "#app/ui/form/reply.ts";
import type { InquiryFields } from "#models/inquiry/fields.ts";
import type { InquiryView } from "#models/inquiry/view.ts";
import { usePortal } from "../../shell/use-portal.ts";
import { fieldsInWords } from "../fields-in-words.ts";
import { useInquiryTexts } from "../use-texts.ts";

type Name = keyof InquiryFields;
type Fingerprints = Record<string, string>;
type Loaded = {
	stored: InquiryView | null;
	fingerprints: Fingerprints;
};

export const editForm = "inquiry";

const conflict = "changedMeanwhile";

export const readOpened = (field = ""): Fingerprints => Object.fromEntries(new URLSearchParams(field));

const writeOpened = (fingerprints: Fingerprints) => String(new URLSearchParams(fingerprints));

/**
 * What the form was opened with, for a hidden field, and in a conflict what is stored now, as hints by field. Whoever has
 * been shown that and saves again means it; for the other fields the form stands as it was opened.
 */
export function useOpened({ stored, fingerprints }: Loaded, reply: FormReply<unknown> | undefined) {
	const { language } = usePortal();
	const { edit, options } = useInquiryTexts();
	const kept = useOpenedForms()?.keptFor(editForm)?.values;
	const [loaded] = useState(writeOpened(fingerprints));
	const { conflict: texts } = edit;
	const first = kept?.opened ?? loaded;
	const answer = reply && "result" in reply ? reply.result : null;
	// The router drops a reply when a link leads to a field of the same page.
	const [result, keep] = useState(answer);
	if (answer && answer !== result) keep(answer);
	const sent = result?.initialValue as Record<string, string> | null | undefined;
	const before = sent ? sent.opened : first;
	const conflicts = Object.entries(result?.error ?? {}).flatMap(([name, codes]) =>
		codes?.includes(conflict) ? [name] : [],
	);
	if (!stored || conflicts.length === 0) return { opened: before, hints: {} };

	const opened = readOpened(before);
	const shown = fieldsInWords(language, options, stored);
	const changed = Object.keys(fingerprints).filter((name) => fingerprints[name] !== opened[name]);
	const hints = changed.map((name) => {
		const text = conflicts.includes(name) ? texts.stored : texts.kept;
		return [name, interpolate(text, { value: shown[name as Name] || texts.nothing })];
	});
	for (const name of conflicts) opened[name] = fingerprints[name] ?? "";
	return { opened: writeOpened(opened), hints: Object.fromEntries(hints) };
}
