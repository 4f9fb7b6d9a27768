export default {
	title: "Hỏi đáp về {{brand}}: giá, triển khai, dữ liệu, hỗ trợ",
	description:
		"Giá bao nhiêu, bao lâu thì dùng được, dữ liệu cũ tính sao, không hợp có lấy lại tiền không: câu trả lời ngắn cho chủ doanh nghiệp và kế toán trưởng.",
	heading: "Hỏi đáp",
	intro:
		"Câu trả lời ngắn; điều kiện đầy đủ ở Điều khoản sử dụng. Chưa thấy câu mình hỏi, anh chị gọi {{brandPhone}}.",
	/** The eight of the home page. */
	popular: {
		id: "popular",
		heading: "Hỏi nhiều nhất",
		items: [
			{
				id: "what",
				question: "{{brand}} là gì, hợp với công ty nào?",
				answer:
					"Là phần mềm quản lý doanh nghiệp (ERP) chạy trên web và điện thoại: {{moduleCount}} phân hệ từ bán hàng, kho, sản xuất đến kế toán, nhân sự, lương. Hợp với công ty {{smallestCompany}}\u2011{{largestCompany}} người tại Việt Nam.",
			},
			{
				id: "cost",
				question: "Chi phí bao nhiêu?",
				answer:
					"{{#reduced}}Năm đầu, đã giảm {{firstYearDiscountPercent}}%: {{/reduced}}{{^reduced}}Mỗi năm: {{/reduced}}Starter {{starterPrice}}, Professional {{professionalPrice}}, Enterprise {{enterprisePrice}}. {{#reduced}}Từ năm thứ hai: {{starterLaterPrice}}, {{professionalLaterPrice}}, {{enterpriseLaterPrice}}. {{/reduced}}Rẻ hơn ERP của các hãng lớn khoảng {{savingsPercent}}%.",
			},
			{
				id: "time",
				question: "Bao lâu thì dùng được?",
				answer:
					"Triển khai mất {{deploymentWeeks}} tuần, gồm nhập dữ liệu cũ và đào tạo {{trainingDays}} ngày.",
			},
			{
				id: "trial",
				question: "Dùng thử có mất tiền không?",
				answer:
					"Không. Dùng thử {{trialDays}} ngày, không cần thẻ. Hết hạn mà không mua, tài khoản tự đóng và không thu đồng nào.",
			},
			{
				id: "refund",
				question: "Mua rồi mà không hợp thì sao?",
				answer:
					"Anh chị báo trong {{refundDays}} ngày kể từ ngày ký là được hoàn {{refundPercent}}% phí đã trả. Chỉ cần viết về {{brandEmail}} hoặc gọi {{brandPhone}}.",
			},
			{
				id: "import",
				question: "Số liệu trong Excel hay phần mềm cũ có mang sang được không?",
				answer:
					"Được, và miễn phí khi ký năm đầu. Anh chị gửi file danh mục hàng, khách hàng, công nợ, tồn đầu kỳ; chúng tôi nhập rồi cùng anh chị đối chiếu.",
			},
			{
				id: "skill",
				question: "Nhân viên tôi không rành máy tính, có dùng được không?",
				answer:
					"Được. Chúng tôi đào tạo {{trainingDays}} ngày, tận nơi, miễn phí. Sau đó vướng chỗ nào hỏi chỗ đó, bằng tiếng Việt, {{supportHours}}.",
			},
			{
				id: "backup",
				question: "Dữ liệu có an toàn, lấy ra được không?",
				answer:
					"Dữ liệu thuộc về công ty anh chị, xuất Excel lúc nào cũng được. Mỗi người chỉ thấy phần việc được giao. Sao lưu mỗi ngày, mỗi bản giữ {{backupKeptDays}} ngày.",
			},
		],
	},
	notYet:
		"Chưa. Nếu công ty cần việc này, anh chị nói trước khi ký: gọi {{brandPhone}}, chúng tôi trả lời bằng văn bản.",
	/** What the owner has not said yet, to be ticked and sent as one message. */
	ask: {
		id: "ask",
		heading: "Hỏi trước khi ký",
		hint: "Tích câu cần hỏi rồi gửi một lần. Chúng tôi trả lời bằng văn bản trong {{replyHours}} giờ.",
		send: "Gửi các câu đã chọn",
		begin: "Nhờ trả lời bằng văn bản trước khi ký:",
	},
	groups: [
		{
			id: "accounting",
			heading: "Kế\u00a0toán\u00a0trưởng hay\u00a0hỏi",
			items: [
				{
					id: "e-invoices",
					question: "Có hóa đơn điện tử theo quy định hiện hành không?",
					answer:
						"Hóa đơn lập từ đơn hàng, không gõ lại. Nhà cung cấp hóa đơn điện tử đã kết nối thì bấm “Phát hành”; chưa kết nối thì phát hành ở trang của họ, rồi điền số vào đây.",
					confirmed:
						"Có. Hóa đơn lập từ đơn hàng, rồi chuyển sang nhà cung cấp hóa đơn điện tử của công ty để ký số và gửi cơ quan thuế, theo quy định hiện hành về hóa đơn điện tử.",
					open: "Nhà cung cấp hóa đơn điện tử của công ty tôi đã kết nối chưa?",
				},
				{
					id: "accounting-regime",
					question: "Sổ sách theo Thông tư 99/2025 hay 133/2016?",
					confirmed:
						"Cả hai. Công ty chọn Thông tư 99/2025/TT-BTC (thay Thông tư 200/2014 từ năm 2026) hoặc Thông tư 133/2016/TT-BTC. Hệ thống tài khoản, sổ và báo cáo tài chính theo chế độ đã chọn.",
				},
				{
					id: "other-software",
					question: "Chuyển số liệu từ MISA, Fast, KiotViet sang được không?",
					answer:
						"Được, qua Excel. Anh chị xuất danh mục, số dư tài khoản, công nợ, tồn kho ra file; khi ký năm đầu, chúng tôi nhập miễn phí rồi cùng anh chị kiểm tra tổng dư Nợ bằng tổng dư Có. Cần cả chứng từ năm trước, anh chị gửi file để chúng tôi xem trước.",
				},
				{
					id: "banks",
					question: "Có kết nối với ngân hàng không?",
					answer:
						"Đưa sao kê Excel vào: từng dòng được ghép với phiếu thu, phiếu chi; dòng nào chưa ghép thì hiện ra.",
					confirmed:
						"Có. Sao kê vào hệ thống mỗi ngày và được ghép với chứng từ thu, chi. Ngân hàng chưa kết nối thì đưa sao kê Excel vào.",
					open: "Ngân hàng của công ty tôi có kết nối thẳng không?",
				},
				{
					id: "insurance-and-tax",
					question: "Bảo hiểm và thuế thu nhập cá nhân tính thế nào?",
					answer:
						"Bảng lương tính BHXH, BHYT, BHTN và thuế TNCN của từng người; bấm vào một số là thấy cách tính. Luật đổi thì mức mới do chúng tôi cập nhật.",
					confirmed:
						"Bảng lương tính BHXH, BHYT, BHTN và thuế TNCN của từng người theo mức đang có hiệu lực, và xuất tờ khai đúng mẫu để nộp lên cổng thuế và cổng bảo hiểm xã hội.",
					open: "Tờ khai bảo hiểm, thuế TNCN có nộp thẳng lên cổng được không?",
				},
				{
					id: "statements",
					question: "Có lập báo cáo tài chính không?",
					confirmed:
						"Có. Báo cáo tình hình tài chính, kết quả hoạt động, lưu chuyển tiền tệ và thuyết minh lên thẳng từ sổ, theo chế độ kế toán đã chọn.",
				},
				{
					id: "declarations",
					question: "Có xuất tờ khai thuế để nộp không?",
					confirmed:
						"Có. Tờ khai GTGT, TNDN, TNCN xuất đúng mẫu để nộp lên cổng thuế; anh chị xem lại trước khi nộp.",
				},
				{
					id: "fixed-assets",
					question: "Có theo dõi tài sản cố định và khấu hao không?",
					answer:
						"Khấu hao và phân bổ là một bước của khóa sổ cuối tháng: bút toán chờ anh chị soát rồi mới ghi sổ.",
					confirmed:
						"Có. Mỗi tài sản một thẻ; khấu hao, công cụ dụng cụ và chi phí trả trước được phân bổ hằng tháng.",
					open: "Có thẻ tài sản cố định, tự tính khấu hao từng tài sản không?",
				},
				{
					id: "several-firms",
					question: "Một kế toán giữ sổ cho nhiều công ty được không?",
					confirmed: "Được. Mỗi mã số thuế một sổ riêng; đổi công ty không phải đăng nhập lại.",
				},
				{
					id: "closing",
					question: "Khóa sổ rồi có mở lại được không?",
					confirmed:
						"Được. Kế toán trưởng bấm “Mở lại kỳ” và ghi lý do; ai mở, lúc nào, vì sao đều được lưu. Từng bước có trong hướng dẫn “Khóa sổ cuối tháng”.",
				},
				{
					id: "who-changed",
					question: "Ai sửa chứng từ, sửa lúc nào, có xem được không?",
					confirmed: "Có. Mỗi lần sửa ghi lại người, giờ, số cũ và số mới; không ai xóa được nhật ký.",
				},
				{
					id: "till-invoices",
					question: "Cửa hàng có xuất hóa đơn điện tử từ máy tính tiền được không?",
					confirmed:
						"Được. Thu tiền tại quầy xong là hóa đơn từ máy tính tiền được lập và gửi dữ liệu cho cơ quan thuế, qua nhà cung cấp hóa đơn của công ty.",
				},
				{
					id: "piece-wages",
					question: "Có tính lương theo sản phẩm không?",
					confirmed: "Có. Sản lượng từng công đoạn nhân đơn giá thành lương của từng người.",
				},
				{
					id: "variants",
					question: "Hàng có nhiều cỡ, nhiều màu quản lý thế nào?",
					confirmed: "Một mã hàng, nhiều cỡ và màu; tồn, giá, mã vạch theo từng cỡ, từng màu.",
				},
				{
					id: "processing",
					question: "Có theo dõi hàng gia công cho khách và vật tư khách gửi không?",
					confirmed:
						"Có. Vật tư khách gửi để riêng, không tính vào tồn kho của công ty; giá thành chỉ gồm chi phí gia công.",
				},
			],
		},
		{
			id: "buying",
			heading: "Thử và mua",
			items: [
				{
					id: "trial-or-demo",
					question: "Nên dùng thử hay xem demo trước?",
					answer:
						"Muốn hỏi và xem người khác làm thì đặt demo {{demoMinutes}} phút. Muốn tự tay làm thì dùng thử. Làm cả hai cũng được, đều miễn phí.",
				},
				{
					id: "trial-end",
					question: "Hết hạn dùng thử thì dữ liệu ra sao?",
					answer:
						"Dữ liệu dùng thử được giữ thêm {{trialDataKeptDays}} ngày sau khi hết hạn, rồi xóa. Hài lòng thì anh chị chọn gói; không thì tài khoản tự đóng, không thu phí.",
				},
				{
					id: "choose-plan",
					question: "Chọn gói nào?",
					answer:
						"Xem hai điều: số người dùng, tức là người có tài khoản đăng nhập, và phân hệ cần có. Sản xuất và tiền lương có ngay từ gói Starter. Phân vân giữa hai gói, anh chị gọi {{brandPhone}}, chúng tôi tính giúp.",
				},
				{
					id: "renewal",
					question: "Hợp đồng có tự gia hạn không?",
					answer: "Có. Muốn dừng, anh chị báo ít nhất {{renewalNoticeDays}} ngày trước ngày hết hạn.",
				},
				{
					id: "domain",
					question: "Tên miền .com được tặng thế nào?",
					answer:
						"Công ty chưa có website khi ký năm đầu được tặng một tên miền .com. Anh chị chọn tên, chúng tôi đăng ký giúp.",
				},
			],
		},
		{
			id: "rollout",
			heading: "Triển khai và đào tạo",
			items: [
				{
					id: "steps",
					question: "Triển khai gồm những bước nào?",
					answer:
						"Khảo sát, cài đặt, nhập dữ liệu, đào tạo, chạy thật. Tất cả trong {{deploymentWeeks}} tuần. Mỗi bước đều có người của chúng tôi làm cùng.",
				},
				{
					id: "server",
					question: "Có phải mua máy chủ không?",
					answer:
						"Không. Phần mềm chạy trên web và điện thoại. Máy tính đang dùng mở được trình duyệt là đủ.",
				},
				{
					id: "training",
					question: "Đào tạo ở đâu, bao lâu?",
					answer:
						"Tại công ty anh chị, {{trainingDays}} ngày, miễn phí. Mỗi bộ phận học đúng phần việc của mình.",
				},
				{
					id: "switch",
					question: "Đang dùng phần mềm khác, chuyển giữa năm có được không?",
					answer:
						"Được. Chúng tôi nhập số dư và danh mục tại một ngày anh chị chọn, thường là đầu tháng, để sổ hai bên dễ khớp.",
				},
				{
					id: "custom",
					question: "Quy trình của công ty tôi hơi khác, có chỉnh được không?",
					answer:
						"Tùy quy trình. Anh chị nêu trong buổi demo, chúng tôi nói rõ phần nào chỉnh được, phần nào chưa, mất bao lâu.",
				},
			],
		},
		{
			id: "data",
			heading: "Dữ liệu và bảo mật",
			items: [
				{
					id: "financial-data",
					question: "Chứng từ kế toán được giữ bao lâu?",
					answer:
						"Dữ liệu tài chính được giữ ít nhất {{financialDataYears}} năm. Luật Kế toán buộc công ty giữ chứng từ dùng để ghi sổ ít nhất {{voucherYearsByLaw}} năm: anh chị tự lưu bản gốc (hóa đơn XML, phiếu đã ký), còn sổ sách thì xuất ra Excel. Cần thì chúng tôi xuất giúp.",
				},
				{
					id: "leaving",
					question: "Thôi dùng thì lấy dữ liệu ra thế nào?",
					answer:
						"Anh chị viết về {{brandEmail}}. Trong {{dataHandoverDays}} ngày, chúng tôi giao toàn bộ dữ liệu của công ty dạng file Excel, không thu phí.",
				},
				{
					id: "refund-arrives",
					question: "Được hoàn phí thì bao lâu tiền về?",
					confirmed: "Trong {{refundWorkingDays}} ngày làm việc kể từ ngày anh chị báo.",
				},
				{
					id: "rest-of-fee",
					question: "Dừng giữa năm thì phần phí còn lại tính sao?",
					confirmed: "Sau {{refundDays}} ngày đầu, phí năm đang dùng không hoàn; anh chị dùng đến hết hạn.",
				},
				{
					id: "attachments",
					question: "Thôi dùng thì có lấy được file đính kèm không?",
					confirmed: "Có. File đính kèm được giao kèm file Excel, xếp theo số chứng từ.",
				},
				{
					id: "erasure",
					question: "Thôi dùng rồi, bao lâu thì dữ liệu bị xóa?",
					confirmed:
						"Trong {{erasureDays}} ngày sau khi giao dữ liệu; bản sao lưu hết hạn sau {{backupKeptDays}} ngày nữa.",
				},
				{
					id: "below-uptime",
					question: "Hệ thống chạy dưới {{uptimePercent, number}}% thì sao?",
					confirmed:
						"Mỗi tháng không đạt, anh chị được trừ {{uptimeCreditPercent}}% phí của tháng đó vào lần trả sau.",
				},
				{
					id: "lost",
					question: "Lỡ xóa nhầm thì lấy lại được không?",
					answer:
						"Anh chị báo ngay cho bộ phận hỗ trợ: chúng tôi tìm lại trong bản sao lưu. Bản sao lưu được làm mỗi ngày và giữ {{backupKeptDays}} ngày.",
				},
				{
					id: "personal-data",
					question: "Thông tin tôi điền trên trang web này được dùng làm gì?",
					answer:
						"Để gọi lại, mở tài khoản, trả lời anh chị, và gửi thông tin, ưu đãi nếu anh chị đã đồng ý. Trang web này không gắn công cụ theo dõi của bên thứ ba. Chi tiết nằm ở Chính sách bảo mật.",
				},
			],
		},
		{
			id: "using",
			heading: "Sử dụng và hỗ trợ",
			items: [
				{
					id: "mobile",
					question: "Có dùng trên điện thoại được không?",
					answer:
						"Được. Bản web và bản điện thoại dùng chung một nguồn dữ liệu, sửa bên này thì bên kia thấy ngay.",
					open: "Bản điện thoại là ứng dụng trên App Store, Google Play hay mở bằng trình duyệt?",
					confirmed: "Được. Ứng dụng có trên App Store và Google Play, dùng chung dữ liệu với bản web.",
				},
				{
					id: "support",
					question: "Gọi hỗ trợ lúc nào, bao lâu có người trả lời?",
					answer:
						"Hỗ trợ tiếng Việt {{supportHours}}. Trong giờ làm việc, có người trả lời trong {{supportReplyMinutes}} phút.",
				},
				{
					id: "maintenance",
					question: "Bảo trì có làm gián đoạn công việc không?",
					answer:
						"Có thể, trong lúc bảo trì. Vì vậy lịch được báo trước {{maintenanceNoticeHours}} giờ. Chúng tôi cam kết hệ thống chạy thông suốt {{uptimePercent, number}}% thời gian.",
				},
			],
		},
	],
	more: {
		heading: "Chưa thấy câu\u00a0hỏi của\u00a0mình?",
		text: "Viết cho chúng tôi. Anh chị nhận câu trả lời trong {{replyHours}} giờ.",
	},
};
