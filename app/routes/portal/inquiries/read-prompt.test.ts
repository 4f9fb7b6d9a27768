import { expect, test } from "vitest";
import { Account } from "#models/account/account.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { setStatus } from "#models/inquiry/status.server.ts";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import { useDatabase } from "#tests/support/database.ts";
import { inquiryFields, viewerNamed } from "#tests/support/inquiries.ts";
import { readPrompt } from "./prompt.server.ts";

useDatabase();

async function member(fullName: string, role: Viewer["role"]): Promise<Viewer> {
	const person = { email: `${crypto.randomUUID()}@may-erp.example`, fullName };
	const { id } = await Account.create({ ...person, password: "a long pass phrase 42" }, role);
	return { ...viewerNamed(fullName, role), ...person, id };
}

test("a prompt leaves out who has the inquiry, who worked on it and who asks for it, though no title stands before them", async () => {
	const rep = await member("Trần Quốc Bảo", "sales");
	const colleague = await member("Lê Hoàng Yến", "admin");
	const asking = await member("Phạm Thu Trang", "admin");
	const fields = inquiryFields({
		requirements: "Quốc Bảo hẹn, Hoàng Yến báo giá, Thu Trang gửi; Minh Phát ký",
	});
	const { id } = await submitInquiry(fields, rep, "one");
	await setStatus(colleague, id, "in-progress", 1);
	const { prompt } = await readPrompt("en", asking, new Request("http://localhost/prompt.txt"), id);
	expect(prompt).toContain("[left out] hẹn, [left out] báo giá, [left out] gửi; Minh Phát ký");
});
