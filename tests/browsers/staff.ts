import type { Connection } from "mongoose";
import { inquiryFields } from "#tests/support/inquiries.ts";
import { password } from "#tests/support/staff-accounts.ts";

/** Returns the address and the cookie of a new representative. */
export async function newAccount(url: string): Promise<{ email: string; cookie: string }> {
	const email = `rep-${crypto.randomUUID().slice(0, 8)}@may-erp.example`;
	const person = { fullName: "Trần Văn Bình", email, password, confirmPassword: password };
	const answer = await post(`${url}/portal/signup`, person);
	return { email, cookie: answer.headers.getSetCookie().join("; ") };
}

export async function storedInquiry(url: string, db: Connection) {
	const { email, cookie } = await newAccount(url);
	const customer = "Lan Anh";
	const submissionId = crypto.randomUUID();
	const fields = Object.entries({ ...inquiryFields({ customerName: customer }), submissionId });
	const form = Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
	await post(`${url}/portal/inquiry`, form, cookie);
	const stored = await db.collection("salesInquiries").findOne({ salesRepName: email });
	if (!stored) throw new Error("the inquiry was not stored");
	return { email, customer, id: stored._id };
}

async function post(url: string, fields: Record<string, string>, cookie = ""): Promise<Response> {
	const body = new URLSearchParams(fields);
	const answer = await fetch(url, { method: "POST", body, headers: { cookie }, redirect: "manual" });
	if (answer.status >= 400) throw new Error(`${url} answered ${answer.status}`);
	return answer;
}
