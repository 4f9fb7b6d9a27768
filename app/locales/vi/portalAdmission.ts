/** How somebody comes to an account: sign-up that waits, approval, invitations. */
export default {
	closed: {
		title: "Đăng ký",
		heading: "Tài khoản theo lời mời",
		text: "Cổng kinh doanh không mở đăng ký. Anh chị cần tài khoản thì nhờ quản trị viên gửi lời mời qua email.",
		login: "Đã có tài khoản? Đăng nhập",
		home: "Về trang chủ",
	},
	waiting: {
		title: "Chờ duyệt",
		confirmation: {
			heading: "Mời anh chị xác nhận email",
			text: "Chúng tôi đã gửi một liên kết đến {{email}}. Anh chị mở thư, bấm liên kết rồi bấm “Xác nhận”.",
		},
		approval: {
			heading: "Tài khoản đang chờ duyệt",
			text: "Quản trị viên sẽ xem và duyệt. Xong, chúng tôi báo qua {{email}}, và anh chị vào được cổng kinh doanh.",
		},
		kept: "Sau {{waitingAccountKeptDays}} ngày chưa được duyệt, tài khoản này tự xóa.",
		resend: "Gửi lại liên kết",
		notices: {
			sent: "Đã gửi lại liên kết. Vài phút chưa thấy thì xem thư mục spam.",
			tooMany: "Đã gửi nhiều lần. Anh chị tìm trong thư mục spam, hoặc thử lại sau một giờ.",
		},
		again: "Xem đã được duyệt chưa",
		logout: "Đăng xuất",
	},
	people: {
		heading: "Đang chờ duyệt",
		intro: "Những người này tự đăng ký và chưa xem được gì.",
		columns: {
			name: "Họ và tên",
			email: "Email",
			since: "Đăng ký lúc",
			state: "Trạng thái",
			action: "Thao tác",
		},
		states: { confirmation: "Chưa xác nhận email", approval: "Chờ duyệt" },
		approve: "Duyệt",
		approveWhom: "Duyệt: {{name}}, {{email}}",
		refuse: "Từ chối",
		refuseWhom: "Từ chối: {{name}}, {{email}}",
		notices: {
			approved: "Đã duyệt. Người đó được báo qua email.",
			refused: "Đã từ chối và xóa tài khoản. Người đó được báo qua email.",
			gone: "Tài khoản này không còn chờ nữa: đã có người khác quyết định.",
			tooMany: "Anh chị vừa thay đổi quá nhiều trong thời gian ngắn. Vui lòng thử lại sau một phút.",
		},
	},
	refusal: {
		title: "Từ chối",
		heading: "Từ chối người này?",
		text: "Tài khoản bị xóa, và người đó được báo qua email. Sau này họ vẫn đăng ký lại được.",
		confirm: "Từ chối",
		cancel: "Quay lại",
	},
	mail: {
		approved: {
			subject: "{{brand}}: tài khoản đã được duyệt",
			text: [
				"Chào anh chị,",
				"Tài khoản cổng kinh doanh của anh chị đã được duyệt. Mời anh chị đăng nhập.",
				"{{link}}",
				"Trân trọng,\n{{brand}}",
			],
		},
		refused: {
			subject: "{{brand}}: đăng ký chưa được duyệt",
			text: [
				"Chào anh chị,",
				"Đăng ký cổng kinh doanh bằng email này không được duyệt, và tài khoản đã được xóa. Nếu có nhầm lẫn, anh chị hỏi quản trị viên của công ty.",
				"Trân trọng,\n{{brand}}",
			],
		},
	},
};
