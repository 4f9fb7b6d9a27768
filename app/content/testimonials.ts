/**
 * EXAMPLES: invented people and firms. Replace each by a real customer who agreed in writing, and only then set
 * `example` to false; pages mark examples as such.
 */
export const testimonials = [
	{
		example: true,
		name: "Chị Trần Thu Hương",
		role: "Kế toán trưởng",
		trade: "Sản xuất bao bì",
		city: "Hải Phòng",
		result: "Chốt sổ trong một buổi sáng",
		quote:
			"Trước đây cuối tháng tôi gom số từ bảy file Excel, mất bốn ngày. Giờ kho, bán hàng và kế toán chung một sổ. Sáng mùng một tôi ngồi đối chiếu, trưa là nộp báo cáo cho giám đốc.",
	},
	{
		example: true,
		name: "Anh Lê Quốc Bảo",
		role: "Giám đốc",
		trade: "Bán lẻ đồ gia dụng, bốn cửa hàng",
		city: "Đà Nẵng",
		result: "Hết cảnh bán món đã hết hàng",
		quote:
			"Bốn cửa hàng cùng nhìn một con số tồn. Khách hỏi, nhân viên tra trên điện thoại là biết cửa hàng nào còn. Ba tháng nay không phải gọi lại xin lỗi khách lần nào.",
	},
	{
		example: true,
		name: "Chị Phạm Ngọc Lan",
		role: "Trưởng phòng xuất khẩu",
		trade: "Chế biến nông sản",
		city: "Cần Thơ",
		result: "Bộ chứng từ xong trong hai giờ",
		quote:
			"Một đơn hàng đi Nhật trước đây phải gõ lại số liệu năm lần. Giờ nhập một lần, phiếu đóng gói và hóa đơn lấy từ đó ra. Từ một ngày rút còn hai giờ.",
	},
] as const;
