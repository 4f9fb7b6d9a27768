import type { APIRequestContext, APIResponse } from "playwright/test";
import { type Piece, plain, readPage } from "./http.ts";
import { expectValid } from "./sound.ts";

type Page = Awaited<ReturnType<typeof readPage>> & { url: string };

/** What is typed, chosen by value or label, or ticked, by the names of fields; an empty text unticks. */
type Answers = Record<string, string | string[]>;

const asBrowsers = { Accept: "text/html" };

const textFields = "textarea, input:not([type=checkbox], [type=radio], [type=hidden])";

/**
 * Somebody without JavaScript who needs no browser: follows the links of a page, and presses the buttons of its own forms
 * with what these hold. Whoever asks for a link, a button, a field or a choice that the page does not have gets an error.
 */
export class Reader {
	private shown: Page | undefined;

	constructor(private readonly request: APIRequestContext) {}

	/** The page that has come last. */
	get page(): Page {
		if (!this.shown) throw new Error("No page is open");
		return this.shown;
	}

	/** Path and query of the page. */
	get place(): string {
		const { pathname, search } = new URL(this.page.url);
		return pathname + search;
	}

	async open(address: string): Promise<Page> {
		return this.show(await this.request.get(address, { headers: asBrowsers }));
	}

	/** @param name the link's whole text or label, or a pattern of it */
	async follow(name: string | RegExp): Promise<Page> {
		return this.open(this.resolve(this.named("a[href]", name).attr("href")));
	}

	/** Presses a button and sends its form, as a browser does. @param name as of {@link follow} */
	async press(name: string | RegExp, answers: Answers = {}): Promise<Page> {
		const button = this.named("button:not([type=button]), input[type=submit]", name);
		const id = button.attr("form");
		const form = id ? this.page.$(`form[id="${id}"]`) : button.closest("form");
		if (form.length !== 1) throw new Error(`“${name}” has no form on ${this.place}`);
		const sent = this.answersOf(form, answers);
		const pressed = button.attr("name");
		if (pressed) sent.append(pressed, button.attr("value") ?? "");
		const action = new URL(this.resolve(button.attr("formaction") ?? form.attr("action")));
		const method = button.attr("formmethod") ?? form.attr("method") ?? "get";
		if (method === "get") {
			action.search = sent.toString();
			return this.open(action.href);
		}
		const headers = {
			...asBrowsers,
			"Content-Type": "application/x-www-form-urlencoded",
			Origin: action.origin,
		};
		return this.show(await this.request.post(action.href, { headers, data: sent.toString() }));
	}

	/** What the form sends once it is filled in: the page's own fields, without those that are disabled. */
	private answersOf(form: Piece, answers: Answers): URLSearchParams {
		const { $ } = this.page;
		const id = form.attr("id");
		const inside = form.find(":input").filter((_, field) => ($(field).attr("form") ?? id) === id);
		const fields = inside.add(id ? $(`:input[form="${id}"]`) : "");
		const named = (name: string) =>
			fields.filter((_, field) => $(field).attr("name") === name && !$(field).is(":disabled"));
		for (const [name, answer] of Object.entries(answers)) {
			const wanted = [answer].flat();
			const field = named(name);
			const choices = field.filter("[type=checkbox], [type=radio]").add(field.find("option"));
			const names = (choice: Piece[number]) =>
				$(choice).is("option") ? [String($(choice).val()), plain($(choice))] : [String($(choice).val())];
			const known = choices.toArray().flatMap(names);
			if (field.is(textFields)) field.val(answer);
			else if (!choices.length || wanted.some((value) => value && !known.includes(value)))
				throw new Error(`“${name}” of the form on ${this.place} cannot be “${answer}”, but ${known}`);
			else
				for (const choice of choices.toArray()) {
					const isChosen = names(choice).some((value) => wanted.includes(value));
					$(choice).prop($(choice).is("option") ? "selected" : "checked", isChosen);
				}
		}
		return new URLSearchParams(fields.serializeArray().map(({ name, value }) => [name, value]));
	}

	/** The first link or button of a name in the page itself, or else in its frame. */
	private named(kind: string, name: string | RegExp): Piece {
		const { $ } = this.page;
		const is = (text: string) => (typeof name === "string" ? text === name : name.test(text));
		const nameOf = (one: Piece) =>
			this.page.saidBy(one.attr("aria-labelledby")) || (one.attr("aria-label") ?? plain(one));
		const all = $(kind).filter((_, one) => is(nameOf($(one))));
		const inside = all.filter((_, one) => $(one).closest("main").length > 0);
		const found = (inside.length > 0 ? inside : all).first();
		if (found.length === 0) throw new Error(`No “${name}” on ${this.place}: ${this.page.main}`);
		return found;
	}

	private resolve(address = ""): string {
		return new URL(address || this.place, this.page.url).href;
	}

	private async show(answer: APIResponse): Promise<Page> {
		this.shown = { ...(await readPage(answer)), url: answer.url() };
		// What is refused is a state of its own; tests/pages looks at every page as it is opened.
		if (answer.status() === 400) await expectValid(this.shown.html);
		return this.shown;
	}
}
