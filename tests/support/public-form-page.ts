import type { Locator, Page } from "playwright/test";
import { localizedPath } from "#app/addresses/site.ts";
import { locales, type Vi } from "#app/locales/index.ts";
import type { Language } from "#models/language.ts";
import { errorBox } from "./error-box.ts";
import { paste, type } from "./keys.ts";
import type { PublicForm } from "./public-forms.ts";
import { scriptsRun } from "./test.ts";

/** Nobody types longer texts than this into a form. */
const mostTyped = 300;

/** What a control with an error says, perhaps after a hint. */
export const saying = (message: string) => new RegExp(`${message.replace(/[()]/g, "\\$&")}$`);

/** A public form as a visitor sees it in one language. */
export class PublicFormPage {
	readonly page: Page;
	readonly form: PublicForm;
	readonly texts: Vi["form"];
	readonly address: string;

	constructor(page: Page, form: PublicForm, language: Language = "vi") {
		this.page = page;
		this.form = form;
		this.texts = locales[language].form ?? locales.vi.form;
		this.address = localizedPath(language, form.path);
	}

	async open(query = ""): Promise<void> {
		await this.page.goto(this.address + query);
	}

	/** The control of a field, found by the beginning of its label. */
	control(field: string): Locator {
		const labels: Record<string, { label: string }> = this.texts.fields;
		const label = labels[field]?.label ?? this.texts.consent.text.replace(/ ?\{\{.*/, "");
		return this.main.getByLabel(new RegExp(`^${label.replace(/[?]/g, "\\$&")}`));
	}

	/** The label of a field. */
	label(field: string): Locator {
		return this.main.locator(`label[for$="-${field}"]`);
	}

	/** Types, chooses or ticks. */
	async answer(field: string, value: string): Promise<void> {
		const control = this.control(field);
		const kind = await control.evaluate((element: HTMLInputElement) => element.type);
		if (kind === "checkbox") await control.setChecked(value === "on");
		else if (kind === "select-one") await control.selectOption(value);
		else if (value.length > mostTyped) await paste(control, value);
		else await type(control, value);
	}

	/** Fills in everything, with `different` in place of the usual answers. */
	async answerAll(different: Record<string, string> = {}): Promise<void> {
		for (const [field, value] of Object.entries({ ...this.form.answers, ...different })) {
			await this.answer(field, value);
		}
	}

	/** What a field holds. */
	async value(field: string): Promise<string> {
		return this.control(field).evaluate((element: HTMLInputElement) =>
			element.type === "checkbox" ? (element.checked ? "on" : "") : element.value,
		);
	}

	/** What the form sends besides the answers. */
	async hiddenValues(): Promise<Record<string, string>> {
		const hidden = this.main.locator("form[method=post] input[type=hidden]");
		return Object.fromEntries(
			await hidden.evaluateAll((inputs: HTMLInputElement[]) =>
				inputs.map(({ name, value }) => [name, value]),
			),
		);
	}

	get main(): Locator {
		return this.page.getByRole("main");
	}

	/** The red box above the form. */
	get summary(): Locator {
		return errorBox(this.page);
	}

	get submit(): Locator {
		return this.main.locator(`form[id="${this.form.name}"]`).getByRole("button");
	}

	get submissionId(): Locator {
		return this.main.locator("[name=submissionId]");
	}

	async send(): Promise<void> {
		// Where a link led here, scripts may still be loading.
		await scriptsRun(this.page);
		await this.submit.click();
	}

	get heading(): Locator {
		return this.main.getByRole("heading", { level: 1 });
	}
}
