import type { Page } from "playwright/test";
import { password } from "./staff-accounts.ts";
import { expect, unique } from "./test.ts";

/** Signs up through the browser, as a representative. */
export async function signUp(page: Page, email = `rep-${unique()}@may-erp.example`): Promise<string> {
	await page.goto("/portal/signup");
	await page.getByLabel("Full name").fill("Trần Văn Bình");
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password", { exact: true }).fill(password);
	await page.getByLabel("Confirm password").fill(password);
	await page.getByRole("button", { name: "Sign up" }).click();
	await expect(page).toHaveURL(/\/portal\/dashboard$/);
	return email;
}

export async function logIn(page: Page, email: string, typed = password): Promise<void> {
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password").fill(typed);
	await page.getByRole("button", { name: "Log in" }).click();
}

/** Opens the form for a new inquiry, fills it and sends it. */
export async function logInquiry(page: Page, customer: string): Promise<void> {
	await page.goto("/portal/inquiry");
	await submitInquiry(page, customer);
}

/** Fills the form that stands open, and sends it. */
export async function submitInquiry(page: Page, customer: string): Promise<void> {
	await page.getByLabel("Customer name").fill(customer);
	await page.getByLabel("Company").fill("Công ty Gỗ Minh Phát");
	await page.getByLabel("Customer email").fill("mua@minhphat.vn");
	await page.getByLabel("Project type").selectOption("inventory");
	await page.getByLabel("Industry").fill("Sản xuất đồ gỗ");
	await page.getByLabel("Requirements").fill("Quản lý kho ba chi nhánh");
	await page.getByRole("button", { name: "Submit inquiry" }).click();
}
