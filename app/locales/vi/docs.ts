import type { GuideGroupId } from "#app/content/guides.ts";

const groups: Record<GuideGroupId, string> = {
	setup: "Thiết lập",
	money: "Kế toán và tài chính",
	sales: "Bán hàng và khách hàng",
	goods: "Mua hàng và kho",
	production: "Sản xuất",
	staff: "Nhân sự và lương",
};

export default {
	title: "Tài liệu {{brand}}: hướng dẫn từng bước",
	description:
		"Hướng dẫn dùng {{brand}} từng bước: nhập từ Excel, phân quyền, bán hàng, kho, khóa sổ tháng, lương. Gõ không dấu cũng tìm được.",
	heading: "Tài liệu",
	intro: "Mỗi bài một việc, từng bước một: bấm vào đâu và sẽ thấy gì. Vẫn vướng, anh chị gọi {{brandPhone}}.",
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
		popularLabel: "Hay được tìm",
		popular: ["khóa sổ", "nhập Excel", "quên mật khẩu", "phân quyền", "công nợ", "kiểm kê"],
		/** Words of a question that say nothing of its matter. */
		filler: "làm sao, làm thế nào, như thế nào, thế nào, cách, hướng dẫn, ở đâu",
		/** What people type beside the words of these pages: each row, by its commas, means the same. */
		sameMeaning: [
			"hoàn phí, hoàn tiền, trả lại tiền, refund",
			"chi phí, giá tiền, bao nhiêu tiền",
			"hủy, ngừng, chấm dứt",
			"nhập dữ liệu, chuyển dữ liệu, import",
			"tồn kho, kho, inventory",
			"xuất khẩu, export",
			"tại quầy, bán lẻ, thu ngân, POS",
			"trên mạng, online, thương mại điện tử, sàn",
			"khóa sổ, chốt sổ, đóng sổ",
			"công nợ, nợ",
			"định mức, BOM",
			"phiếu lương, tiền lương, payroll",
			"điện thoại, di động, mobile, app, ứng dụng",
			"sao lưu, backup",
			"phân quyền, quyền",
			"khách hàng, CRM",
			"mật khẩu, password, pass",
			"nghỉ phép, xin nghỉ, ngày phép",
			"xuất Excel, lấy dữ liệu ra, tải dữ liệu",
			"hỗ trợ, trợ giúp, giúp đỡ",
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
				text: "Lập đơn, xuất kho, lập hóa đơn, thu tiền. Mở báo cáo: doanh thu đã có.",
			},
		],
	},
	index: {
		heading: "Hướng dẫn theo phần việc",
		count: "{{count}} bài",
		groups,
	},
	guide: {
		title: "{{name}} | Hướng dẫn phần mềm {{brand}}",
		audience: "Dành cho",
		module: "Phân hệ",
		plan: { label: "Gói", every: "Gói nào cũng có", from: "Từ {{plan}} trở lên", only: "Gói {{plan}}" },
		ready: "Chuẩn bị sẵn",
		steps: "Các bước",
		mistake: "Lỗi hay gặp",
		related: "Đọc tiếp",
		help: {
			heading: "Vướng ở bước nào?",
			text: "Anh chị gọi {{brandPhone}} hoặc viết cho chúng tôi, ghi số của bước. Hỗ trợ tiếng Việt {{supportHours}}.",
		},
	},
	more: {
		heading: "Chưa thấy việc mình cần?",
		text: "Anh chị gọi {{brandPhone}} hoặc để lại câu hỏi. Muốn tự tay làm theo thì mở tài khoản dùng thử.",
	},
};
