import type { PageId } from "#app/addresses/site.ts";

const pages: Record<PageId, string> = {
	home: "Trang chủ",
	features: "Tính năng",
	pricing: "Bảng giá",
	about: "Về chúng tôi",
	demo: "Đặt lịch demo",
	trial: "Dùng thử miễn phí",
	contact: "Liên hệ",
	faq: "Hỏi đáp",
	docs: "Tài liệu",
	privacy: "Chính sách bảo mật",
	terms: "Điều khoản sử dụng",
};

export default {
	label: "Menu chính",
	pages,
	staff: "Đăng nhập nhân viên",
	trial: "Dùng thử miễn phí",
	trialShort: "Dùng thử",
	/** At the foot of a phone's screen. */
	bar: { label: "Liên hệ nhanh", call: "Gọi", zalo: "Zalo" },
};
