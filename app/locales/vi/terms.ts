export default {
	title: "Điều khoản sử dụng {{brand}}",
	description:
		"Dùng thử, phí, hoàn tiền, gia hạn, hủy, cam kết hoạt động, sao lưu, hỗ trợ và giới hạn trách nhiệm khi dùng {{brand}}.",
	heading: "Điều khoản sử dụng",
	updated: "Có hiệu lực từ ngày {{date}}",
	intro:
		"Đây là thỏa thuận giữa công ty anh chị (khách hàng) và {{brandLegalName}}, mã số thuế {{brandTaxCode}}, địa chỉ {{brandAddress}}, đơn vị vận hành {{brand}} (chúng tôi). Chúng tôi viết ngắn để ai cũng đọc hết được. Hợp đồng hai bên ký, nếu có điểm khác, được ưu tiên áp dụng.",
	contents: "Trong trang này",
	sections: [
		{
			id: "dich-vu",
			heading: "Dịch vụ",
			paragraphs: [
				"{{brand}} là phần mềm quản lý doanh nghiệp cung cấp qua Internet, dùng trên web và điện thoại. Phạm vi phân hệ và số người dùng theo gói mà khách hàng chọn. Người dùng là người có tài khoản đăng nhập.",
			],
			items: [],
		},
		{
			id: "dung-thu",
			heading: "Dùng thử",
			paragraphs: [],
			items: [
				"Thời gian dùng thử là {{trialDays}} ngày kể từ khi mở tài khoản. Không cần thẻ, không thu phí.",
				"Tài khoản được mở trong {{setupHours}} giờ sau cuộc gọi xác nhận. Khách hàng được hủy bất cứ lúc nào.",
				"Hết {{trialDays}} ngày, khách hàng chọn một gói trả phí để dùng tiếp; nếu không chọn, tài khoản tự đóng và không phát sinh phí.",
				"Dữ liệu dùng thử được giữ {{trialDataKeptDays}} ngày sau khi hết hạn, rồi bị xóa.",
			],
		},
		{
			id: "phi",
			heading: "Phí và ưu đãi",
			paragraphs: [
				"Phí tính theo gói, trả theo năm, bằng đồng Việt Nam, theo bảng giá có hiệu lực vào ngày ký. Bảng giá ghi rõ phí đã gồm thuế giá trị gia tăng hay chưa.",
			],
			items: [
				"{{#reduced}}Năm đầu được giảm {{firstYearDiscountPercent}}% so với giá niêm yết. Từ năm thứ hai áp dụng giá niêm yết.{{/reduced}}",
				"Nhập dữ liệu và đào tạo tận nơi: miễn phí.",
				"Khách hàng chưa có website được tặng một tên miền .com.",
			],
		},
		{
			id: "hoan-tien",
			heading: "Hoàn tiền",
			paragraphs: [
				"Trong {{refundDays}} ngày kể từ ngày ký hợp đồng, khách hàng có quyền yêu cầu hoàn {{refundPercent}}% phí đã trả. Yêu cầu gửi về {{brandEmail}} hoặc báo qua số {{brandPhone}}.",
			],
			items: [],
		},
		{
			id: "gia-han",
			heading: "Gia hạn và hủy",
			paragraphs: [],
			items: [
				"Hợp đồng tự gia hạn khi hết kỳ, trừ khi khách hàng báo không gia hạn ít nhất {{renewalNoticeDays}} ngày trước ngày hết hạn.",
				"Muốn hủy giữa kỳ, khách hàng báo trước {{cancellationNoticeDays}} ngày bằng văn bản hoặc email.",
			],
		},
		{
			id: "cham-tra",
			heading: "Chậm thanh toán",
			paragraphs: [
				"Nếu khoản phí quá hạn {{overdueDays}} ngày mà vẫn chưa được thanh toán, chúng tôi có quyền chấm dứt hợp đồng.",
			],
			items: [],
		},
		{
			id: "hoat-dong",
			heading: "Cam kết hoạt\u00a0động và bảo\u00a0trì",
			paragraphs: [],
			items: [
				"Chúng tôi cam kết hệ thống chạy thông suốt {{uptimePercent, number}}% thời gian.",
				"Lịch bảo trì được báo trước {{maintenanceNoticeHours}} giờ.",
			],
		},
		{
			id: "ho-tro",
			heading: "Hỗ trợ",
			paragraphs: [],
			items: [
				"Hỗ trợ bằng tiếng Việt {{supportHours}}.",
				"Trong giờ làm việc (thứ Hai đến thứ Sáu, {{officeMorning}} và {{officeAfternoon}}), chúng tôi trả lời trong {{supportReplyMinutes}} phút.",
				"Đăng ký dùng thử và tin nhắn liên hệ được trả lời trong {{replyHours}} giờ. Yêu cầu demo được gọi lại trong {{demoContactHours}} giờ làm việc.",
			],
		},
		{
			id: "du-lieu",
			heading: "Dữ liệu và sao lưu",
			paragraphs: [],
			items: [
				"Dữ liệu khách hàng nhập vào thuộc về khách hàng.",
				"Dữ liệu được sao lưu mỗi ngày; mỗi bản sao lưu giữ {{backupKeptDays}} ngày.",
				"Dữ liệu tài chính được giữ ít nhất {{financialDataYears}} năm. Việc lưu trữ lâu hơn theo Luật Kế toán là trách nhiệm của khách hàng, bằng dữ liệu lấy ra từ hệ thống.",
				"Khi thôi dùng, khách hàng gửi yêu cầu về {{brandEmail}}; trong {{dataHandoverDays}} ngày, chúng tôi giao toàn bộ dữ liệu của khách hàng dạng file Excel, không thu phí.",
				"Thông tin cá nhân được xử lý theo Chính sách bảo mật.",
			],
		},
		{
			id: "trach-nhiem-khach-hang",
			heading: "Trách nhiệm của khách hàng",
			paragraphs: [],
			items: [
				"Giữ kín mật khẩu, và khóa tài khoản của người đã nghỉ việc.",
				"Chịu trách nhiệm về số liệu, chứng từ và việc kê khai của công ty mình.",
				"Không dùng dịch vụ vào việc trái pháp luật, không tìm cách phá hoại hoặc vượt quyền.",
			],
		},
		{
			id: "gioi-han",
			heading: "Giới hạn trách nhiệm",
			paragraphs: [
				"Tổng trách nhiệm bồi thường của chúng tôi không vượt quá số phí khách hàng đã trả trong {{liabilityMonths}} tháng gần nhất.",
			],
			items: [],
		},
		{
			id: "luat",
			heading: "Luật áp dụng",
			paragraphs: [
				"Điều khoản này chịu sự điều chỉnh của pháp luật Hồng Kông. Quyền về dữ liệu cá nhân theo pháp luật Việt Nam vẫn được giữ nguyên.",
			],
			items: [],
		},
		{
			id: "thay-doi",
			heading: "Thay đổi điều khoản",
			paragraphs: [
				"Bản mới được đăng tại trang này, kèm ngày có hiệu lực. Hợp đồng đang thực hiện vẫn áp dụng bản có hiệu lực vào ngày ký, cho tới kỳ gia hạn.",
			],
			items: [],
		},
		{
			id: "lien-he",
			heading: "Liên hệ",
			paragraphs: ["{{brandAddress}}. Điện thoại {{brandPhone}}. Email {{brandEmail}}."],
			items: [],
		},
	],
};
