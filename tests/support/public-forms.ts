import { companySizes, demoInterests, industries } from "#models/options.ts";
import type { contactFields, demoFields, trialFields } from "#models/request/fields.ts";

/** A form of the public site as the specification has it: sections 3, 5 and 8. */
export type PublicForm = {
	name: string;
	path: string;
	collection: string;
	/** A valid answer to each field; "on" ticks a box. */
	answers: Record<string, string>;
	/** What is stored of it, where that is not what was typed, and what the server adds. */
	stored: Record<string, unknown>;
	/** The message of each required field. */
	required: Record<string, string>;
	invalid: { field: string; typed: string; message: string }[];
	/** Alone in the red box when it cannot be stored. */
	failure: string;
	/** Heading of the success panel, and its link back to the form. */
	sent: string;
	again: string;
};

const contactPerson = {
	companyName: "Công ty Gỗ Minh Phát",
	contactName: "Nguyễn Thu Hà",
	email: "ha@minhphat.vn",
	phone: "0912 345 678",
};

const contactPersonRequired = {
	companyName: "Vui lòng nhập tên công ty",
	contactName: "Vui lòng nhập tên người liên hệ",
	email: "Vui lòng nhập email",
	phone: "Vui lòng nhập số điện thoại",
};

const consentRequired = "Vui lòng đồng ý với điều khoản để tiếp tục";
const consentStored = {
	consent: true,
	agreedTo: { textVersion: "2026-11-23", purpose: "callback, information, offers", language: "vi" },
};

const invalidEmail = ["ha@minhphat", "ha@minhphat.v", "ha minhphat.vn"].map((typed) => ({
	field: "email",
	typed,
	message: "Email không hợp lệ",
}));

const invalidPhone = ["091234567", "0912 345 67a", "+84 912 345 678 901"].map((typed) => ({
	field: "phone",
	typed,
	message: "Số điện thoại không hợp lệ (10-11 chữ số)",
}));

export const trial: PublicForm = {
	name: "trial",
	path: "/dung-thu",
	collection: "leads",
	answers: {
		...contactPerson,
		industry: industries[0],
		companySize: companySizes[2],
		currentSystem: "Excel",
		consent: "on",
	} satisfies Record<keyof typeof trialFields | "consent", string>,
	stored: { phone: "0912345678", source: "trial_signup", status: "new", ...consentStored },
	required: {
		...contactPersonRequired,
		industry: "Vui lòng chọn ngành nghề",
		companySize: "Vui lòng chọn quy mô công ty",
		consent: consentRequired,
	},
	invalid: [
		...invalidEmail,
		...invalidPhone,
		{ field: "companyName", typed: "x".repeat(201), message: "Vui lòng rút gọn còn tối đa 200 ký tự" },
	],
	failure: "Không thể gửi thông tin. Vui lòng thử lại sau.",
	sent: "Đã nhận đăng ký của anh chị",
	again: "Đăng ký thêm",
};

export const demo: PublicForm = {
	name: "demo",
	path: "/demo",
	collection: "demoRequests",
	answers: {
		...contactPerson,
		position: "Kế toán trưởng",
		preferredTime: "Sáng (8h-12h)",
		interest: demoInterests[2],
		notes: "Kho ba chi nhánh, hay lệch số",
		consent: "on",
	} satisfies Record<keyof typeof demoFields | "consent", string>,
	stored: { phone: "0912345678", status: "pending", ...consentStored },
	required: {
		...contactPersonRequired,
		preferredTime: "Vui lòng chọn thời gian",
		consent: consentRequired,
	},
	invalid: [
		...invalidEmail,
		...invalidPhone,
		{ field: "notes", typed: "x".repeat(5001), message: "Vui lòng rút gọn còn tối đa 5000 ký tự" },
	],
	failure: "Không thể gửi yêu cầu. Vui lòng thử lại sau.",
	sent: "Đã nhận yêu cầu demo của anh chị",
	again: "Đăng ký thêm",
};

export const contact: PublicForm = {
	name: "contact",
	path: "/lien-he",
	collection: "contactMessages",
	answers: {
		name: "Nguyễn Thu Hà",
		email: "ha@minhphat.vn",
		phone: "gọi giờ hành chính",
		subject: "Báo giá",
		message: "Cho 32 người dùng.\nCông ty có hai kho.",
	} satisfies Record<keyof typeof contactFields, string>,
	stored: { replied: false },
	required: {
		name: "Vui lòng nhập họ và tên",
		email: "Vui lòng nhập email",
		subject: "Vui lòng chọn chủ đề",
		message: "Vui lòng nhập nội dung",
	},
	invalid: [
		...invalidEmail,
		{ field: "message", typed: "x".repeat(5001), message: "Vui lòng rút gọn còn tối đa 5000 ký tự" },
	],
	failure: "Không thể gửi tin nhắn. Vui lòng thử lại sau.",
	sent: "Đã nhận tin nhắn của anh chị",
	again: "Gửi tin nhắn khác",
};
