export default {
	title: "Đặt lịch demo {{brand}}: {{demoMinutes}} phút, riêng cho công ty anh chị",
	description:
		"Buổi demo online {{demoMinutes}} phút, miễn phí, riêng cho công ty anh chị, xoay quanh việc đang vướng. Chúng tôi gọi lại trong {{demoContactHours}} giờ làm việc.",
	heading: "Xem {{brand}} xử\u00a0lý\u00a0đúng\u00a0việc của\u00a0công\u00a0ty anh\u00a0chị",
	intro:
		"Một buổi online {{demoMinutes}} phút, miễn phí, dành riêng cho công ty anh chị. Anh chị nêu việc đang vướng, chúng tôi làm thử ngay trên màn hình. Chúng tôi gọi chốt lịch trong {{demoContactHours}} giờ làm việc; muốn gặp tận nơi, anh chị nói lúc đó.",
	agenda: {
		heading: "Trong {{demoMinutes}} phút",
		items: [
			{ title: "Nghe trước", text: "Công ty làm gì, bao nhiêu người, đang kẹt ở khâu nào." },
			{ title: "Làm thử", text: "Đi trọn một đơn hàng: từ báo giá, xuất kho đến ghi sổ và thu tiền." },
			{ title: "Trả lời thẳng", text: "Việc nào làm được, việc nào chưa, mất bao lâu, hết bao nhiêu." },
			{
				title: "Không ép mua",
				text: "Xem xong, anh chị tự quyết: dùng thử, hỏi thêm hay dừng ở đó.",
			},
		],
	},
	form: {
		heading: "Đặt lịch",
	},
	success: {
		heading: "Đã nhận yêu\u00a0cầu demo của anh\u00a0chị",
		intro: "Cảm ơn anh/chị {{name}}. Tiếp theo:",
		steps: [
			{
				title: "Chúng tôi gọi {{deadline}}",
				text: "{{brandPerson}} hoặc đồng nghiệp gọi số {{phone}} để chốt ngày giờ. Đến giờ demo, chúng tôi gọi lại và gửi liên kết để cùng xem màn hình.",
			},
			{
				title: "Email xác nhận",
				isMail: true,
				text: "Thường tới {{email}} trong vài phút. Nếu chưa thấy, anh chị xem giúp trong mục thư rác; yêu cầu của anh chị vẫn đã được ghi nhận.",
			},
			{
				title: "Buổi demo {{demoMinutes}} phút",
				text: "Riêng cho công ty anh chị. Mời thêm kế toán, thủ kho cùng xem thì càng tốt.",
			},
		],
		own: "Xem hoặc sửa yêu cầu",
		again: "Đăng ký thêm",
		home: "Về trang chủ",
	},
};
