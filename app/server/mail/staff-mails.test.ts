import { beforeEach, expect, test, vi } from "vitest";
import { mailOrigin } from "#app/addresses/origin.server.ts";
import { handOverRecord } from "#models/records/hand-over.server.ts";
import { useDatabase } from "#tests/support/database.ts";
import { inVietnam } from "#tests/support/in-vietnam.ts";
import { letters } from "#tests/support/letters.ts";
import { memberNamed } from "#tests/support/members.ts";
import { forgetAll } from "#tests/support/reminders.ts";
import { storeDemo, storeMessage } from "#tests/support/requests.ts";

useDatabase();
beforeEach(forgetAll);

/** What somebody reads who is handed a request. */
async function handedOver(id: string, origin: string | null) {
	const [boss, linh] = [await memberNamed("boss", "admin"), await memberNamed("linh")];
	await handOverRecord(boss, id, linh.id, origin);
	const [mail, ...others] = await letters();
	expect(others).toEqual([]);
	return { to: linh, from: boss, subject: mail?.subject, text: mail?.text, address: mail?.to };
}

test("who is handed a request reads from whom, whose it is, by when, and where to open it", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: inVietnam("2026-11-20T16:00") });
	const id = await storeDemo({ language: "en" });
	const { to, from, subject, text, address } = await handedOver(id, "https://may-erp.example");
	vi.useRealTimers();
	expect(address).toBe(to.email);
	expect(subject).toBe("Anh chị nhận khách, trước 11:00 thứ Hai, 23/11: Công ty TNHH Gốm Bát Tràng");
	expect(text).toBe(
		[
			`${from.fullName} vừa giao khách này (Demo) cho anh chị. Việc tiếp theo: trước 11:00 thứ Hai, 23/11.`,
			"Công ty: Công ty TNHH Gốm Bát Tràng\nNgười liên hệ: Nguyễn Thị Hòa\nĐiện thoại: 0912 345 678\nEmail: hoa@gom.example\nNgôn ngữ: Tiếng Anh",
			`Mở trong cổng kinh doanh: https://may-erp.example/portal/requests/${id}`,
		].join("\n\n"),
	);
});

test("what a visitor left out is said so, and what they typed passes for no other line", async () => {
	const id = await storeMessage({ name: "Hà\r\nEmail: x@evil.example" });
	const { subject, text } = await handedOver(id, null);
	expect(subject).toMatch(/: Hà Email: x@evil\.example$/);
	expect(text).toContain(
		"Công ty: (không ghi)\nNgười liên hệ: Hà Email: x@evil.example\nĐiện thoại: (không ghi)",
	);
	expect(text).not.toMatch(/portal|null|[{}]/);
});

test("links in mails lead to this machine alone, as long as no public address is known", () => {
	expect(mailOrigin(new Request("http://evil.example/dung-thu"))).toBeNull();
	expect(mailOrigin(new Request("http://localhost:4310/dung-thu"))).toBe("http://localhost:4310");
	expect(mailOrigin()).toBe("http://localhost:3000");
});
