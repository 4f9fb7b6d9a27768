export default {
	title: "Liên hệ {{brand}}: gọi, viết hoặc để lại tin nhắn",
	description:
		"Gọi {{brandPhone}}, viết về {{brandEmail}} hoặc để lại tin nhắn. Chúng tôi trả lời trong {{replyHours}} giờ, bằng tiếng Việt.",
	heading: "Nói chuyện với người thật",
	intro:
		"Hỏi giá, hỏi cách làm, nhờ gỡ một chỗ vướng: anh chị cứ viết. Chúng tôi trả lời trong {{replyHours}} giờ.",
	form: {
		heading: "Để lại tin nhắn",
		submit: "Gửi tin nhắn",
		notice: "Chúng tôi chỉ dùng thông tin này để trả lời anh chị. Xem",
		privacy: "Chính sách bảo mật",
	},
	office: {
		heading: "Văn phòng",
		person: "Người tiếp anh chị",
		address: "Địa chỉ",
		phone: "Điện thoại",
		email: "Email",
		hours: "Giờ làm việc",
		openingHours: "Thứ Hai đến thứ Sáu, {{officeMorning}} và {{officeAfternoon}}",
		support: "Khách đang dùng được hỗ trợ {{supportHours}}.",
		urgent: "Cần gấp? Gọi là nhanh nhất.",
	},
	success: {
		heading: "Đã nhận tin\u00a0nhắn của\u00a0anh\u00a0chị",
		intro: "Cảm ơn anh/chị {{name}}. Tiếp theo:",
		steps: [
			{ title: "Chúng tôi đọc", text: "Tin nhắn được chuyển tới đúng người phụ trách." },
			{
				title: "Chúng tôi trả lời",
				text: "{{brandPerson}} hoặc đồng nghiệp trả lời qua {{email}}, {{deadline}}.",
			},
			{ title: "Nếu cần gấp", text: "Anh chị gọi {{brandPhone}}." },
		],
		own: "Xem hoặc sửa yêu cầu",
		again: "Gửi tin nhắn khác",
		home: "Về trang chủ",
	},
};
