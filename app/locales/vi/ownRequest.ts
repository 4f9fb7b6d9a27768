/** The page on which a visitor follows their own request. */
export default {
	headings: {
		trial: "Đăng ký dùng\u00a0thử của\u00a0anh\u00a0chị",
		demo: "Yêu cầu demo của anh\u00a0chị",
		contact: "Tin nhắn của anh\u00a0chị",
	},
	state: {
		waiting: {
			trial: "{{brandPerson}} hoặc đồng nghiệp gọi số {{phone}} {{deadline}}.",
			demo: "{{brandPerson}} hoặc đồng nghiệp gọi số {{phone}} {{deadline}} để chốt ngày giờ.",
			contact: "{{brandPerson}} hoặc đồng nghiệp trả lời qua {{email}} {{deadline}}.",
		},
		late: "Lẽ ra chúng tôi phải liên hệ {{deadline}}. Xin lỗi anh chị. Gọi {{brandPhone}}, chúng tôi giải quyết ngay.",
		answered:
			"Chúng tôi đã liên hệ với anh chị lần đầu ngày {{time}}. Còn gì chưa rõ, anh chị gọi {{brandPhone}}.",
		withdrawn:
			"Anh chị đã rút yêu cầu này, sẽ không ai liên hệ nữa. Đổi ý thì gửi yêu cầu mới, hoặc gọi {{brandPhone}}.",
		inHand:
			"Chúng tôi đang xử lý yêu cầu của anh chị. Cần thêm gì, anh chị gọi {{brandPhone}} hoặc viết về {{brandEmail}}.",
		ended: "Yêu cầu này đã xong. Cần thêm gì, anh chị gọi {{brandPhone}} hoặc viết về {{brandEmail}}.",
	},
	owner: "Người phụ trách: {{person}}",
	sent: { heading: "Anh chị đã gửi", time: "Gửi ngày {{time}}" },
	mailRefused: "Email chúng tôi gửi tới {{email}} bị trả lại. Anh chị sửa lại địa chỉ ở bên dưới.",
	correct: {
		heading: "Sửa số điện\u00a0thoại hoặc email",
		submit: "Lưu thay đổi",
		failed: "Chưa lưu được. Vui lòng thử lại sau.",
	},
	consent: {
		heading: "Sự đồng ý",
		given: "Anh chị đã đồng ý ngày {{time}}, theo nội dung bản ngày {{version}}:",
		withdrawn: "Anh chị đã rút lại ngày {{time}}. Chúng tôi không gửi thông tin, ưu đãi nữa.",
		none: "Tin nhắn này chỉ được dùng để trả lời anh chị. Chúng tôi không gửi quảng cáo.",
		hint: "Rút lại thì chúng tôi thôi gửi thông tin, ưu đãi.",
		stays: "Yêu cầu trên vẫn được trả lời.",
		submit: "Rút lại sự đồng ý",
	},
	withdraw: {
		heading: "Không cần nữa?",
		hint: "Anh chị rút yêu cầu thì không ai liên hệ nữa. Không cần nêu lý do.",
		link: "Rút yêu cầu",
		question: "Rút yêu cầu này?",
		warning:
			"Rút rồi thì không ai liên hệ nữa, giờ demo đã đặt (nếu có) cũng bị hủy. Yêu cầu đã rút không mở lại được; khi cần, anh chị gửi yêu cầu mới.",
		confirm: "Rút yêu cầu",
		cancel: "Giữ lại",
	},
	erase: {
		heading: "Xóa hết thông tin",
		hint: "Xóa ngay mọi điều anh chị đã gửi trong yêu cầu này.",
		link: "Xóa yêu cầu này",
		question: "Xóa hẳn yêu cầu này?",
		warning:
			"Những gì anh chị đã gửi, nhật ký liên hệ và bản sao email bị xóa ngay, không lấy lại được; liên kết này cũng hết hiệu lực. Trong bản sao lưu, dữ liệu mất hẳn sau {{backupKeptDays}} ngày.",
		inquiry:
			"Từ yêu cầu này đã có một hồ sơ tư vấn. Người phụ trách được báo ngay, và hồ sơ đó được xóa trong {{privacyErasureDays}} ngày.",
		confirm: "Xóa hẳn",
		cancel: "Giữ lại",
	},
	erased: {
		heading: "Đã xóa yêu cầu của anh chị",
		text: "Những gì anh chị gửi trong yêu cầu này không còn trong hệ thống. Nếu có người đang phụ trách, họ đã được báo để xóa cả những gì họ ghi riêng.",
	},
	/** Where a link leads to nothing. */
	dead: {
		heading: "Liên kết này không mở được nữa",
		text: "Anh chị vừa sửa địa chỉ email? Liên kết mới nằm trong email gửi tới địa chỉ mới. Còn nếu yêu cầu đã xóa, trang này không còn nữa.",
		next: "Không thấy email, anh chị gọi {{brandPhone}}.",
	},
	notices: {
		corrected: "Đã lưu. Chúng tôi liên hệ theo thông tin mới.",
		consent: "Đã rút lại sự đồng ý.",
		withdrawn: "Đã rút yêu cầu.",
	},
	secret: "Ai có địa chỉ của trang này đều xem được. Anh chị giữ riêng cho mình.",
	mail: "Xem lại, sửa số điện thoại, rút hoặc xóa yêu cầu:\n{{link}}\nAi có liên kết này đều xem được; anh chị giữ riêng cho mình.",
};
