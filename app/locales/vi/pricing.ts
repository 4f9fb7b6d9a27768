import type { PlanId } from "#app/content/plans.ts";

const plans: Record<PlanId, { name: string; text: string; includes: string }> = {
	starter: {
		name: "Starter",
		text: "Bỏ Excel, đưa bán hàng, kho và kế toán về một chỗ.",
		includes: "Gồm các phân hệ",
	},
	professional: {
		name: "Professional",
		text: "Có xưởng, có nhiều kho, có bảng lương phải trả đúng ngày.",
		includes: "Mọi phân hệ của Starter, thêm",
	},
	enterprise: {
		name: "Enterprise",
		text: "Nhiều bộ phận, sản xuất theo kế hoạch, bán ra nước ngoài.",
		includes: "Mọi phân hệ của Professional, thêm",
	},
};

export default {
	title: "Bảng giá {{brand}}: trả theo năm, giảm {{firstYearDiscountPercent}}% năm đầu",
	description:
		"Giá ba gói Starter, Professional, Enterprise, tính theo năm và theo số người dùng. Giảm {{firstYearDiscountPercent}}% năm đầu, hoàn {{refundPercent}}% trong {{refundDays}} ngày.",
	heading: "Giá ghi rõ, trả theo năm",
	intro:
		"Chọn gói theo số người dùng. Thử {{trialDays}} ngày trước khi trả tiền, và nếu không hợp, lấy lại {{refundPercent}}% phí trong {{refundDays}} ngày đầu.",
	onHome: {
		heading: "Ba gói, giá ghi rõ",
		text: "Trả theo năm. Hoàn {{refundPercent}}% trong {{refundDays}} ngày đầu nếu không hợp.",
		link: "Xem bảng giá đầy đủ",
	},
	plans,
	users: "{{min}}-{{max}} người dùng",
	perYear: "mỗi năm",
	perFirstYear: "năm đầu",
	monthly: "≈ {{amount}}/tháng",
	before: "Giá niêm yết",
	now: "Giá năm đầu",
	until: "Bảng giá áp dụng đến hết ngày {{date}}.",
	laterYears: "Từ năm thứ hai áp dụng giá niêm yết.",
	popular: "Phổ biến nhất",
	choose: "Dùng thử gói {{plan}}",
	everyPlan: {
		heading: "Gói nào cũng có",
		items: [
			"Bản web và bản điện thoại",
			"Hỗ trợ tiếng Việt {{supportHours}}",
			"{{reportTemplateCount}} mẫu báo cáo",
			"Sao lưu hằng ngày, giữ {{backupKeptDays}} ngày",
			"Thời gian hoạt động {{uptimePercent, number}}%",
			"Đào tạo {{trainingDays}} ngày",
		],
	},
	refund: {
		heading: "Không hợp thì lấy lại tiền",
		text: "Trong {{refundDays}} ngày đầu, nếu thấy không hợp, anh chị được hoàn {{refundPercent}}% phí đã trả.",
	},
	compare: {
		heading: "So sánh các gói",
		caption: "Giá, số người dùng và phân hệ của từng gói",
		row: "Nội dung",
		price: "Giá mỗi năm",
		monthly: "Tính theo tháng",
		users: "Số người dùng",
		yes: "Có",
		no: "Không có",
	},
	questions: {
		heading: "Hỏi về giá",
		items: [
			{
				question: "Giá tính theo gì?",
				answer:
					"Theo gói và trả theo năm. Mỗi gói dành cho một khoảng số người dùng và gồm sẵn các phân hệ ghi ở trên.",
			},
			{
				question: "Ưu đãi {{firstYearDiscountPercent}}% áp dụng bao lâu?",
				answer:
					"Cho năm đầu tiên. Ngoài ra anh chị được nhập dữ liệu và đào tạo tận nơi miễn phí; công ty chưa có website được tặng một tên miền .com.",
			},
			{
				question: "Ký rồi mà không hợp thì sao?",
				answer: "Trong {{refundDays}} ngày đầu, chúng tôi hoàn {{refundPercent}}% phí.",
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
