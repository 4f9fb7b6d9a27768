export default {
	brand: "Cổng bán hàng {{brand}}",
	nav: {
		label: "Cổng bán hàng",
		dashboard: "Bảng yêu cầu",
		newInquiry: "Thêm yêu cầu",
		logout: "Đăng xuất",
		skip: "Đến nội dung chính",
	},
	roles: {
		admin: "Quản trị viên",
		sales: "Nhân viên kinh doanh",
		adminBadge: "QUẢN TRỊ - Xem mọi yêu cầu",
	},
	form: {
		optional: "không bắt buộc",
		sending: "Đang gửi...",
		errorSummary: "Vui lòng xem lại các mục sau",
		errors: {
			required: "Trường này là bắt buộc",
			tooLong: "Vui lòng rút gọn còn tối đa {max} ký tự",
			choiceInvalid: "Vui lòng chọn một mục trong danh sách",
			emailRequired: "Vui lòng nhập email",
			emailInvalid: "Email không hợp lệ",
			emailTaken: "Email này đã có tài khoản. Vui lòng đăng nhập.",
			passwordRequired: "Vui lòng nhập mật khẩu",
			passwordTooShort: "Mật khẩu cần ít nhất 6 ký tự",
			passwordWeak: "Mật khẩu quá dễ đoán. Dùng ít nhất 6 ký tự.",
			passwordMismatch: "Hai mật khẩu chưa khớp",
			loginFailed: "Chưa đăng nhập được. Vui lòng kiểm tra email và mật khẩu.",
			fullNameRequired: "Vui lòng nhập họ và tên",
			tooManyTries:
				"Chưa đăng nhập được. Vui lòng kiểm tra email và mật khẩu. Đã thử quá nhiều lần: chờ 10 phút, hoặc đặt mật khẩu mới.",
			passwordWrong: "Đây không phải mật khẩu hiện tại",
			lastAdmin: "Phải còn ít nhất một quản trị viên",
		},
	},
};
