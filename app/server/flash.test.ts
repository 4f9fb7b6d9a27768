import { expect, test } from "vitest";
import { setStatus } from "#models/inquiry/status.server.ts";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import { Inquiries } from "#models/records/records.server.ts";
import { useDatabase } from "#tests/support/database.ts";
import { inquiryFields } from "#tests/support/inquiries.ts";
import { memberNamed } from "#tests/support/members.ts";
import { flashed, flashOf } from "./flash.server.ts";

useDatabase();

test("an undo is offered on every page until its viewer changes something else; another sentence is said once", async () => {
	const [khoi, huong] = [await memberNamed("khoi"), await memberNamed("huong")];
	const { id } = await submitInquiry(inquiryFields(), khoi, crypto.randomUUID());
	await setStatus(khoi, id, "completed", 1);
	const undo = { words: "Hoàn tác", action: "/portal/inquiries/several", rows: [`${id}.1`] };
	let cookie = await flashed({ text: "Đã chuyển: 1.", undo, ticked: ["x"] });
	const nextPage = async (viewer = khoi) => {
		const [Cookie = ""] = cookie.split(";");
		const { flash, headers } = await flashOf(
			new Request("http://localhost/", { headers: { Cookie } }),
			viewer,
		);
		cookie = new Headers(headers).get("Set-Cookie") ?? "";
		return flash;
	};

	expect(await nextPage()).toMatchObject({ text: "Đã chuyển: 1.", undo, ticked: ["x"] });
	for (const page of [await nextPage(), await nextPage()]) {
		expect(page).toMatchObject({ text: "Đã chuyển: 1.", undo, isTold: true });
		expect(page).not.toHaveProperty("ticked");
	}
	await Inquiries.log(khoi, id, { way: "reached" });
	expect(await nextPage()).toBeNull();

	cookie = await flashed({ text: "Đã chuyển: 1.", undo });
	expect(await nextPage(huong), "who is signed in as somebody else").toEqual({ text: "Đã chuyển: 1." });
	expect(await nextPage()).toBeNull();
	cookie = await flashed("Đã lưu.");
	expect([await nextPage(), await nextPage()]).toEqual([{ text: "Đã lưu." }, null]);
});
