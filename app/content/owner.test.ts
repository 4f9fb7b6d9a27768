import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import about from "#app/locales/vi/about.ts";
import faq from "#app/locales/vi/faq.ts";
import terms from "#app/locales/vi/terms.ts";
import { Behind } from "#app/routes/site/parts/behind.tsx";
import { answeredToday, confirmedTerms, openToday } from "./owner.ts";

const question = { question: "?", answer: "As far as it is certain.", confirmed: "Yes." };
const items = [
	...["a", "b", "c"].map((id) => ({ ...question, id })),
	{ id: "d", question: "Only to ask?", confirmed: "Yes." },
	{ id: "e", question: "?", answer: "As it is." },
	{ ...question, id: "f", open: "What is left?" },
];
const today = { a: "yes", b: "no", c: "ask", d: "ask", f: "ask" } as const;

test("who asks reads yes, not yet, or what is certain, as the owner has said", () => {
	expect(answeredToday(items, "Not yet.", today).map(({ id, answer }) => [id, answer])).toEqual([
		["a", "Yes."],
		["b", "Not yet."],
		["c", "As far as it is certain."],
		["e", "As it is."],
		["f", "As far as it is certain."],
	]);
});

test("what the owner has not said is asked before signing", () => {
	expect(openToday(items, today)).toEqual([
		{ id: "c", question: "?" },
		{ id: "d", question: "Only to ask?" },
		{ id: "f", question: "What is left?" },
	]);
});

test("the terms say what the owner has confirmed of them, each in the section that it belongs to", () => {
	const asked = faq.groups.flatMap(({ items }) => items);
	const said = (owner: Record<string, "yes" | "no" | "ask">) =>
		terms.sections.flatMap(({ id }) => confirmedTerms(id, asked, owner).map((one) => [id, one] as const));
	expect(said({ "refund-arrives": "no", erasure: "ask" })).toEqual([]);
	const all = said({ "refund-arrives": "yes", "rest-of-fee": "yes", "below-uptime": "yes", erasure: "yes" });
	expect(all.map(([section]) => section)).toEqual(["hoan-tien", "gia-han", "hoat-dong", "du-lieu"]);
	expect(all[0]?.[1]).toContain("{{refundWorkingDays}} ngày làm việc");
});

test("of the company each thing is told that the owner has filled in, and nothing is left empty", () => {
	const html = (known: Parameters<typeof Behind>[0]["known"]) =>
		renderToStaticMarkup(createElement(Behind, { known, labels: about.behind }));

	expect(html({})).toBe("");
	expect(html({ engineers: ["An", "Bình"] })).toMatch(
		/^<dl[^>]*><div><dt[^>]*>Kỹ sư<\/dt><dd>An, Bình<\/dd><\/div><\/dl>$/,
	);
	expect(html({ contract: "hop-dong.pdf" })).toContain(
		'<a href="/hop-dong.pdf">Đọc trước mẫu hợp đồng (PDF)</a>',
	);
	expect(html({ office: { file: "van-phong.jpg", width: 3, height: 2 } })).toMatch(
		/^<img src="\/van-phong.jpg"/,
	);
});
