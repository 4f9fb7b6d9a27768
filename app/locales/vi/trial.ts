export default {
	title: "Dùng thử {{brand}} {{trialDays}} ngày miễn phí, không cần thẻ",
	description:
		"Đăng ký dùng thử {{brand}} {{trialDays}} ngày miễn phí. Không cần thẻ, dừng lúc nào cũng được. Tài khoản mở trong {{setupHours}} giờ sau cuộc gọi xác nhận.",
	heading: "Dùng thử {{trialDays}} ngày, không cần thẻ",
	intro:
		"Điền vài dòng bên dưới. Trong {{replyHours}} giờ chúng tôi gọi xác nhận; sau cuộc gọi, tài khoản mở trong {{setupHours}} giờ.",
	benefits: {
		heading: "Trong {{trialDays}} ngày, anh chị có gì",
		items: [
			"Không nhập thẻ, không mất phí",
			"Cài đặt sẵn, mở trình duyệt hay điện thoại là dùng",
			"Có người hướng dẫn bằng tiếng Việt, {{supportHours}}",
			"Dừng lúc nào cũng được: bấm một nút, hoặc gọi một câu",
		],
	},
	days: {
		heading: "Mỗi ngày thử một việc",
		label: "Ngày {{day}}",
		items: [
			"Đưa danh mục hàng và khách vào từ Excel",
			"Làm trọn đơn hàng đầu tiên",
			"Lập hóa đơn cho đơn ấy",
			"Ghép sao kê ngân hàng",
			"Chốt thử một tháng",
			"Quyết định: dùng tiếp, hay lấy số liệu ra",
		],
	},
	form: {
		heading: "Đăng ký dùng thử",
		plan: "Gói anh chị quan tâm: {{plan}}",
		submit: "Dùng thử {{trialDays}} ngày miễn phí",
	},
	success: {
		heading: "Đã nhận đăng\u00a0ký của\u00a0anh\u00a0chị",
		intro: "Cảm ơn anh/chị {{name}}. Tiếp theo:",
		steps: [
			{
				title: "Email xác nhận",
				isMail: true,
				text: "Thường tới {{email}} trong vài phút. Nếu chưa thấy, anh chị xem giúp trong mục thư rác; đăng ký của anh chị vẫn đã được ghi nhận.",
			},
			{
				title: "Cuộc gọi xác\u00a0nhận thông\u00a0tin",
				text: "{{brandPerson}} hoặc đồng nghiệp gọi số {{phone}} {{deadline}}, hỏi thêm vài điều.",
			},
			{
				title: "Tài khoản dùng thử {{trialDays}} ngày",
				text: "Mở trong {{setupHours}} giờ sau cuộc gọi; email mời có liên kết đặt mật khẩu. Trong lúc chờ, anh chị chuẩn bị sẵn file Excel danh mục hàng, khách hàng.",
			},
		],
		own: "Xem hoặc sửa yêu cầu",
		again: "Đăng ký thêm",
		home: "Về trang chủ",
	},
	faq: {
		heading: "Hỏi trước khi dùng thử",
		items: [
			{
				question: "Hết {{trialDays}} ngày thì sao?",
				answer:
					"Hài lòng thì anh chị chọn gói phù hợp để dùng tiếp. Không thì tài khoản tự đóng, không thu phí, anh chị không phải làm gì.",
			},
			{
				question: "Tôi muốn dừng giữa chừng thì làm thế nào?",
				answer:
					"Anh chị tự bấm “Dừng dùng thử” trên trang riêng của mình (liên kết nằm trong email), hoặc gọi {{brandPhone}}. Dừng ngày nào cũng được, không cần nêu lý do.",
			},
			{
				question: "Số liệu tôi nhập lúc thử có mất không?",
				answer:
					"Sau khi hết hạn, dữ liệu được giữ thêm {{trialDataKeptDays}} ngày rồi mới xóa, để anh chị có thời gian quyết định.",
			},
			{
				question: "Công ty tôi không có nhân viên IT, có thử được không?",
				answer:
					"Được. Chúng tôi cài đặt sẵn. Phần mềm chạy trên web và điện thoại, anh chị không phải mua máy chủ.",
			},
		],
	},
};
