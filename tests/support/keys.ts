import type { Locator } from "playwright/test";
import { expect } from "./test.ts";

/**
 * Fills in a text field as people do: taps it, replaces what it holds key by key, and sees the text stand there, in view
 * and with the focus still in it. (Playwright's own `fill()` sets the value in one go, whatever a key press would do.)
 */
export async function type(field: Locator, text: string): Promise<void> {
	await field.click();
	await expect(field).toBeFocused();
	await field.press("ControlOrMeta+A");
	await field.press("Delete");
	await field.page().keyboard.type(text);
	await expect(field).toHaveValue(text);
	await expect(field).toBeFocused();
	await expect(field).toBeInViewport();
}
