export default {
	title: "Dùng thử {{brand}} {{trialDays}} ngày miễn phí",
	description:
		"Đăng ký dùng thử {{brand}}: {{trialDays}} ngày, đủ tính năng, không cần thẻ. Tài khoản sẵn sàng trong {{setupHours}} giờ.",
	heading: "Dùng thử {{trialDays}} ngày, không cần thẻ",
	intro: "Để lại thông tin, chúng tôi gọi lại trong {{replyHours}} giờ và mở tài khoản cho cả công ty cùng thử.",
	success: {
		heading: "Đã nhận đăng ký của anh chị",
		intro: "Cảm ơn {name}. Ba việc tiếp theo:",
		steps: ["Email xác nhận", "Cuộc gọi xác nhận thông tin", "Tài khoản dùng thử"],
		again: "Đăng ký thêm",
	},
};
