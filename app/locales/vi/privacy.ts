export default {
	title: "Chính sách bảo mật của {{brand}}",
	description:
		"Chúng tôi thu thập gì qua từng biểu mẫu, để làm gì, giữ bao lâu, ai được xem, và anh chị có những quyền gì theo Luật 91/2025/QH15.",
	heading: "Chính sách bảo mật",
	updated: "Có hiệu lực từ ngày {{date}}",
	intro:
		"Trang này nói rõ thông tin cá nhân của anh chị được dùng ra sao, theo Luật Bảo vệ dữ liệu cá nhân số 91/2025/QH15 và Nghị định 356/2025/NĐ-CP. Bên kiểm soát và xử lý dữ liệu cá nhân là {{brandLegalName}}, mã số thuế {{brandTaxCode}}, đơn vị vận hành {{brand}}, địa chỉ {{brandAddress}}, email {{brandEmail}}, điện thoại {{brandPhone}}.",
	contents: "Trong trang này",
	collected: {
		id: "thu-thap",
		heading: "Chúng tôi thu thập gì, để làm gì, giữ bao lâu",
		caption: "Thông tin thu thập qua từng biểu mẫu",
		columns: ["Biểu mẫu", "Thông tin", "Để làm gì", "Căn cứ", "Giữ bao lâu"],
		rows: {
			trial: {
				label: "Đăng ký dùng thử",
				cells: [
					"Gọi lại và mở tài khoản; gửi thông tin, ưu đãi",
					"Sự đồng ý của anh chị",
					"{{leadKeptYears}} năm kể từ ngày gửi",
				],
			},
			demo: {
				label: "Đặt lịch demo",
				cells: [
					"Gọi lại và chuẩn bị buổi demo; gửi thông tin, ưu đãi",
					"Sự đồng ý của anh chị",
					"{{demoRequestKeptYears}} năm kể từ ngày gửi",
				],
			},
			contact: {
				label: "Liên hệ",
				cells: [
					"Trả lời anh chị, không gửi quảng cáo",
					"Yêu cầu của chính anh chị khi gửi tin nhắn",
					"{{contactMessageKeptYears}} năm kể từ ngày gửi",
				],
			},
		},
	},
	sections: [
		{
			id: "dong-y",
			heading: "Anh chị đồng ý điều gì khi đánh dấu ô đồng ý",
			paragraphs: [
				"Ô trong biểu mẫu dùng thử và demo ghi: “Tôi đồng ý với điều khoản sử dụng, và để {{brand}} gọi lại, gửi thông tin, ưu đãi qua email và điện thoại.” Ngoài điều khoản sử dụng, đó là hai việc:",
			],
			items: [
				"Gọi lại: để xác nhận, mở tài khoản dùng thử hoặc chốt lịch demo mà anh chị vừa yêu cầu. Không muốn nữa, anh chị rút yêu cầu.",
				"Gửi thông tin, ưu đãi: về tính năng mới, giá và chương trình ưu đãi của {{brand}}. Anh chị rút lại việc này lúc nào cũng được; yêu cầu đang chờ vẫn được trả lời.",
			],
		},
		{
			id: "kem-theo",
			heading: "Những gì được ghi kèm",
			paragraphs: [
				"Cùng với mỗi biểu mẫu, hệ thống ghi thời điểm gửi, ngôn ngữ của trang, trang đầu tiên anh chị mở, trang đã dẫn anh chị tới đây, các tham số chiến dịch trong địa chỉ (utm) và gói anh chị chọn. Nhờ đó chúng tôi biết khách tìm thấy mình từ đâu.",
				"Với đăng ký dùng thử và đặt lịch demo, hệ thống lưu thêm sự đồng ý: phiên bản nội dung đồng ý, mục đích và thời điểm anh chị đánh dấu. Ô đồng ý không bao giờ được đánh dấu sẵn.",
				"Khi anh chị trao đổi với nhân viên kinh doanh, họ ghi lại họ tên, công ty, email, điện thoại và nhu cầu của anh chị để theo dõi. Hồ sơ này được giữ trong thời gian tư vấn và hợp tác; hồ sơ đã xóa được giữ thêm {{deletedInquiryKeptDays}} ngày để khôi phục nếu xóa nhầm, rồi bị xóa hẳn.",
				"Địa chỉ mạng (IP) chỉ được dùng để hạn chế việc gửi hàng loạt và đoán mật khẩu, không lưu nguyên dạng mà chỉ lưu bản mã hóa một chiều, và được xóa trong vòng {{rateLimitKeptDays}} ngày. Riêng chỗ đăng nhập của nhân viên có nhật ký: phần đầu của địa chỉ mạng, không đủ để biết là máy nào, được giữ {{auditLineKeptDays}} ngày. Tin gửi nghi là thư rác được giữ riêng {{suspectedSpamKeptDays}} ngày. Bản sao email chúng tôi gửi được giữ {{sentMailKeptDays}} ngày.",
			],
			items: [],
		},
		{
			id: "khong-lam",
			heading: "Những gì chúng\u00a0tôi không làm",
			paragraphs: [],
			items: [
				"Không bán, không cho thuê thông tin của anh chị.",
				"Không gắn công cụ theo dõi hay quảng cáo của bên thứ ba trên trang web này.",
				"Không hỏi số thẻ ngân hàng khi đăng ký dùng thử.",
			],
		},
		{
			id: "ai-xem",
			heading: "Ai được xem",
			paragraphs: [
				"Nhân viên kinh doanh và quản trị viên của {{brand}}, trong phạm vi công việc. Đơn vị cung cấp máy chủ và dịch vụ gửi email xử lý dữ liệu thay chúng tôi, theo hợp đồng và chỉ theo chỉ dẫn của chúng tôi. Cơ quan nhà nước có thẩm quyền được xem khi pháp luật yêu cầu.",
				"Để soạn đề xuất, nhân viên có thể dán tên công ty, ngành nghề, quy mô và nhu cầu của anh chị vào một công cụ trí tuệ nhân tạo (AI) của bên thứ ba. Trước đó hệ thống bỏ ra mọi địa chỉ email và số điện thoại, cùng họ tên của người liên hệ và của nhân viên phụ trách, viết đầy đủ, viết một phần hay chỉ gọi tên như “chị Hà”. Tên của người khác được nhắc tới, và tên viết theo cách khác, vẫn còn; tên công ty được giữ nguyên, trừ khi trong đó có đủ họ tên của anh chị. Nhân viên có thể chủ động chọn gửi kèm những thông tin này, và mỗi lần chọn đều được ghi lại.",
				"Nếu dữ liệu phải được lưu hoặc xử lý ngoài lãnh thổ Việt Nam, chúng tôi lập hồ sơ đánh giá tác động chuyển dữ liệu cá nhân xuyên biên giới theo đúng quy định.",
				"Khung chat, nếu có trên trang, do một đơn vị khác cung cấp. Phần mềm của họ chỉ được tải khi anh chị bấm vào nút chat.",
			],
			items: [],
		},
		{
			id: "cookie",
			heading: "Cookie và bộ\u00a0nhớ trình\u00a0duyệt",
			paragraphs: ["Trang web này chỉ lưu trên máy anh chị những mục sau:"],
			items: [
				"language (cookie): nhớ ngôn ngữ anh chị đã chọn. Trình duyệt cũng nhớ lựa chọn này ở bộ nhớ cục bộ, cùng tên language.",
				"visit (trong bộ nhớ phiên của trình duyệt, không phải cookie): trang đầu tiên anh chị mở, trang đã dẫn anh chị tới đây và gói anh chị chọn. Chỉ được gửi đi cùng biểu mẫu, và mất khi anh chị đóng tab trình duyệt.",
				"typed (cũng trong bộ nhớ phiên): những gì anh chị đang gõ dở, chỉ khi anh chị đổi ngôn ngữ giữa chừng. Trang sau nhận được là xóa ngay.",
				"sent (cookie, hoặc __Host-sent): giữ trong một giờ những gì trang sau khi gửi biểu mẫu cho anh chị xem lại, như tên, email và số điện thoại, để chúng không nằm trong địa chỉ trang.",
				"flash (cookie, hoặc __Host-flash): giữ tối đa một phút câu mà trang sau báo lại khi anh chị bấm nút trên trang riêng của yêu cầu, như “Đã lưu”.",
				"portalLanguage (cookie): ngôn ngữ nhân viên {{brand}} dùng trong cổng nội bộ. Khách xem trang không có cookie này.",
				"session (cookie, hoặc __Host-session): giữ phiên đăng nhập của nhân viên {{brand}}. Khách xem trang không có cookie này.",
				"device (cookie, hoặc __Host-device): nhớ trong một năm rằng nhân viên đã đăng nhập bằng trình duyệt này, để người ngoài đoán mật khẩu không chặn được họ.",
				"link (cookie, hoặc __Host-link): giữ mã của liên kết một lần trong 30 phút, khi nhân viên đặt lại mật khẩu hay xác nhận email.",
			],
		},
		{
			id: "quyen",
			heading: "Quyền của anh chị",
			paragraphs: ["Với thông tin của chính mình, anh chị có quyền:"],
			items: [
				"Biết chúng tôi đang làm gì với thông tin đó.",
				"Đồng ý, không đồng ý, và rút lại sự đồng ý.",
				"Xem, sửa hoặc yêu cầu sửa.",
				"Yêu cầu cung cấp một bản, yêu cầu xóa, yêu cầu hạn chế hoặc phản đối việc sử dụng.",
				"Khiếu nại, tố cáo, khởi kiện và yêu cầu bồi thường theo quy định của pháp luật.",
				"Yêu cầu chúng tôi hoặc cơ quan có thẩm quyền bảo vệ dữ liệu của mình.",
			],
		},
		{
			id: "cach-lam",
			heading: "Cách thực hiện quyền",
			paragraphs: [
				"Mỗi yêu cầu gửi trên trang này có một trang riêng, mở bằng liên kết trong email xác nhận. Ở đó anh chị xem những gì đã gửi và đã đồng ý, sửa số điện thoại hoặc email, rút lại sự đồng ý, rút yêu cầu, hoặc xóa hết; hệ thống làm ngay, không cần hỏi ai.",
				"Với những việc khác, anh chị viết về {{brandEmail}} từ địa chỉ email đã dùng, hoặc gọi {{brandPhone}}. Chúng tôi hỏi lại vài điều để chắc đúng người rồi mới làm. Không thu phí.",
			],
			items: [
				"Phản hồi đầu tiên: trong {{privacyReplyDays}} ngày làm việc.",
				"Xem, sửa, nhận một bản: trong {{privacyAccessDays}} ngày.",
				"Rút lại đồng ý, hạn chế, phản đối: trong {{privacyWithdrawalDays}} ngày.",
				"Xóa: trong {{privacyErasureDays}} ngày. Chúng tôi xóa mọi yêu cầu, tin nhắn, hồ sơ tư vấn và bản sao email mang địa chỉ email của anh chị.",
			],
		},
		{
			id: "rut-lai",
			heading: "Khi anh\u00a0chị rút\u00a0lại sự đồng\u00a0ý",
			paragraphs: [
				"Chúng tôi ngừng gửi thông tin, ưu đãi qua cả email và điện thoại. Việc rút lại không ảnh hưởng tới những gì đã làm trước đó; yêu cầu đang chờ vẫn được trả lời, trừ khi anh chị rút cả yêu cầu. Tài khoản dùng thử đang chạy, nếu anh chị muốn, vẫn chạy tới hết {{trialDays}} ngày.",
			],
			items: [],
		},
		{
			id: "bao-ve",
			heading: "Chúng tôi bảo vệ thông tin thế nào",
			paragraphs: [
				"Chỉ nhân viên có tài khoản mới vào được hệ thống; nhân viên kinh doanh chỉ thấy yêu cầu chưa ai nhận và hồ sơ mình phụ trách, quản trị viên thấy tất cả. Dữ liệu được sao lưu mỗi ngày, mỗi bản giữ {{backupKeptDays}} ngày; vì vậy thông tin đã xóa còn nằm trong bản sao lưu tối đa {{backupKeptDays}} ngày nữa rồi bị xóa hẳn.",
				"Nếu xảy ra sự cố lộ dữ liệu có thể gây hại cho anh chị, chúng tôi báo cho cơ quan có thẩm quyền và cho anh chị theo quy định của pháp luật.",
			],
			items: [],
		},
		{
			id: "thay-doi",
			heading: "Khi chính sách này thay đổi",
			paragraphs: [
				"Bản mới được đăng tại đây, kèm ngày có hiệu lực. Nếu mục đích sử dụng thay đổi, chúng tôi hỏi lại sự đồng ý của anh chị trước.",
			],
			items: [],
		},
	],
};
