import type { Sign } from "#models/request/spam-quarantine.server.ts";

const reasons: Record<Sign, string> = {
	trap: "Đã điền một ô mà người dùng không nhìn thấy",
	haste: "Gửi nhanh hơn tốc độ gõ của người",
	links: "Trong nội dung có đường dẫn",
};

export default {
	title: "Nghi là spam",
	heading: "Nghi là spam",
	intro:
		"Những biểu mẫu này trông giống spam nên được giữ riêng, sau {{suspectedSpamKeptDays}} ngày tự xóa. Nếu là khách thật, anh chị cho vào danh sách: khách nhận được email xác nhận, hạn trả lời tính lại từ lúc đó.",
	empty: "Không có biểu mẫu nào bị nghi là spam.",
	reasons,
	letIn: "Cho vào danh sách",
	discard: "Xóa",
	notices: {
		letIn: "Đã cho vào danh sách, chưa ai nhận. Khách được gửi email xác nhận.",
		discarded: "Đã xóa hẳn.",
		gone: "Biểu mẫu này không còn ở đây: đã có người cho vào danh sách hoặc xóa.",
	},
	question: {
		title: "Xóa biểu mẫu",
		heading: "Xóa hẳn biểu mẫu này?",
		text: "Xóa rồi thì không khôi phục được.",
		confirm: "Xóa hẳn",
		cancel: "Giữ lại",
	},
};
