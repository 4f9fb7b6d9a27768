import type { OfferId } from "#app/content/plans.ts";

const offers: Record<OfferId, { title: string; text: string }> = {
	firstYear: {
		title: "{{#reduced}}Giảm {{firstYearDiscountPercent}}% năm đầu{{/reduced}}",
		text: "Trừ thẳng vào phí năm thứ nhất, gói nào cũng được giảm.",
	},
	dataImport: {
		title: "Nhập dữ liệu miễn phí",
		text: "Danh mục hàng, khách hàng, công nợ, tồn đầu kỳ: anh chị gửi file, chúng tôi nhập giúp.",
	},
	onSiteTraining: {
		title: "Đào tạo tận nơi miễn phí",
		text: "Chúng tôi đến văn phòng hoặc nhà xưởng, hướng dẫn {{trainingDays}} ngày.",
	},
	domain: {
		title: "Tặng tên miền .com",
		text: "Dành cho công ty chưa có website.",
	},
};

export default {
	label: "Ưu đãi",
	strip:
		"{{#reduced}}Giảm {{firstYearDiscountPercent}}% năm đầu, miễn{{/reduced}}{{^reduced}}Miễn{{/reduced}} phí nhập dữ\u00a0liệu\u00a0và đào tạo tận nơi.",
	link: "Xem ưu đãi",
	heading: "Ưu đãi khi ký năm đầu",
	offers,
};
