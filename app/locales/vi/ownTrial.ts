/** A trial whose account is open: on its visitor's own page, and in mails to them, as plain text. */
export default {
	state: {
		running:
			"Tài khoản dùng thử mở ngày {{from}}, dùng được đến hết ngày {{day}}. Sau đó tài khoản tự đóng, không thu phí; anh chị không phải làm gì.",
		over: "Thời gian dùng thử kết thúc ngày {{day}}, không phát sinh phí. Số liệu anh chị đã nhập được giữ đến hết ngày {{until}}. Muốn dùng tiếp, anh chị gọi {{brandPhone}} trước ngày đó.",
		cancelled:
			"Đã dừng dùng thử ngày {{day}}, không phát sinh phí. Số liệu được giữ đến hết ngày {{until}} rồi xóa. Đổi ý trước ngày đó thì gọi {{brandPhone}}.",
		plan: "Anh chị dùng gói chính thức từ ngày {{day}}. Số liệu đã nhập lúc thử vẫn còn nguyên. Cần gì thêm, anh chị gọi {{brandPhone}}.",
		deleted:
			"Thời gian dùng thử kết thúc ngày {{day}}, không phát sinh phí. Số liệu đã xóa ngày {{date}}. Muốn thử lại, anh chị gọi {{brandPhone}}.",
		notOpened:
			"Yêu cầu này đã đóng, và chúng tôi không thấy ghi đã mở tài khoản dùng thử. Anh chị đang dùng thử hoặc vẫn muốn thử, gọi {{brandPhone}}.",
	},
	/** While it runs; once it is over, what can be stopped are the mails. */
	cancel: {
		running: {
			heading: "Dừng dùng thử",
			hint: "Dừng lúc nào cũng được, không cần nêu lý do, không mất phí.",
			link: "Dừng dùng thử",
			question: "Dừng dùng thử?",
			warning:
				"Tài khoản đóng lại, không thu khoản phí nào, và chúng tôi không gửi email về việc dùng thử nữa. Số liệu được giữ đến hết ngày {{until}} rồi xóa.",
			confirm: "Dừng dùng thử",
			cancel: "Dùng tiếp",
		},
		over: {
			heading: "Email về việc dùng thử",
			hint: "Trước ngày xóa số liệu, chúng tôi gửi email nhắc. Không muốn nhận, anh chị bấm nút này.",
			link: "Thôi nhận email",
			question: "Thôi nhận email về việc dùng thử?",
			warning: "Chúng tôi không nhắc nữa. Số liệu vẫn được giữ đến hết ngày {{until}} rồi xóa.",
			confirm: "Thôi nhận email",
			cancel: "Vẫn nhận",
		},
	},
	cancelled: "Đã dừng dùng thử. Chúng tôi không gửi email về việc này nữa.",
	mails: {
		trialOpened: {
			subject: "Tài khoản dùng thử đã mở, đến hết {{day}}",
			text: [
				"Tài khoản dùng thử của anh chị đã mở hôm nay. Anh chị dùng được {{trialDays}} ngày, đến hết ngày {{day}}, không cần thẻ.",
				"Liên kết đặt mật khẩu nằm trong email mời. Chưa thấy email đó, anh chị xem mục thư rác hoặc gọi {{brandPhone}}.",
				"Nên bắt đầu bằng một việc thật: nhập file Excel danh mục hàng, rồi lập thử một đơn bán. Vướng chỗ nào, anh chị gọi; chúng tôi làm cùng anh chị qua điện thoại.",
				"Hết {{trialDays}} ngày mà chưa mua, tài khoản tự đóng, không thu phí.",
			],
		},
		trialReminder: {
			subject: "Còn hai ngày dùng thử, đến hết {{day}}",
			text: [
				"Anh chị dùng thử được đến hết ngày {{day}}, còn hai ngày nữa.",
				"Chúng tôi sẽ gọi hỏi thăm: phần nào hợp, phần nào chưa, và gói nào vừa với công ty. Muốn chuyển sang gói chính thức, anh chị chỉ cần nói với chúng tôi; số liệu đã nhập giữ nguyên, không phải nhập lại.",
				"Chưa hợp thì anh chị không phải làm gì: tài khoản tự đóng, không thu phí.",
			],
		},
		trialOver: {
			subject: "Đã hết dùng thử, số liệu giữ đến {{until}}",
			text: [
				"Thời gian dùng thử của anh chị kết thúc ngày {{day}}. Tài khoản đã đóng, không phát sinh khoản phí nào.",
				"Số liệu anh chị đã nhập được giữ đến hết ngày {{until}}. Muốn dùng tiếp với chính số liệu đó, anh chị gọi {{brandPhone}} hoặc trả lời email này trước ngày ấy.",
				"Cảm ơn anh chị đã dành thời gian thử {{brand}}.",
			],
		},
		trialDataReminder: {
			subject: "Số liệu dùng thử sẽ xóa sau {{until}}",
			text: [
				"Số liệu anh chị đã nhập lúc dùng thử được giữ đến hết ngày {{until}}, sau đó xóa và không lấy lại được.",
				"Cần giữ lại hoặc muốn dùng tiếp, anh chị gọi {{brandPhone}} hoặc trả lời email này trước ngày đó. Không cần nữa thì anh chị không phải làm gì. Đây là email cuối cùng về việc dùng thử.",
			],
		},
	},
	/** Below each of them: while it runs, and once it is over. */
	foot: {
		running: [
			"Muốn dừng giữa chừng, anh chị trả lời email này hoặc gọi {{brandPhone}}, không cần nêu lý do.",
			"Xem tình trạng, hoặc tự dừng dùng thử:\n{{link}}",
		],
		over: ["Xem tình trạng, hoặc thôi nhận email về dùng thử:\n{{link}}"],
	},
};
