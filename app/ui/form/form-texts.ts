import { createContext, useContext } from "react";
import { interpolate } from "#app/i18n/interpolate.ts";
import { codeOf, type FormReply } from "./reply.ts";

export type FormTexts = {
	errors: Record<string, string>;
	errorSummary: string;
	optional: string;
	sending: string;
	proof?: { label: string; hint: string };
};

export const FormTextsContext = createContext<FormTexts | null>(null);

export function useFormTexts(): FormTexts {
	const texts = useContext(FormTextsContext);
	if (!texts) throw new Error("A field stands outside of a ValidatedForm");
	return texts;
}

/** A code may carry what its text says, as in `tooLong:200`. */
export function errorText(texts: FormTexts, code: string): string {
	const [name = code, ...said] = code.split(":");
	const max = said.join(":");
	return interpolate(texts.errors[name] ?? texts.errors.required ?? code, { max });
}

/** The message to show when a form of buttons changed nothing; null if it succeeded. */
export function problemText(
	texts: FormTexts,
	reply: FormReply<unknown> | undefined,
	failure: string,
): string | null {
	if (!reply || reply.status === "done") return null;
	const code = codeOf(reply);
	return code ? errorText(texts, code) : failure;
}
