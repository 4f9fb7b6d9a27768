export default {
	login: {
		title: "Đăng nhập",
		heading: "Đăng nhập cổng bán hàng",
		email: "Email",
		password: "Mật khẩu",
		submit: "Đăng nhập",
		signup: "Chưa có tài khoản? Đăng ký",
		home: "Về trang chủ",
		unavailable: "Hệ thống đang gián đoạn. Vui lòng thử lại sau ít phút.",
	},
	signup: {
		title: "Đăng ký",
		heading: "Tạo tài khoản cổng bán hàng",
		fullName: "Họ và tên",
		email: "Email",
		password: "Mật khẩu",
		passwordHint: "Ít nhất 6 ký tự.",
		confirmPassword: "Nhập lại mật khẩu",
		submit: "Đăng ký",
		login: "Đã có tài khoản? Đăng nhập",
		failed: "Chưa tạo được tài khoản. Vui lòng thử lại.",
	},
};
