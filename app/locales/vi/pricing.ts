import type { PlanId } from "#app/content/plans.ts";
import type { VatMode } from "#models/options.ts";

const plans: Record<PlanId, { name: string; text: string; includes: string }> = {
	starter: {
		name: "Starter",
		text: "Bỏ Excel, đưa bán hàng, kho, sản xuất, kế toán và lương về một chỗ.",
		includes: "Gồm các phân hệ",
	},
	professional: {
		name: "Professional",
		text: "Kho nhiều vị trí, bán cả online, cần quản lý lô hàng và hồ sơ nhân sự.",
		includes: "Mọi phân hệ của Starter, thêm",
	},
	enterprise: {
		name: "Enterprise",
		text: "Nhiều bộ phận, sản xuất theo kế hoạch, bán ra nước ngoài.",
		includes: "Mọi phân hệ của Professional, thêm",
	},
};

const vat: Record<VatMode, string> = {
	included: "Giá đã gồm thuế GTGT.",
	excluded: "Giá chưa gồm thuế GTGT (nếu có).",
};

export default {
	title:
		"Bảng giá {{brand}}: trả theo năm{{#reduced}}, giảm {{firstYearDiscountPercent}}% năm đầu{{/reduced}}",
	description:
		"Giá ba gói Starter, Professional, Enterprise, tính theo năm và theo số người dùng. {{#reduced}}Giảm {{firstYearDiscountPercent}}% năm đầu, hoàn{{/reduced}}{{^reduced}}Hoàn{{/reduced}} {{refundPercent}}% trong {{refundDays}} ngày.",
	heading: "Giá ghi rõ, trả theo năm",
	intro:
		"Xem hai điều: số người dùng và phân hệ cần có. Thử {{trialDays}} ngày rồi mới trả tiền. Ký rồi mà không hợp, anh chị lấy lại {{refundPercent}}% phí trong {{refundDays}} ngày kể từ ngày ký.",
	onHome: {
		heading: "Ba gói, giá ghi rõ",
		text: "Trả theo năm. Không hợp thì hoàn {{refundPercent}}% phí trong {{refundDays}} ngày kể từ ngày ký.",
		link: "Xem bảng giá đầy đủ",
	},
	plans,
	users: "{{min}}\u2011{{max}} người dùng",
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
	compare: {
		heading: "So sánh các gói",
		caption: "Giá, số người dùng và phân hệ của từng gói",
		row: "Nội dung",
		price: "Giá mỗi năm",
		later: "Giá từ năm thứ hai",
		monthly: "Năm đầu, tính theo tháng",
		users: "Số người dùng",
		yes: "Có",
		no: "Không có",
	},
	next: {
		heading: "Thử trước, trả tiền sau",
		text: "Dùng thử {{trialDays}} ngày, không cần thẻ. Muốn có người tính gói giúp, anh chị gọi {{brandPhone}} hoặc để lại tin nhắn.",
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
					"Starter: tối đa 25 người đăng nhập, đã có sản xuất, kho, kế toán và tiền lương. Cần quản lý vị trí kho, lô hàng, hồ sơ nhân sự hay bán online thì chọn Professional.",
			},
			{
				question: "{{#reduced}}Ưu đãi {{firstYearDiscountPercent}}% áp dụng bao lâu?{{/reduced}}",
				answer:
					"Cho năm đầu tiên. Ngoài ra anh chị được nhập dữ liệu và đào tạo tận nơi miễn phí; công ty chưa có website được tặng một tên miền .com.",
			},
			{
				question: "Ký rồi mà không hợp thì sao?",
				answer:
					"Anh chị báo trong {{refundDays}} ngày kể từ ngày ký là được hoàn {{refundPercent}}% phí đã trả. Chỉ cần viết về {{brandEmail}} hoặc gọi {{brandPhone}}.",
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
