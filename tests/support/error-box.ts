import type { Locator, Page } from "playwright/test";

/** The red box above a form, which takes the focus when the form is refused; other failures are alerts. */
export const errorBox = (page: Page): Locator => page.getByRole("main").locator("section.error-box");
