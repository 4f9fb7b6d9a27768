/**
 * Confirmations, as plain text. They go to whatever address somebody typed: nothing in them is the sender's own words.
 */
export default {
	trial: {
		subject: "Chúng tôi gọi anh chị {{deadline}}",
		text: [
			"Kính gửi anh chị,",
			"{{brand}} đã nhận đăng ký dùng thử của anh chị.",
			"Gói anh chị quan tâm: {{plan}}.",
			"Tiếp theo:\n1. {{brandPerson}} hoặc đồng nghiệp gọi số {{phone}} {{deadline}} để xác nhận thông tin.\n2. Sau cuộc gọi, tài khoản dùng thử {{trialDays}} ngày được mở trong {{setupHours}} giờ. Anh chị nhận email mời, trong đó có liên kết đặt mật khẩu.\n3. Anh chị dùng thử. Không cần thẻ, dừng lúc nào cũng được. Nên có sẵn file Excel danh mục hàng, khách hàng.",
			"Số điện thoại sai, hoặc cần gọi sớm hơn? Gọi {{brandPhone}} hoặc trả lời email này.",
			"Nếu anh chị không đăng ký, xin bỏ qua email này hoặc báo chúng tôi xóa thông tin.",
			"Trân trọng,\n{{brand}}\n{{brandLegalName}}, mã số thuế {{brandTaxCode}}\n{{brandAddress}}\n{{brandPhone}} · {{brandEmail}}",
		],
	},
	demo: {
		subject: "Demo: chúng tôi gọi {{deadline}}",
		text: [
			"Kính gửi anh chị,",
			"{{brand}} đã nhận yêu cầu demo của anh chị.",
			"{{brandPerson}} hoặc đồng nghiệp gọi số {{phone}} {{deadline}} để chốt ngày giờ. Thời gian anh chị chọn: {{preferredTime}}.",
			"Buổi demo online dài {{demoMinutes}} phút, riêng cho công ty anh chị. Nếu tiện, anh chị chuẩn bị một việc đang vướng để chúng tôi làm thử ngay trên màn hình.",
			"Cần đổi giờ? Gọi {{brandPhone}} hoặc trả lời email này.",
			"Nếu anh chị không đặt lịch, xin bỏ qua email này hoặc báo chúng tôi xóa thông tin.",
			"Trân trọng,\n{{brand}}\n{{brandLegalName}}, mã số thuế {{brandTaxCode}}\n{{brandAddress}}\n{{brandPhone}} · {{brandEmail}}",
		],
	},
	contact: {
		subject: "Chúng tôi trả lời {{deadline}}",
		text: [
			"Kính gửi anh chị,",
			"{{brand}} đã nhận tin nhắn của anh chị và chuyển tới đúng người phụ trách.",
			"{{brandPerson}} hoặc đồng nghiệp trả lời qua email này {{deadline}}.",
			"Cần gấp? Gọi {{brandPhone}}. Muốn nói thêm điều gì, anh chị cứ trả lời email này.",
			"Nếu anh chị không gửi tin nhắn nào, xin bỏ qua email này hoặc báo chúng tôi xóa thông tin.",
			"Trân trọng,\n{{brand}}\n{{brandLegalName}}, mã số thuế {{brandTaxCode}}\n{{brandAddress}}\n{{brandPhone}} · {{brandEmail}}",
		],
	},
	/** For staff to copy into a message of their own. */
	hello:
		"Chào anh/chị {{name}}, em là {{rep}} bên {{brand}}. Em đã nhận được yêu cầu của anh/chị trên trang web. Anh/chị tiện giờ nào để em gọi khoảng 5 phút ạ?",
};
