import type { VatMode } from "#models/options.ts";

/** `unknown` where the owner has not said how many percent. */
const vat: Record<VatMode, { line: string; unknown: string }> = {
	included: { line: "Trong đó thuế GTGT {{percent}}", unknown: "Đã gồm trong giá" },
	excluded: { line: "Thuế GTGT {{percent}}", unknown: "Chưa gồm (nếu có)" },
	exempt: { line: "Thuế GTGT: phần mềm không chịu thuế", unknown: "" },
};

/** The question on the pricing page, its answer there, and the quotation on paper. */
export default {
	title: "Báo giá {{number}} · {{brand}}",
	/** On other pages, as a link to the question. */
	link: "Tính giá cho công ty anh chị",
	form: {
		users: {
			label: "Số người dùng",
			hint: "Đếm người có tài khoản đăng nhập, không phải cả công ty.",
		},
		modules: {
			label: "Phân hệ cần có",
			hint: "Để trống nếu không cần. {{count}} phân hệ kia, như sản xuất và kế toán, gói nào cũng có.",
		},
		compare: "Đang có giá nơi khác? So luôn",
		elsewhere: {
			label: "Giá nơi khác, mỗi năm",
			hint: "Số đang trả hoặc vừa được báo, ví dụ 450.000.000 hoặc 450 triệu.",
		},
		submit: "Tính giá",
		company: { label: "Tên công ty", hint: "Để ghi trên báo giá." },
		put: "Ghi lên báo giá",
	},
	errors: {
		usersInvalid: "Vui lòng nhập số người dùng bằng chữ số, từ 1 trở lên, ví dụ 25",
		elsewhereInvalid: "Vui lòng nhập số tiền một năm, ví dụ 450.000.000 hoặc 450 triệu",
	},
	answer: {
		heading: "Gói {{plan}} cho {{count}} người dùng",
		short: "Gói {{plan}}: {{amount}} năm đầu",
		fits: "Gói này dành cho {{min}}\u2011{{max}} người dùng.",
		smallest: "Gói nhỏ nhất tính cho {{min}}\u2011{{max}} người dùng. Ít người hơn, giá không đổi.",
		needed: "Anh chị cần {{modules}}: gói {{plan}} mới có đủ.",
		without: "Chưa cần ngay thì gói {{plan}} là đủ.",
		smaller: "Xem gói {{plan}}: {{amount}} năm đầu",
		fewer: "{{count}} tài khoản thì gói {{plan}}: {{amount}}",
		vat: {
			included: "Đã gồm thuế GTGT {{percent}}: {{tax}}.",
			excluded: "Thuế GTGT {{percent}}: {{tax}}. Phải trả {{paid}}.",
		},
		year: "Năm {{number}}",
		perUser: "Mỗi người, mỗi tháng",
		perUserLater: "từ năm thứ hai {{amount}}",
		refund: "Không hợp, lấy lại đủ {{amount}}. Ký hôm nay thì báo đến hết {{date}} vẫn kịp.",
		print: "Xem và in báo giá",
		send: "Xin bản có ký, đóng dấu",
		share: "Gửi địa chỉ trang này cho đồng nghiệp, người đó thấy đúng kết quả này.",
	},
	sheet: {
		print: "In báo giá",
		change: "Đổi số người dùng, phân hệ",
		how: "Để in hoặc lưu PDF: trên điện thoại chọn Chia sẻ rồi In, trên máy tính bấm Ctrl+P. Vừa một trang A4.",
		expired: "Báo giá cũ hết hạn ngày {{date}}. Dưới đây là báo giá mới, theo giá hôm nay.",
		heading: "Báo giá",
		number: "Số",
		date: "Ngày",
		validUntil: "Có giá trị đến hết",
		to: "Kính gửi",
		toWhom: "Quý công ty",
		intro:
			"{{brandLegalName}} xin báo giá phần mềm quản lý doanh nghiệp {{brand}}, bản web và điện thoại, gói {{plan}}, cho {{count}} người dùng:",
		plan: "Gói {{plan}}",
		caption: "Giá phải trả",
		item: "Khoản",
		basis: "Cách tính",
		amount: "Số tiền",
		fee: "Phí sử dụng năm đầu, gói {{plan}}",
		vat,
		due: {
			included: "Cộng năm đầu, đã gồm thuế GTGT",
			excluded: "Cộng năm đầu, chưa gồm thuế GTGT",
			exempt: "Cộng năm đầu",
		},
		firstYear: "Năm đầu",
		discount: "Giá niêm yết {{amount}}, giảm {{percent}}",
		laterYears: "Mỗi năm, từ năm thứ hai",
		listPrice: "Giá niêm yết",
		total: "Tổng {{years}} năm",
		sum: "Năm đầu và {{count}} năm sau",
		modules: "Phân hệ trong gói",
		wanted: "anh chị đã chọn",
		bold: "in đậm: anh chị đã chọn",
		included: "Đã gồm trong giá",
		terms: [
			{ title: "Triển khai", text: "{{deploymentWeeks}} tuần, gồm nhập dữ liệu và đào tạo." },
			{
				title: "Hỗ trợ",
				text: "Bằng tiếng Việt, {{supportHours}}. Trong giờ làm việc trả lời trong {{supportReplyMinutes}} phút.",
			},
			{
				title: "Thanh toán",
				text: "Trả theo năm, chuyển khoản vào tài khoản ghi trong hợp đồng. Dùng thử {{trialDays}} ngày rồi mới trả tiền.",
			},
			{
				title: "Hoàn tiền",
				text: "Trong {{refundDays}} ngày kể từ ngày ký, không hợp thì được hoàn {{refundPercent}}% phí đã trả.",
			},
			{
				title: "Gia hạn",
				text: "Hợp đồng tự gia hạn; muốn dừng, báo trước ngày hết hạn {{renewalNoticeDays}} ngày.",
			},
		],
		ask: "Hỏi về báo giá này",
		buyer: "Bên mua",
		seller: "Bên bán",
		sign: "Ký, ghi rõ họ tên, đóng dấu",
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
		send: "Nhờ gửi cho tôi báo giá này, bản có ký, đóng dấu.",
		talk: "Nhờ báo giá riêng cho công ty tôi.",
		line: "{{name}}: {{value}}",
	},
};
