import type { Locator, Page } from "playwright/test";
import { expect } from "./test.ts";

// The one place where tests fill in fields. Playwright's own `fill()` sets the value in one go, whatever a key press
// would do, and is therefore banned: see tests/no-fill.grit.

/**
 * Fills in a text field as people do: taps it, replaces what it holds key by key, and sees the text stand there, in view
 * and with the focus still in it. An empty text empties the field.
 */
export async function type(field: Locator, text: string): Promise<void> {
	await empty(field);
	await field.page().keyboard.type(text);
	await expectStanding(field, text);
}

/** As {@link type}, for a text too long to be typed: pasted in one go. */
export async function paste(field: Locator, text: string): Promise<void> {
	await empty(field);
	await field.page().keyboard.insertText(text);
	await expectStanding(field, text);
}

/**
 * Types a day into a date field, part by part in the order in which the tests' browser shows them.
 * @param day YYYY-MM-DD; empty it empties the field
 */
export async function typeDay(field: Locator, day: string): Promise<void> {
	const [year, month, dayOfMonth] = day.split("-");
	await field.focus();
	if (day) await field.page().keyboard.type(`${month}${dayOfMonth}${year}`);
	else for (const key of emptyDay) await field.press(key);
	await expectStanding(field, day);
}

const emptyDay = ["Backspace", "ArrowRight", "Backspace", "ArrowRight", "Backspace"];

async function empty(field: Locator): Promise<void> {
	await field.click();
	await expect(field).toBeFocused();
	await field.press("ControlOrMeta+A");
	await field.press("Delete");
}

async function expectStanding(field: Locator, value: string): Promise<void> {
	await expect(field).toHaveValue(value);
	await expect(field).toBeFocused();
	await expect(field).toBeInViewport();
}

/** Presses Tab until the focus is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
	for (let presses = 0; presses < 40; presses++) {
		if (await target.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press("Tab");
	}
	await expect(target).toBeFocused();
}
