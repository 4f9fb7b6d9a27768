import type { APIResponse } from "playwright/test";
import { PublicFormPage } from "./public-form-page.ts";

/** A public form whose answers are sent without its controls; the page that comes back is read without scripts. */
export class PostedForm extends PublicFormPage {
	/** What came back last. */
	html = "";
	/** What the page sends along. */
	private hidden: Record<string, string> = {};

	override async open(query = ""): Promise<void> {
		await this.show(await this.page.request.get(this.address + query));
		this.hidden = await this.hiddenValues();
	}

	/** Sends the usual answers with `different` in place of some, and shows what comes back. */
	async post(
		different: Record<string, string> = {},
		headers: Record<string, string> = {},
	): Promise<APIResponse> {
		const fields: Record<string, string> = { ...this.hidden, ...this.form.answers, ...different };
		// As browsers do: a box that is not ticked is not sent, and lines end with two characters.
		if (!fields.consent) delete fields.consent;
		const sent = Object.entries(fields).map(([name, value]) => [name, value.replace(/\n/g, "\r\n")]);
		const answer = await this.page.request.post(this.address, { form: Object.fromEntries(sent), headers });
		await this.show(answer);
		return answer;
	}

	/** What each field holds. */
	async values(): Promise<Record<string, string>> {
		const form = this.main.locator("form[method=post]");
		const held = await form.evaluate((form: HTMLFormElement) =>
			Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])),
		);
		return Object.fromEntries(Object.keys(this.form.answers).map((field) => [field, held[field] ?? ""]));
	}

	private async show(answer: APIResponse): Promise<void> {
		this.html = await answer.text();
		await this.page.setContent(this.html);
	}
}
