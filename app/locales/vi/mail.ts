/** Plain text mails. `trial` and `demo` go to the visitor, the notes to the sales inbox. */
export default {
	empty: "(không ghi)",
	trial: {
		subject: "{{brand}}: đã nhận đăng ký dùng thử của {companyName}",
		text: [
			"Kính gửi anh/chị {contactName},",
			"{{brand}} đã nhận đăng ký dùng thử của {companyName}.",
			"Tiếp theo:\n1. Trong {{replyHours}} giờ, chúng tôi gọi số {phone} để xác nhận thông tin.\n2. Sau cuộc gọi, tài khoản dùng thử {{trialDays}} ngày được mở trong {{setupHours}} giờ. Anh chị nhận email hướng dẫn đăng nhập.\n3. Anh chị dùng thử. Không cần thẻ, dừng lúc nào cũng được.",
			"Số điện thoại sai, hoặc cần gọi sớm hơn? Gọi {{phone}} hoặc trả lời email này.",
			"Anh chị không đăng ký? Cứ bỏ qua email này, hoặc báo chúng tôi để xóa thông tin.",
			"{{brand}}\n{{address}}\n{{phone}} · {{email}}",
		],
	},
	demo: {
		subject: "{{brand}}: đã nhận yêu cầu demo của {companyName}",
		text: [
			"Kính gửi anh/chị {contactName},",
			"{{brand}} đã nhận yêu cầu demo của {companyName}.",
			"Chúng tôi gọi số {phone} trước {deadline} để chốt ngày giờ. Thời gian anh chị chọn: {preferredTime}.",
			"Buổi demo dài {{demoMinutes}} phút, riêng cho công ty anh chị. Nếu tiện, anh chị chuẩn bị một việc đang vướng để chúng tôi làm thử ngay trên màn hình.",
			"Cần đổi giờ? Gọi {{phone}} hoặc trả lời email này.",
			"Anh chị không đặt lịch? Cứ bỏ qua email này, hoặc báo chúng tôi để xóa thông tin.",
			"{{brand}}\n{{address}}\n{{phone}} · {{email}}",
		],
	},
	trialNote: {
		subject: "Dùng thử mới: {companyName}",
		text: [
			"Gọi trong {{replyHours}} giờ.",
			"Công ty: {companyName}\nNgười liên hệ: {contactName}\nĐiện thoại: {phone}\nEmail: {email}",
			"Ngành nghề: {industry}\nQuy mô: {companySize}\nPhần mềm đang dùng: {currentSystem}\nGói quan tâm: {plan}",
			"Nguồn: {source}\nGửi lúc: {createdAt}",
		],
	},
	demoNote: {
		subject: "Demo mới: {companyName}, gọi trước {deadline}",
		text: [
			"Gọi trước {deadline} ({{demoContactHours}} giờ làm việc).",
			"Công ty: {companyName}\nNgười liên hệ: {contactName}\nChức vụ: {position}\nĐiện thoại: {phone}\nEmail: {email}",
			"Thời gian thuận tiện: {preferredTime}\nPhần muốn xem: {interest}\nGhi chú: {notes}",
			"Nguồn: {source}\nGửi lúc: {createdAt}",
		],
	},
	contactNote: {
		subject: "Tin nhắn mới ({subject}): {name}",
		text: [
			"Trả lời trong {{replyHours}} giờ.",
			"Họ và tên: {name}\nEmail: {email}\nĐiện thoại: {phone}\nChủ đề: {subject}",
			"Nội dung:\n{message}",
			"Nguồn: {source}\nGửi lúc: {createdAt}",
		],
	},
};
