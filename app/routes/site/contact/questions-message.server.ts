import { openQuestions } from "#app/routes/site/questions.ts";
import { text } from "#app/server/i18n.server.ts";
import type { Language } from "#models/language.ts";
import type { ContactSubject } from "#models/options.ts";

/** How the contact form begins for somebody who has ticked questions on the page of answers; null for others. */
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
