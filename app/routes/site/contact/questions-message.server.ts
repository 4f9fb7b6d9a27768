import { openQuestions } from "#app/routes/site/questions.ts";
import { text } from "#app/server/i18n.server.ts";
import type { Language } from "#models/language.ts";
import type { ContactSubject } from "#models/options.ts";

/** The message that the contact form starts with if questions were ticked on the FAQ; null if none were. */
export function questionsFor(
	request: Request,
	language: Language,
): { subject: ContactSubject; message: string } | null {
	const ticked = new URL(request.url).searchParams.getAll("ask");
	const faq = text(language, "faq");
	const asked = openQuestions(faq).filter(({ id }) => ticked.includes(id));
	if (asked.length === 0) return null;
	return {
		subject: "Tư vấn sản phẩm",
		message: [faq.ask.begin, ...asked.map(({ question }) => `- ${question}`), ""].join("\n"),
	};
}
