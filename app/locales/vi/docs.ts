export default {
	title: "Tài liệu {{brand}}: bắt đầu trong năm bước",
	description:
		"Hướng dẫn dùng {{brand}}: năm bước đầu tiên, mục lục theo phân hệ và ô tìm kiếm. Gõ không dấu cũng tìm được.",
	heading: "Tài liệu",
	intro: "Mỗi mục vài dòng, đủ để biết bắt đầu từ đâu. Cần chi tiết hơn, anh chị gọi {{brandPhone}}.",
	search: {
		label: "Tìm trong tài liệu và hỏi đáp",
		hint: "Gõ không dấu cũng được, ví dụ: ton kho",
		submit: "Tìm",
		found: "{{count}} mục khớp với “{{query}}”",
		none: "Không thấy mục nào khớp với “{{query}}”",
		noneHelp:
			"Anh chị thử một từ ngắn hơn, hoặc hỏi thẳng chúng tôi: có câu trả lời trong {{replyHours}} giờ.",
		contact: "Hỏi chúng tôi",
		clear: "Xem lại mục lục",
		fromDocs: "Tài liệu",
		fromFaq: "Hỏi đáp",
		/** What people type beside the words of these pages, in one row with them. */
		sameMeaning: [
			["hoàn phí", "hoàn tiền", "trả lại tiền", "refund"],
			["chi phí", "giá tiền", "bao nhiêu tiền"],
			["hủy", "ngừng", "chấm dứt"],
			["nhập dữ liệu", "chuyển dữ liệu", "import"],
			["tồn kho", "kho", "inventory"],
			["xuất khẩu", "export"],
			["tại quầy", "bán lẻ", "thu ngân", "POS"],
			["trên mạng", "online", "thương mại điện tử", "sàn"],
			["khóa sổ", "chốt sổ", "đóng sổ"],
			["công nợ", "nợ"],
			["định mức", "BOM"],
			["phiếu lương", "tiền lương", "payroll"],
			["điện thoại", "di động", "mobile", "app", "ứng dụng"],
			["sao lưu", "backup"],
			["phân quyền", "quyền"],
			["khách hàng", "CRM"],
		],
	},
	quickStart: {
		heading: "Bắt đầu trong năm bước",
		items: [
			{
				title: "Đăng ký dùng thử",
				text: "Điền thông tin công ty và người liên hệ. Chúng tôi gọi xác nhận; tài khoản {{trialDays}} ngày mở trong {{setupHours}} giờ sau cuộc gọi.",
			},
			{
				title: "Khai báo công ty",
				text: "Tên, mã số thuế, kho, cửa hàng, ngày bắt đầu ghi sổ.",
			},
			{
				title: "Đưa dữ liệu cũ vào",
				text: "Tải lên từ Excel: danh mục hàng, khách hàng, nhà cung cấp, số dư đầu kỳ. Không tiện làm thì gửi chúng tôi nhập giúp.",
			},
			{
				title: "Mời mọi người",
				text: "Thêm từng người, chọn phần việc. Mỗi người chỉ thấy màn hình mình cần.",
			},
			{
				title: "Ghi đơn hàng đầu tiên",
				text: "Lập đơn, xuất kho, thu tiền. Mở báo cáo: doanh thu đã có.",
			},
		],
	},
	index: {
		heading: "Mục lục",
		groups: [
			{
				id: "setup",
				heading: "Thiết lập",
				topics: [
					{
						id: "company",
						title: "Khai báo công ty và chi nhánh",
						text: "Tên, mã số thuế, địa chỉ in trên hóa đơn; thêm chi nhánh, kho và cửa hàng.",
					},
					{
						id: "people",
						title: "Người dùng và phân quyền",
						text: "Mời người mới qua email, giao phần việc, khóa tài khoản khi có người nghỉ.",
					},
					{
						id: "import",
						title: "Nhập dữ liệu từ Excel",
						text: "Cột nào bắt buộc, cách đặt mã hàng, cách kiểm số dư trước khi chốt.",
					},
					{
						id: "phone",
						title: "Dùng trên điện thoại",
						text: "Đăng nhập, duyệt đơn, tra tồn kho và xem báo cáo khi không ở văn phòng.",
					},
				],
			},
			{
				id: "money",
				heading: "Kế toán và tài chính",
				topics: [
					{
						id: "opening",
						title: "Số dư đầu kỳ",
						text: "Nhập số dư tài khoản, công nợ, tồn kho tại ngày bắt đầu; kiểm tra tổng dư Nợ bằng tổng dư Có.",
					},
					{
						id: "vouchers",
						title: "Chứng từ thu, chi, ngân hàng",
						text: "Lập phiếu, gắn với đơn hàng, đối chiếu sao kê ngân hàng.",
					},
					{
						id: "debts",
						title: "Công nợ phải thu, phải trả",
						text: "Xem tuổi nợ, đặt hạn mức từng khách, in biên bản đối chiếu.",
					},
					{
						id: "closing",
						title: "Khóa sổ cuối tháng",
						text: "Danh sách việc cần kiểm, bút toán kết chuyển, khóa kỳ và mở lại khi cần.",
					},
				],
			},
			{
				id: "sales",
				heading: "Bán hàng và khách hàng",
				topics: [
					{
						id: "quotes",
						title: "Báo giá và đơn hàng",
						text: "Từ báo giá chuyển thành đơn, giao nhiều lần, theo dõi phần chưa giao.",
					},
					{
						id: "customers",
						title: "Hồ sơ khách hàng",
						text: "Ghi cuộc gọi, hẹn việc tiếp theo, bàn giao khách khi đổi người phụ trách.",
					},
					{
						id: "counter",
						title: "Bán tại quầy",
						text: "Mở ca, quét mã, thu tiền, trả hàng, chốt ca và đếm quỹ.",
					},
					{
						id: "online",
						title: "Đơn hàng trên mạng",
						text: "Nhận đơn, giữ hàng, đóng gói, giao cho bên vận chuyển.",
					},
					{
						id: "export",
						title: "Đơn hàng xuất khẩu",
						text: "Hợp đồng ngoại tệ, phiếu đóng gói, hóa đơn thương mại, theo dõi ngày giao.",
					},
				],
			},
			{
				id: "goods",
				heading: "Mua hàng và kho",
				topics: [
					{
						id: "orders",
						title: "Đề nghị và đơn mua hàng",
						text: "Ai được đề nghị, ai duyệt, so giá nhà cung cấp, theo dõi ngày giao.",
					},
					{
						id: "moves",
						title: "Nhập, xuất, chuyển kho",
						text: "Lập phiếu từ đơn hàng, chuyển giữa các kho, in phiếu giao.",
					},
					{
						id: "lots",
						title: "Lô, hạn dùng và vị trí",
						text: "Đặt mã kệ, theo dõi lô, xuất hàng gần hết hạn trước.",
					},
					{
						id: "count",
						title: "Kiểm kê",
						text: "Chia khu, đếm bằng điện thoại, xử lý chênh lệch và ghi sổ.",
					},
					{
						id: "minimum",
						title: "Mức tồn tối thiểu",
						text: "Đặt mức cho từng mặt hàng và từng kho, nhận lời nhắc khi sắp hết.",
					},
				],
			},
			{
				id: "production",
				heading: "Sản xuất",
				topics: [
					{
						id: "recipe",
						title: "Định mức nguyên vật liệu",
						text: "Khai thành phần, hao hụt cho phép, vật tư thay thế.",
					},
					{
						id: "work",
						title: "Lệnh sản xuất",
						text: "Mở lệnh từ đơn hàng, cấp vật tư, báo sản lượng từng công đoạn.",
					},
					{
						id: "cost",
						title: "Giá thành từng lô",
						text: "Tập hợp vật tư, nhân công, chi phí chung; so với định mức.",
					},
				],
			},
			{
				id: "staff",
				heading: "Nhân sự và lương",
				topics: [
					{
						id: "contracts",
						title: "Hồ sơ và hợp đồng",
						text: "Lưu giấy tờ, theo dõi ngày hết hạn, nhắc gia hạn.",
					},
					{
						id: "timesheet",
						title: "Chấm công và ngày phép",
						text: "Khai ca làm, duyệt phép, chốt bảng công cuối tháng.",
					},
					{
						id: "payslips",
						title: "Bảng lương và phiếu lương",
						text: "Đặt công thức, tính bảo hiểm và thuế, gửi phiếu lương cho từng người.",
					},
				],
			},
		],
	},
};
