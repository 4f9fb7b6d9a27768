import type { APIRequestContext, APIResponse } from "playwright/test";
import { localizedPath } from "#app/addresses/site.ts";
import type { Language } from "#models/language.ts";
import type { PublicForm } from "./public-forms.ts";

/** Sends a public form, and reads the page that says what happens next. @returns the address of the sender's own page */
export async function sendForm(
	request: APIRequestContext,
	form: PublicForm,
	different: Record<string, string> = {},
	language: Language = "vi",
): Promise<string> {
	const hidden = { submissionId: crypto.randomUUID(), shownAt: "0" };
	const sent = await request.post(localizedPath(language, form.path), {
		form: { ...hidden, ...form.answers, ...different },
	});
	return ownPageIn(sent);
}

/** The address of one's own page in a page that has come. */
export async function ownPageIn(answer: APIResponse): Promise<string> {
	return /href="((?:\/\w\w)?\/yeu-cau\/[0-9a-f]{32})"/.exec(await answer.text())?.[1] ?? "";
}
