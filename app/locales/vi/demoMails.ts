/** Mails to visitors about the hour of their demo, as plain text, and what their calendar shows. */
export default {
	choose: "Tự chọn giờ demo:\n{{link}}",
	calendar: "Demo {{brand}}",
	booked: {
		subject: "Hẹn demo {{time}}",
		text: "Buổi demo của anh chị: {{time}}, dài {{demoMinutes}} phút.\n\nĐúng giờ này, chúng tôi gọi số {{phone}} và gửi liên kết để cùng xem màn hình. Anh chị mở lịch đính kèm để lưu giờ hẹn vào điện thoại.",
	},
	moved: {
		subject: "Demo đổi sang {{time}}",
		text: "Buổi demo của anh chị được đổi từ {{before}} sang {{time}}, dài {{demoMinutes}} phút.\n\nĐúng giờ mới, chúng tôi gọi số {{phone}} và gửi liên kết để cùng xem màn hình. Anh chị mở lịch đính kèm để sửa giờ hẹn trong điện thoại.",
	},
	givenUp: {
		subject: "Đã hủy giờ hẹn demo {{time}}",
		text: "Giờ hẹn demo {{time}} đã được hủy. Yêu cầu demo của anh chị vẫn còn: anh chị chọn giờ khác, hoặc chờ chúng tôi gọi.",
	},
	lapsed: {
		subject: "Không giữ được giờ demo {{time}}",
		text: "Liên kết trong email chưa được mở, nên chúng tôi không giữ giờ demo {{time}} nữa. Yêu cầu demo của anh chị vẫn còn: anh chị chọn giờ khác, hoặc chờ chúng tôi gọi.",
	},
	cancelled: {
		subject: "Đã hủy buổi demo {{time}}",
		text: "Buổi demo {{time}} đã được hủy, vì yêu cầu demo đã đóng. Anh chị cần xem demo lúc khác thì gọi {{brandPhone}} hoặc gửi yêu cầu mới.",
	},
	reminder: {
		subject: "Nhắc hẹn demo {{time}}",
		text: "Nhắc anh chị buổi demo {{time}}, dài {{demoMinutes}} phút. Chúng tôi gọi số {{phone}} và gửi liên kết để cùng xem màn hình.\n\nNếu tiện, anh chị chuẩn bị một việc đang vướng, và mời kế toán, thủ kho cùng xem.",
	},
	greeting: "Kính gửi anh chị,",
	change: "Đổi hoặc hủy giờ hẹn:\n{{link}}",
	held: "Để giữ giờ này, anh chị mở liên kết dưới đây trước {{until}}. Cũng tại đó, anh chị đổi hoặc hủy được giờ hẹn:\n{{link}}",
	again: "Chọn giờ khác:\n{{link}}",
	call: "Cần gì thêm, anh chị gọi {{brandPhone}} hoặc trả lời email này.",
	signature:
		"Trân trọng,\n{{brand}}\n{{brandLegalName}}, mã số thuế {{brandTaxCode}}\n{{brandAddress}}\n{{brandPhone}} · {{brandEmail}}",
};
