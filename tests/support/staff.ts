import type { Page } from "playwright/test";
import { type } from "./keys.ts";
import { password } from "./staff-accounts.ts";
import { expect, unique } from "./test.ts";

/** Signs up through the browser, as a representative. */
export async function signUp(page: Page, email = `rep-${unique()}@may-erp.example`): Promise<string> {
	await page.goto("/portal/signup");
	await type(page.getByLabel("Full name"), "Trần Văn Bình");
	await type(page.getByLabel("Email"), email);
	await type(page.getByLabel("Password", { exact: true }), password);
	await type(page.getByLabel("Confirm password"), password);
	await page.getByRole("button", { name: "Sign up" }).click();
	await expect(page).toHaveURL(/\/portal\/dashboard$/);
	return email;
}

export async function logIn(page: Page, email: string, typed = password): Promise<void> {
	await type(page.getByLabel("Email"), email);
	await type(page.getByLabel("Password", { exact: true }), typed);
	await page.getByRole("button", { name: "Log in" }).click();
}

/** Opens the form for a new inquiry, fills it and sends it. */
export async function logInquiry(page: Page, customer: string): Promise<void> {
	await page.goto("/portal/inquiry");
	await submitInquiry(page, customer);
}

/** Fills the form that stands open, and sends it. */
export async function submitInquiry(page: Page, customer: string): Promise<void> {
	await type(page.getByLabel("Customer name"), customer);
	await type(page.getByLabel("Company"), `Công ty Gỗ ${unique()}`);
	await type(page.getByLabel("Customer email"), `mua-${unique()}@minhphat.vn`);
	await page.getByLabel("Project type").selectOption("inventory");
	await type(page.getByLabel("Industry"), "Sản xuất đồ gỗ");
	await type(page.getByLabel("Requirements"), "Quản lý kho ba chi nhánh");
	await page.getByRole("button", { name: "Submit inquiry" }).click();
}
