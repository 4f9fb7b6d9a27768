export default {
	brand: "Cổng kinh doanh {{brand}}",
	nav: {
		label: "Cổng kinh doanh",
		dashboard: "Bảng yêu cầu",
		requests: "Khách từ web",
		waiting: "{{count}} mới",
		late: "{{count}} trễ",
		newInquiry: "Thêm yêu cầu",
		board: "Bảng điều hành",
		deleted: "Đã xóa",
		staff: "Tài khoản nhân viên",
		logout: "Đăng xuất",
		skip: "Đến nội dung chính",
	},
	/** For administrators, about settings of the firm that still have example values. */
	exampleFirm: "Khách đang thấy thông tin công ty ví dụ. Trước khi mở trang cho khách, đặt: {{settings}}.",
	home: "Về danh sách",
	/** Shown by HTTP status. */
	errorPages: {
		code: "Khi báo lỗi, gửi kèm mã này:",
		/** Of what was posted while the database is away. */
		again: {
			text: "Nội dung vừa gửi vẫn còn trong trang này. Chờ ít phút rồi bấm gửi lại, không phải nhập lại từ đầu (trừ mật khẩu và mã).",
			submit: "Gửi lại",
		},
		400: {
			heading: "Yêu cầu chưa đọc được",
			text: "Trình duyệt gửi lên một yêu cầu mà hệ thống không hiểu. Chưa có gì bị thay đổi.",
			next: "Mở lại trang rồi làm lại bước vừa rồi.",
		},
		403: {
			heading: "Tài khoản chưa mở được trang này",
			text: "Một số trang chỉ dành cho quản trị viên.",
			next: "Nếu cần nội dung ở đây, nhờ quản trị viên hỗ trợ.",
		},
		404: {
			heading: "Không tìm thấy trang này",
			text: "Địa chỉ có thể bị gõ nhầm, hoặc nội dung ở đây đã bị xóa.",
			next: "Về danh sách rồi tìm lại từ đó.",
		},
		413: {
			heading: "Nội dung quá dài, chưa lưu được",
			text: "Biểu mẫu có phần vượt quá dung lượng cho phép.",
			next: "Quay lại, rút gọn nội dung rồi lưu lần nữa.",
		},
		429: {
			heading: "Gửi quá nhiều trong thời gian ngắn",
			text: "Phiên đăng nhập đã hết, và từ lúc đó có quá nhiều biểu mẫu được gửi. Biểu mẫu này chưa được lưu.",
			next: "Chờ một phút, đăng nhập lại rồi làm lại bước vừa rồi.",
		},
		500: {
			heading: "Có lỗi ở phía hệ thống",
			text: "Lỗi đã được ghi lại, không phải do thao tác vừa rồi.",
			next: "Thử lại sau vài phút.",
		},
		503: {
			heading: "Hệ thống đang gián đoạn",
			text: "Hiện chưa kết nối được cơ sở dữ liệu. Những gì đã lưu vẫn còn nguyên.",
			next: "Tải lại trang sau ít phút.",
		},
	},
	pages: { label: "Các trang", previous: "Trang trước", next: "Trang sau" },
	otherLanguage: "English",
	roles: {
		admin: "Quản trị viên",
		sales: "Nhân viên kinh doanh",
		adminBadge: "QUẢN TRỊ - Xem mọi yêu cầu",
	},
	failures: {
		loadOne: "Chưa tải được yêu cầu này. Vui lòng thử lại.",
		update: "Chưa cập nhật được yêu cầu. Vui lòng thử lại.",
		delete: "Chưa xóa được yêu cầu. Vui lòng thử lại.",
		offline: "Không tải được dữ liệu vì máy đang ngoại tuyến.",
		retry: "Thử lại",
	},
	loading: { inquiries: "Đang tải yêu cầu...", page: "Đang mở trang..." },
	kept: {
		offered: "Có nội dung anh chị gửi lúc {{time}} mà chưa lưu được.",
		use: "Dùng lại nội dung đó",
		discard: "Bỏ đi",
		restored: "Đây là phần anh chị đã nhập lần trước, chưa được lưu.",
		startAgain: "Bắt đầu lại từ đầu",
	},
	form: {
		proof: {
			label: "Mật khẩu của anh chị",
			hint: "Để chắc rằng chính anh chị đang làm việc này. Có xác minh 2 bước thì nhập mã 6 số cũng được. Trong 10 phút tới sẽ không hỏi lại.",
		},
		optional: "không bắt buộc",
		sending: "Đang gửi...",
		errorSummary: "Vui lòng xem lại các mục sau",
		errors: {
			changed: "Có người vừa sửa yêu cầu này. Trang đang hiện nội dung mới nhất, vui lòng chọn lại.",
			missing: "Yêu cầu này không còn nữa.",
			notAllowed: "Anh chị không thể thay đổi tài khoản này.",
			requestEnded:
				"Việc với khách này vừa kết thúc. Nội dung đã nhập vẫn còn dưới đây: sao chép, mở lại rồi lưu lần nữa.",
			requestGone:
				"Khách này không còn trong danh sách của anh chị: có thể khách vừa xóa thông tin, hoặc người khác đã nhận. Những gì đã nhập vẫn còn dưới đây để anh chị sao chép.",
			personUnknown: "Chưa tìm thấy ai có tên hoặc email này",
			personUnclear: "Có nhiều người phù hợp: {{others}}. Vui lòng nhập email.",
			changedMeanwhile:
				"Người khác cũng vừa sửa mục này. Chưa có gì được lưu: anh chị so với nội dung đang lưu rồi lưu lại.",
			deletedMeanwhile:
				"Yêu cầu này đã bị xóa trong lúc anh chị đang sửa. Những gì đã nhập vẫn còn dưới đây: anh chị sao chép phần cần dùng, hoặc nhờ quản trị viên khôi phục rồi lưu lại.",
			dayInvalid: "Ngày không hợp lệ. Vui lòng chọn lại ngày",
			dayPast: "Ngày này đã qua. Vui lòng chọn hôm nay hoặc một ngày sau đó.",
			required: "Trường này là bắt buộc",
			tooLong: "Vui lòng rút gọn còn tối đa {{max}} ký tự",
			hourTaken: "Giờ này vừa có người đặt. Vui lòng chọn giờ khác",
			choiceInvalid: "Vui lòng chọn một mục trong danh sách",
			emailRequired: "Vui lòng nhập email",
			emailInvalid: "Email không hợp lệ",
			emailTaken: "Email này đã có tài khoản. Vui lòng đăng nhập.",
			signUpClosed: "Cổng kinh doanh không mở đăng ký. Anh chị nhờ quản trị viên gửi lời mời qua email.",
			emailWaits: "Người có email này đã tự đăng ký và đang chờ duyệt.",
			emailInvited: "Email này đã được mời. Chưa nhận được thì bấm “Gửi lại” trong danh sách.",
			emailHasAccount: "Email này đã có tài khoản.",
			passwordRequired: "Vui lòng nhập mật khẩu",
			passwordTooShort: "Mật khẩu cần ít nhất 6 ký tự",
			passwordWeak: "Mật khẩu này quá phổ biến, dễ đoán. Dùng một câu ngắn, ít nhất 6 ký tự.",
			passwordPersonal:
				"Mật khẩu này gần giống tên, email hoặc tên công ty nên dễ đoán. Dùng một câu ngắn khác.",
			confirmPasswordRequired: "Vui lòng nhập lại mật khẩu",
			passwordMismatch: "Hai mật khẩu chưa khớp",
			loginFailed: "Chưa đăng nhập được. Vui lòng kiểm tra email và mật khẩu.",
			fullNameRequired: "Vui lòng nhập họ và tên",
			tooManyTries:
				"Chưa đăng nhập được. Vui lòng kiểm tra email và mật khẩu. Đã thử quá nhiều lần: chờ 10 phút, hoặc đặt mật khẩu mới.",
			passwordWrong: "Mật khẩu hiện tại chưa đúng. Vui lòng nhập lại.",
			tooManyWrites:
				"Anh chị vừa lưu quá nhiều trong thời gian ngắn. Lần này chưa được lưu; vui lòng thử lại sau một phút.",
			tooManyForms: "Mạng của anh chị vừa gửi quá nhiều biểu mẫu. Vui lòng thử lại sau 10 phút.",
			codeRequired: "Vui lòng nhập mã",
			codeWrong: "Mã chưa đúng, hoặc đã dùng rồi. Vui lòng nhập lại.",
			codeTries: "Đã thử quá nhiều mã. Anh chị chờ một giờ, hoặc nhờ quản trị viên.",
			proofRequired: "Vui lòng nhập mật khẩu của anh chị, hoặc mã 6 số",
			proofWrong: "Mật khẩu hoặc mã chưa đúng. Vui lòng nhập lại.",
			proofTries: "Đã thử quá nhiều lần. Anh chị chờ một lúc rồi thử lại.",
			passwordTries: "Đã thử quá nhiều lần. Anh chị chờ 10 phút.",
		},
	},
};
