import { expect, test } from "vitest";
import { answeredToday } from "./owner.ts";

test("an accountant reads yes, not yet, or whom to ask, as the owner has said", () => {
	const question = { question: "?", answer: "Ask us.", confirmed: "Yes." };
	const ids = ["a", "b", "c", "d"];
	const items = [...ids.map((id) => ({ ...question, id })), { id: "e", question: "?", answer: "As it is." }];
	const answers = answeredToday(items, "Not yet.", { a: "yes", b: "no", c: "ask", e: "yes" });
	expect(answers.map(({ answer }) => answer)).toEqual([
		"Yes.",
		"Not yet.",
		"Ask us.",
		"Ask us.",
		"As it is.",
	]);
});
