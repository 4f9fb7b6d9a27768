export default {
	title: "Báo giá {{brand}}: tính ngay theo số người dùng",
	description:
		"Điền số người dùng, chọn phân hệ, thấy ngay gói vừa, giá năm đầu, giá các năm sau và tổng 5 năm. In ra hoặc gửi đi được.",
	heading: "Báo giá có ngay, khỏi chờ gọi lại",
	intro: "Điền số người dùng, chọn phân hệ cần có. Không phải để lại tên hay số điện thoại.",
	/** On other pages, as a link to this one. */
	link: "Tính giá cho công ty anh chị",
	form: {
		heading: "Công ty cần gì?",
		again: "Đổi số, tính lại",
		users: {
			label: "Số người dùng",
			hint: "Đếm người có tài khoản đăng nhập, không phải cả công ty.",
		},
		modules: { label: "Phân hệ cần có", hint: "Chưa rõ thì để trống." },
		elsewhere: {
			label: "Giá nơi khác, mỗi năm",
			hint: "Số đang trả hoặc vừa được báo, ví dụ 450.000.000 hoặc 450 triệu. Có số này, báo giá so luôn giúp anh chị.",
		},
		company: { label: "Tên công ty", hint: "Để in lên báo giá." },
		submit: "Xem báo giá",
	},
	errors: {
		usersInvalid: "Vui lòng nhập số người dùng bằng chữ số, từ 1 trở lên, ví dụ 25",
		elsewhereInvalid: "Vui lòng nhập số tiền một năm, ví dụ 450.000.000 hoặc 450 triệu",
	},
	promise: {
		heading: "Báo giá cho biết",
		items: [
			"Gói nào vừa, và vì sao là gói đó",
			"Giá năm đầu, giá từ năm thứ hai, tổng 5 năm",
			"Trong giá có những gì",
			"Rẻ hơn hay đắt hơn giá nơi khác, nếu anh chị điền",
		],
		end: "Tất cả trên một trang A4, in ra trình ký được ngay.",
	},
	answer: {
		heading: "Gói {{plan}}: {{amount}} năm đầu",
		fits: "Gói này dành cho {{min}}\u2011{{max}} người dùng.",
		smallest: "Gói nhỏ nhất tính cho {{min}}\u2011{{max}} người dùng. Ít người hơn, giá không đổi.",
		needed: "Anh chị cần {{modules}}: gói {{plan}} mới có đủ.",
		without: "Chưa cần ngay thì gói {{plan}} là đủ.",
		smaller: "Xem gói {{plan}}: {{amount}} năm đầu",
		send: "Gửi báo giá này cho tôi",
		print:
			"In hoặc lưu PDF: bấm Ctrl+P; trên điện thoại chọn Chia sẻ rồi In. Vừa một trang A4. Gửi địa chỉ trang này cho ai, người đó cũng xem được.",
	},
	sheet: {
		heading: "Báo giá",
		date: "Ngày",
		validUntil: "Có giá trị đến hết",
		to: "Kính gửi",
		plan: "Gói {{plan}}",
		caption: "Giá phải trả",
		item: "Khoản",
		basis: "Cách tính",
		amount: "Số tiền",
		firstYear: "Năm đầu",
		discount: "Giá niêm yết {{amount}}, giảm {{percent}}",
		laterYears: "Mỗi năm, từ năm thứ hai",
		listPrice: "Giá niêm yết",
		total: "Tổng {{years}} năm",
		sum: "Năm đầu và {{count}} năm sau",
		elsewhere: "Nơi khác, {{years}} năm",
		given: "{{years}} × {{amount}}, số anh chị điền",
		source: "Theo bảng giá ngày {{date}}:",
		modules: "Phân hệ trong gói",
		wanted: "anh chị đã chọn",
		included: "Đã gồm trong giá",
		terms:
			"Trả theo năm. Dùng thử {{trialDays}} ngày rồi mới trả tiền. Không hợp, lấy lại {{refundPercent}}% phí trong {{refundDays}} ngày kể từ ngày ký. Hợp đồng tự gia hạn; muốn dừng, anh chị báo trước {{renewalNoticeDays}} ngày.",
	},
	compared: {
		less: "{{brand}} rẻ hơn {{amount}} trong {{years}} năm, tức {{percent}}, so với số anh chị điền.",
		more: "Theo số anh chị điền, nơi khác rẻ hơn {{amount}} trong {{years}} năm. Anh chị hỏi xem giá đó đã gồm triển khai, đào tạo và hỗ trợ chưa.",
		same: "Theo số anh chị điền, trong {{years}} năm hai nơi giá bằng nhau.",
	},
	claim: {
		heading: "“Rẻ hơn khoảng {{savingsPercent}}%” là so với gì?",
		text: "So với ERP của hãng lớn. Câu này đúng khi nơi đó tính từ {{amount}} trở lên cho {{years}} năm, cả bản quyền, triển khai và bảo trì. Đó là ước tính của chúng tôi, không phải giá của hãng nào. Có giá nơi khác, anh chị điền vào để so bằng số thật.",
	},
	talk: {
		heading: "Trên {{largestCompany}} người dùng, chúng tôi báo giá riêng",
		text: "Công ty cỡ này mỗi nơi một khác, bảng giá không nói hết được. Anh chị gọi cho chúng tôi, hoặc gửi những số vừa điền để chúng tôi tính.",
		send: "Gửi yêu cầu báo giá",
	},
	message: {
		send: "Nhờ gửi cho tôi báo giá này.",
		talk: "Nhờ báo giá riêng cho công ty tôi.",
		line: "{{name}}: {{value}}",
	},
};
