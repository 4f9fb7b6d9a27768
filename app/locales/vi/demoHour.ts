/** The form in which a visitor chooses the hour of their demo. */
export default {
	title: "Chọn giờ demo",
	heading: "Chọn giờ demo",
	intro: "Mỗi buổi {{demoMinutes}} phút, giờ Việt Nam.",
	later: "Chưa chọn ngay cũng được: chúng tôi gọi để hẹn giờ.",
	booked: "Hẹn demo: {{time}}.",
	call: "Đúng giờ này, chúng tôi gọi số {{phone}} và gửi liên kết để cùng xem màn hình.",
	first: "Chúng tôi gọi {{phone}} một lần nữa {{deadline}} để xác nhận.",
	held: "Anh chị mở liên kết trong email gửi tới {{email}} trước {{until}} để giữ giờ này.",
	change: "Đổi hoặc hủy giờ hẹn",
	move: "Đổi sang giờ khác",
	hours: "Giờ còn trống",
	morning: "Sáng",
	afternoon: "Chiều",
	submit: "Đặt giờ này",
	giveUp: "Hủy giờ hẹn",
	full: "Năm ngày làm việc tới đã kín lịch. Chúng tôi gọi để tìm giờ hợp với anh chị.",
	back: "Về yêu cầu của anh chị",
	errors: {
		hourRequired: "Vui lòng chọn một giờ",
		hourTaken: "Giờ này vừa có người đặt. Vui lòng chọn giờ khác",
		openMailFirst:
			"Nhiều giờ đang được giữ tạm. Vui lòng mở liên kết trong email chúng tôi đã gửi, rồi chọn giờ",
		requestEnded: "Yêu cầu này đã đóng, nên không đặt giờ được nữa",
	},
	notices: {
		demoBooked: "Đã đặt giờ demo. Email kèm lịch sẽ tới trong vài phút.",
		demoHeld: "Giờ này đang được giữ tạm. Anh chị mở liên kết trong email để giữ hẳn.",
		demoGivenUp: "Đã hủy giờ hẹn.",
	},
	failed: "Chưa đặt được giờ. Vui lòng thử lại sau.",
};
