/**
 * Confirmations, as plain text. They go to whatever address somebody typed: nothing in them is the sender's own words.
 */
export default {
	trial: {
		subject: "{{brand}}: đã nhận đăng ký dùng thử",
		text: [
			"Kính gửi anh chị,",
			"{{brand}} đã nhận đăng ký dùng thử của anh chị.",
			"Tiếp theo:\n1. Trước {{deadline}}, chúng tôi gọi số {{phone}} để xác nhận thông tin.\n2. Sau cuộc gọi, tài khoản dùng thử {{trialDays}} ngày được mở trong {{setupHours}} giờ. Anh chị nhận email hướng dẫn đăng nhập.\n3. Anh chị dùng thử. Không cần thẻ, dừng lúc nào cũng được.",
			"Số điện thoại sai, hoặc cần gọi sớm hơn? Gọi {{brandPhone}} hoặc trả lời email này.",
			"Anh chị không đăng ký? Cứ bỏ qua email này, hoặc báo chúng tôi để xóa thông tin.",
			"{{brand}}\n{{brandAddress}}\n{{brandPhone}} · {{brandEmail}}",
		],
	},
	demo: {
		subject: "{{brand}}: đã nhận yêu cầu demo",
		text: [
			"Kính gửi anh chị,",
			"{{brand}} đã nhận yêu cầu demo của anh chị.",
			"Chúng tôi gọi số {{phone}} trước {{deadline}} để chốt ngày giờ. Thời gian anh chị chọn: {{preferredTime}}.",
			"Buổi demo dài {{demoMinutes}} phút, riêng cho công ty anh chị. Nếu tiện, anh chị chuẩn bị một việc đang vướng để chúng tôi làm thử ngay trên màn hình.",
			"Cần đổi giờ? Gọi {{brandPhone}} hoặc trả lời email này.",
			"Anh chị không đặt lịch? Cứ bỏ qua email này, hoặc báo chúng tôi để xóa thông tin.",
			"{{brand}}\n{{brandAddress}}\n{{brandPhone}} · {{brandEmail}}",
		],
	},
	contact: {
		subject: "{{brand}}: đã nhận tin nhắn của anh chị",
		text: [
			"Kính gửi anh chị,",
			"{{brand}} đã nhận tin nhắn của anh chị và chuyển tới đúng người phụ trách.",
			"Chúng tôi trả lời qua email này trước {{deadline}}.",
			"Cần gấp? Gọi {{brandPhone}}. Muốn nói thêm điều gì, anh chị cứ trả lời email này.",
			"Anh chị không gửi tin nhắn nào? Cứ bỏ qua email này, hoặc báo chúng tôi để xóa thông tin.",
			"{{brand}}\n{{brandAddress}}\n{{brandPhone}} · {{brandEmail}}",
		],
	},
};
