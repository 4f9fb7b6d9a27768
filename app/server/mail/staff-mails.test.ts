import { expect, test } from "vitest";
import { mailOrigin } from "#app/addresses/origin.server.ts";
import type { RequestView } from "#models/request/view.ts";
import { handOverMail } from "./staff-mails.server.ts";

const email = "linh@may-erp.example";
const to = { id: "65f000000000000000000001", name: "Võ Khánh Linh", email, emailShown: email };
const request: RequestView = {
	id: "demo-6741f0c2a9e4b35d7c8f1a20",
	...{ kind: "demo", state: "waiting", language: "en", source: "direct", isLate: false, ownerId: null },
	isMailRefused: false,
	...{ companyName: "Gốm Bát Tràng", name: "Nguyễn Thị Hòa", email: "hoa@gom.example", phone: "0912345678" },
	...{ createdAt: "2026-11-20T02:00:00.000Z", dueAt: "2026-11-23T04:00:00.000Z" },
	answerBy: "2026-11-23T04:00:00.000Z",
};

test("who is handed a request reads from whom, whose it is, by when, and where to open it", () => {
	const mail = handOverMail("https://may-erp.example", "Trần Minh Khôi")(to, request);
	expect(mail).toMatchObject({ to: to.email, about: ["hoa@gom.example"], requestId: request.id });
	expect(mail.subject).toBe(
		"Anh chị được giao khách (Demo), cần làm trước 11:00 thứ Hai, 23/11: Gốm Bát Tràng",
	);
	expect(mail.text).toBe(
		[
			"Trần Minh Khôi vừa giao khách này cho anh chị. Việc tiếp theo: trước 11:00 thứ Hai, 23/11.",
			"Công ty: Gốm Bát Tràng\nNgười liên hệ: Nguyễn Thị Hòa\nĐiện thoại: 0912 345 678\nEmail: hoa@gom.example\nNgôn ngữ: Tiếng Anh",
			"Mở trong cổng kinh doanh: https://may-erp.example/portal/requests/demo-6741f0c2a9e4b35d7c8f1a20",
		].join("\n\n"),
	);
});

test("what a visitor left out is said so, and what they typed passes for no other line", () => {
	const forged = {
		...request,
		companyName: undefined,
		phone: undefined,
		name: "Hà\r\nEmail: x@evil.example",
	};
	const { subject, text } = handOverMail(null, "Khôi")(to, forged);
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
