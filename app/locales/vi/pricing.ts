import type { PlanId } from "#app/content/plans.ts";
import type { VatMode } from "#models/options.ts";

const plans: Record<PlanId, { name: string; text: string }> = {
	starter: {
		name: "Starter",
		text: "Công ty muốn rời Excel: bán hàng, kho, sản xuất, kế toán và lương về một chỗ.",
	},
	professional: {
		name: "Professional",
		text: "Công ty có kho nhiều vị trí, sản xuất theo kế hoạch, bán online hoặc xuất khẩu.",
	},
	enterprise: {
		name: "Enterprise",
		text: "Trên 100 người dùng. Phân hệ như Professional.",
	},
};

const vat: Record<VatMode, string> = {
	included: "Giá đã gồm thuế GTGT.",
	excluded: "Giá chưa gồm thuế GTGT (nếu có).",
	exempt: "Phần mềm không chịu thuế GTGT.",
};

export default {
	title:
		"Bảng giá phần mềm ERP{{#reduced}}: giảm {{firstYearDiscountPercent}}% năm đầu{{/reduced}} | {{brand}}",
	description:
		"Giá ba gói Starter, Professional, Enterprise, tính theo năm và theo số người dùng. {{#reduced}}Giảm {{firstYearDiscountPercent}}% năm đầu, hoàn{{/reduced}}{{^reduced}}Hoàn{{/reduced}} {{refundPercent}}% trong {{refundDays}} ngày.",
	heading: "Công ty anh chị hết bao nhiêu?",
	intro: "Có giá ngay. Không phải để lại tên hay số điện thoại.",
	onHome: {
		heading: "Ba gói, giá ghi rõ",
		text: "Trả theo năm.",
		link: "Xem bảng giá đầy đủ",
	},
	plans,
	rows: {
		users: "Người dùng",
		modules: "Phân hệ",
		whom: "Dành cho",
		total: "Tổng {{years}} năm",
	},
	allModules: "Đủ cả {{count}}",
	someModules: "{{count}} trong số {{max}}",
	perYear: "mỗi năm",
	perFirstYear: "cho năm đầu",
	monthly: "tương đương khoảng {{amount}}/tháng, trả theo năm",
	before: "Giá niêm yết",
	now: "Giá năm đầu",
	until: "Bảng giá áp dụng đến hết ngày {{date}}.",
	laterYears: "Từ năm thứ hai: {{amount}}/năm",
	vat,
	userMeans: "Người dùng là người có tài khoản đăng nhập.",
	popular: "Phổ biến nhất",
	choose: "Dùng thử gói {{plan}}",
	everyPlan: {
		heading: "Gói nào cũng có",
		items: [
			"Bản web và bản điện thoại",
			"Hỗ trợ tiếng Việt {{supportHours}}",
			"{{reportTemplateCount}} mẫu báo cáo",
			"Sao lưu hằng ngày, giữ {{backupKeptDays}} ngày",
			"Hệ thống chạy thông suốt {{uptimePercent, number}}% thời gian",
			"Đào tạo {{trainingDays}} ngày",
		],
	},
	refund: {
		heading: "Không hợp thì lấy lại tiền",
		text: "Trong {{refundDays}} ngày kể từ ngày ký, thấy không hợp thì anh chị được hoàn {{refundPercent}}% phí đã trả. Chỉ cần viết về {{brandEmail}} hoặc gọi {{brandPhone}}.",
	},
	contents: {
		example: "Ví dụ: phân hệ của từng gói, chúng tôi xác nhận trong hợp đồng.",
		heading: "Phân hệ nào ở gói nào",
		caption: "Phân hệ có trong từng gói",
		row: "Phân hệ",
		yes: "Có",
		no: "Không có",
	},
	next: {
		heading: "Thử trước, trả tiền sau",
		text: "Muốn có người tính gói giúp, anh chị gọi {{brandPhone}} hoặc để lại tin nhắn.",
	},
	questions: {
		heading: "Hỏi về giá",
		items: [
			{
				question: "Giá tính theo gì?",
				answer:
					"Theo gói và trả theo năm. Mỗi gói dành cho một khoảng số người dùng và gồm sẵn các phân hệ ghi ở trên. Người dùng là người có tài khoản đăng nhập.",
			},
			{
				question: "Xưởng 20 người thì chọn gói nào?",
				answer:
					"Starter: tối đa 25 người đăng nhập, đã có sản xuất, kho, kế toán và tiền lương. Cần vị trí kho, lô hàng, kế hoạch vật tư, hồ sơ nhân sự, bán online hay xuất khẩu thì chọn Professional.",
			},
			{
				question: "{{#reduced}}Ưu đãi {{firstYearDiscountPercent}}% áp dụng bao lâu?{{/reduced}}",
				answer:
					"Cho năm đầu tiên. Ngoài ra anh chị được nhập dữ liệu và đào tạo tận nơi miễn phí; công ty chưa có website được tặng một tên miền .com.",
			},
			{
				question: "Hợp đồng có tự gia hạn không?",
				answer:
					"Có, trừ khi anh chị báo hủy ít nhất {{renewalNoticeDays}} ngày trước ngày hết hạn. Chi tiết nằm trong Điều khoản sử dụng.",
			},
			{
				question: "Công ty tôi cần hơn {{largestCompany}} người dùng thì sao?",
				answer: "Anh chị gọi {{brandPhone}}. Chúng tôi xem nhu cầu rồi báo giá riêng.",
			},
		],
	},
};
