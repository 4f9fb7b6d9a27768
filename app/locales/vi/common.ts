export default {
	skip: "Đến nội dung chính",
	home: "Về trang chủ",
	menu: "Menu",
	close: "Đóng",
	breadcrumb: "Anh chị đang ở",
	optional: "không bắt buộc",
	required: "bắt buộc",
	sending: "Đang gửi...",
	errorSummary: "Vui lòng xem lại các mục sau",
	failure: "Chưa gửi được",
	example: "Ví dụ minh họa",
	updated: "Cập nhật ngày {{date}}",
	actions: {
		trial: "Dùng thử {{trialDays}} ngày miễn phí",
		demo: "Đặt lịch demo",
		contact: "Liên hệ tư vấn",
		call: "Gọi {{brandPhone}}",
		pricing: "Xem bảng giá",
		faq: "Xem tất cả câu hỏi",
		retry: "Tải lại trang",
	},
	chat: {
		open: "Chat với chúng tôi",
		note: "Bấm để mở khung chat. Khi đó trình duyệt mới tải phần mềm của bên cung cấp dịch vụ chat.",
	},
	/** Shown by HTTP status. */
	errorPages: {
		/** Before the id of the request that failed. */
		code: "Khi liên hệ, anh chị đọc giúp chúng tôi mã này:",
		/** Of what was posted while the database is away. */
		again: {
			text: "Những gì anh chị vừa gửi vẫn còn trong trang này. Chờ ít phút rồi bấm gửi lại, không cần nhập lại.",
			submit: "Gửi lại",
		},
		400: {
			heading: "Yêu cầu chưa đọc được",
			text: "Trình duyệt gửi lên một yêu cầu mà hệ thống không hiểu.",
			next: "Anh chị mở lại trang rồi nhập lại giúp chúng tôi. Nếu vẫn lỗi, gọi {{brandPhone}}.",
		},
		403: {
			heading: "Anh chị chưa mở được trang này",
			text: "Yêu cầu đến từ một trang khác, hoặc tài khoản chưa được cấp quyền.",
			next: "Anh chị mở lại từ trang chủ {{brand}} rồi thử lần nữa.",
		},
		404: {
			heading: "Không tìm\u00a0thấy trang này",
			text: "Địa chỉ có thể bị gõ nhầm, hoặc trang đã đổi chỗ.",
			next: "Anh chị về trang chủ, hoặc gọi {{brandPhone}} để chúng tôi chỉ đúng chỗ.",
		},
		405: {
			heading: "Trang này không nhận thao tác đó",
			text: "Trang chỉ để xem, hoặc biểu mẫu gửi nhầm địa chỉ.",
			next: "Anh chị mở lại trang từ trang chủ rồi thử lại.",
		},
		413: {
			heading: "Nội dung gửi lên quá dài",
			text: "Biểu mẫu có phần vượt quá dung lượng cho phép.",
			next: "Anh chị quay lại, rút gọn nội dung rồi gửi lần nữa. Phần còn lại có thể gửi về {{brandEmail}}.",
		},
		415: {
			heading: "Hệ thống không nhận được định dạng này",
			text: "Chỉ nhận được dữ liệu gửi từ các biểu mẫu trên trang.",
			next: "Anh chị mở biểu mẫu trên trang rồi gửi lại.",
		},
		429: {
			heading: "Mạng của anh chị vừa thử quá nhiều địa chỉ",
			text: "Để không ai đoán được trang riêng của người khác, chúng tôi tạm ngừng nhận truy cập từ mạng này.",
			next: "Anh chị thử lại sau 10 phút. Cần gấp, gọi {{brandPhone}}.",
		},
		500: {
			heading: "Có lỗi ở phía chúng tôi",
			text: "Lỗi đã được ghi lại. Anh chị không làm gì sai.",
			next: "Anh chị thử lại sau vài phút. Cần gấp, gọi {{brandPhone}} hoặc viết về {{brandEmail}}.",
		},
		503: {
			heading: "Hệ thống đang gián đoạn",
			text: "Trang chưa xử lý được yêu cầu lúc này.",
			next: "Anh chị tải lại trang sau ít phút. Cần gấp, gọi {{brandPhone}} hoặc viết về {{brandEmail}}.",
		},
	},
};
