export default {
	title: "Phần mềm ERP cho doanh nghiệp {{smallestCompany}}-{{largestCompany}} người | {{brand}}",
	description:
		"Bán hàng, kho, sản xuất, kế toán, lương trên một nguồn dữ liệu. Rẻ hơn ERP hãng lớn khoảng {{savingsPercent}}%, chạy sau {{deploymentWeeks}} tuần. Dùng thử {{trialDays}} ngày miễn phí.",
	heading: "Hết cảnh mỗi\u00a0phòng một\u00a0con\u00a0số",
	text: "Nhập một lần, phòng nào cũng thấy.",
	saving: "Rẻ hơn ERP hãng lớn khoảng {{savingsPercent}}%.",
	price: "Từ {{starterPrice}} {{#reduced}}cho năm đầu{{/reduced}}{{^reduced}}mỗi năm{{/reduced}}.",
	card: "Thử không cần thẻ.",
	leaving: "Thôi dùng thì mang hết số liệu đi.",
	proofs: [
		{ value: "{{deploymentWeeks}} tuần", label: "từ lúc ký đến lúc dùng" },
		{ value: "{{trainingDays}} ngày", label: "đào tạo là dùng được" },
		{ value: "{{customerCount}}", label: "công ty đang dùng" },
		{ value: "{{refundPercent}}%", label: "hoàn phí trong {{refundDays}} ngày đầu" },
	],
	story: {
		label:
			"Hình minh họa: ba ô của một bảng tính ghi ba doanh thu khác nhau; {{brand}} có một con số, và chứng từ đứng sau nó",
		sheet: {
			title: "Doanh thu tháng 10",
			formula: "='[Kho T10 (2).xlsx]Tổng'!#REF!",
			cells: [
				{ of: "Kinh doanh", value: "1,24 tỷ" },
				{ of: "Kho", value: "1,19 tỷ" },
				{ of: "Kế toán", value: "#REF!" },
			],
		},
		amount: "1.214.600.000 ₫",
		open: "Mở xem từng khách, từng chứng từ, từng bút toán",
		goods: { label: "Nông sản Cửu Long", value: "2.000 thùng carton × 24.000 ₫" },
	},
};
