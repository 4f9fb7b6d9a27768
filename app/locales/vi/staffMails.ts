/** Mails to staff, as plain text; a subject says our own words before the visitor's. */
export default {
	empty: "(không ghi)",
	nobody: "chưa ai nhận",
	customer:
		"Công ty: {{companyName}}\nNgười liên hệ: {{name}}\nĐiện thoại: {{phone}}\nEmail: {{email}}\nNgôn ngữ: {{language}}",
	open: "Mở trong cổng kinh doanh: {{link}}",
	handOver: {
		subject: "Anh chị nhận khách, trước {{deadline}}: {{customer}}",
		text: ["{{by}} vừa giao khách này ({{kind}}) cho anh chị. Việc tiếp theo: trước {{deadline}}."],
	},
	inquiryHandOver: {
		subject: "Anh chị được giao một cơ hội: {{customer}}",
		text: ["{{by}} vừa giao cơ hội này cho anh chị.", "Khách hàng: {{customer}}", "Hẹn liên hệ: {{day}}"],
	},
	severalHandedOver: {
		subject: "Anh chị được giao {{count}} khách",
		text: [
			"{{by}} vừa giao cho anh chị {{inquiries}} cơ hội và {{requests}} khách mới.",
			"Anh chị xem khách mới sắp tới hạn trước, rồi đến những cơ hội đã hẹn ngày.",
		],
	},
	allHandedOver: {
		subject: "Anh chị được giao việc của {{name}}: {{count}} khách",
		text: [
			"{{by}} vừa giao cho anh chị mọi việc đang mở của {{name}}: {{inquiries}} cơ hội và {{requests}} khách mới.",
			"Anh chị xem khách mới sắp tới hạn trước, rồi đến những cơ hội đã hẹn ngày.",
		],
	},
	corrected: {
		subject: "Khách sửa cách liên hệ ({{kind}}): {{customer}}",
		text: [
			"Khách vừa sửa số điện thoại hoặc email trên trang của mình. Từ giờ anh chị liên hệ như dưới đây, không theo thư trước.",
		],
	},
	trialCancelled: {
		subject: "Khách dừng dùng thử: {{customer}}",
		text: [
			"Khách vừa tự dừng dùng thử trên trang của mình. Anh chị đóng tài khoản dùng thử nếu còn mở; khách không nhận thư nào về việc này nữa.",
			"Người phụ trách: {{owner}}",
		],
	},
	trialDataDue: {
		subject: "Đến hạn xóa số liệu dùng thử: {{customer}}",
		text: [
			"Số liệu dùng thử của khách này được hứa giữ đến hết ngày {{day}}. Anh chị xóa số liệu, rồi ghi “Đã xóa số liệu” trên trang của khách.",
			"Người phụ trách: {{owner}}",
		],
	},
	unanswered: {
		subject: "Chưa trả lời ({{kind}}), hạn {{deadline}}: {{customer}}",
		text: [
			"Khách này cần được trả lời trước {{deadline}}, nhưng chưa thấy ghi lần liên hệ nào thành công.",
			"Người phụ trách: {{owner}}",
			"Gọi ngay được thì tốt nhất. Gọi rồi thì ghi vào cổng kinh doanh để mọi người cùng biết.",
		],
	},
	contactDue: {
		subject: "Quá hẹn ({{kind}}), hạn {{deadline}}: {{customer}}",
		text: [
			"Lần liên hệ tiếp theo hẹn trước {{deadline}} nhưng chưa thấy ghi lại.",
			"Người phụ trách: {{owner}}",
			"Liên hệ rồi thì ghi kết quả; khách cần thêm thời gian thì chọn ngày khác.",
		],
	},
	demoBooked: {
		subject: "Hẹn demo {{time}}: {{customer}}",
		text: ["Demo hẹn lúc {{time}}, {{demoMinutes}} phút. Lịch đính kèm.", "Người phụ trách: {{owner}}"],
	},
	demoMoved: {
		subject: "Đổi giờ demo sang {{time}}: {{customer}}",
		text: [
			"Buổi demo lúc {{before}} đổi sang {{time}}, {{demoMinutes}} phút. Lịch đính kèm.",
			"Người phụ trách: {{owner}}",
		],
	},
	demoGivenUp: {
		subject: "Hủy giờ demo {{time}}, cần hẹn lại: {{customer}}",
		text: ["Giờ demo {{time}} đã bỏ. Yêu cầu demo vẫn còn, cần hẹn lại.", "Người phụ trách: {{owner}}"],
	},
	demoHandedOn: {
		subject: "Demo {{time}} đã có người khác nhận: {{customer}}",
		text: [
			"Buổi demo {{time}} nay do người khác phụ trách. Mở lịch đính kèm để bỏ giờ hẹn này.",
			"Người phụ trách: {{owner}}",
		],
	},
	demoCancelled: {
		subject: "Hủy demo {{time}}: {{customer}}",
		text: ["Buổi demo {{time}} đã hủy, vì việc với khách này đã kết thúc.", "Người phụ trách: {{owner}}"],
	},
	lateList: {
		subject: "{{count}} khách mới đã quá hạn",
		intro: "Những khách này đã quá hạn trả lời hoặc hẹn liên hệ lại. Khách trễ lâu nhất đứng đầu.",
		request: "- {{kind}}, trước {{deadline}}: {{customer}} ({{owner}})",
	},
	digest: {
		subject: "Việc hôm nay, {{date}}",
		intro: "Chào anh chị, đây là những việc đang chờ anh chị trong ngày {{date}}.",
		headings: {
			lateRequests: "Khách mới đã quá hạn trả lời:",
			unassigned: "Khách mới đã quá hạn, chưa ai nhận:",
			requestsToday: "Khách mới cần liên hệ hôm nay:",
			demos: "Demo hôm nay:",
			trials: "Khách dùng thử cần gọi hoặc mở tài khoản:",
			overdueInquiries: "Cơ hội đã quá ngày hẹn:",
			inquiriesToday: "Cơ hội hẹn liên hệ hôm nay:",
			leftBehind: "Việc còn nằm ở người đã nghỉ, cần giao cho người khác:",
		},
		request: "- {{kind}}, trước {{deadline}}: {{customer}}",
		inquiry: "- Hẹn {{day}}: {{customer}}",
		trial: "- {{day}}: {{customer}}",
		leftBehind: "- {{name}}: {{inquiries}} cơ hội, {{requests}} khách mới",
		unknownPerson: "Tài khoản đã xóa",
		more: "- Còn nữa, mời anh chị xem trong danh sách",
		off: "Không cần thư này mỗi sáng? Anh chị tắt ở mục “Thư nhắc việc và demo” trong tài khoản.",
	},
	approval: {
		subject: "Chờ duyệt tài khoản: {{name}}",
		text: [
			"Chào anh chị,",
			"{{name}} ({{email}}) vừa đăng ký cổng kinh doanh và đang chờ quản trị viên.",
			"Đúng là đồng nghiệp thì duyệt, không phải thì từ chối. Chưa được duyệt thì người này chưa xem được gì.",
		],
	},
	quarantine: {
		subject: "Nghi là spam: {{count}} lượt gửi từ web đang chờ xem",
		text: [
			"Chào anh chị,",
			"Vừa có thêm {{count}} lượt gửi từ trang web bị giữ lại vì giống spam. Người thật cũng có khi bị giữ nhầm, và họ đang chờ: mời anh chị xem rồi cho vào danh sách hoặc bỏ đi.",
			"Sau {{suspectedSpamKeptDays}} ngày, lượt gửi chưa ai xem sẽ tự bị xóa.",
		],
	},
};
