export default {
	title: "{{brand}}: phần mềm ERP cho công ty {{smallestCompany}}\u2011{{largestCompany}} người",
	description:
		"Bán hàng, kho, sản xuất, kế toán, lương trên một nguồn dữ liệu. Rẻ hơn ERP hãng lớn khoảng {{savingsPercent}}%, chạy sau {{deploymentWeeks}} tuần. Dùng thử {{trialDays}} ngày miễn phí.",
	eyebrow: "Phần mềm quản lý (ERP) cho doanh nghiệp {{smallestCompany}}\u2011{{largestCompany}} người",
	heading: "Hết cảnh mỗi phòng một con số",
	text: "Bán hàng, kho, sản xuất, kế toán, lương: nhập một lần, phòng nào cũng thấy. {{moduleCount}} phân hệ, rẻ hơn ERP của hãng lớn khoảng {{savingsPercent}}%, chạy được sau {{deploymentWeeks}} tuần.",
	price: "Giá từ {{starterPrice}} {{#reduced}}cho năm đầu{{/reduced}}{{^reduced}}mỗi năm{{/reduced}}.",
	note: "Dùng thử không cần thẻ, dừng lúc nào cũng được.",
	proofs: [
		{ value: "{{deploymentWeeks}} tuần", label: "từ lúc ký đến lúc dùng" },
		{ value: "{{trainingDays}} ngày", label: "đào tạo là dùng được" },
		{ value: "{{customerCount}}", label: "công ty đang dùng" },
		{ value: "{{refundPercent}}%", label: "hoàn phí trong {{refundDays}} ngày đầu" },
	],
	screen: {
		label: "Hình minh họa: dòng tiền, tồn kho và đơn hàng trên {{brand}}",
		company: "Công ty TNHH Minh Phát",
		greeting: "Sáng thứ Sáu, số liệu đã cập nhật",
		cash: {
			title: "Dòng tiền tuần này",
			in: "Thu",
			out: "Chi",
			balance: "Thu hơn chi 175 triệu ₫",
			days: ["T2", "T3", "T4", "T5", "T6"],
		},
		stock: {
			title: "Tồn kho",
			low: "Sắp hết",
			enough: "Đủ",
			items: [
				{ name: "Nắp chai 28 mm", left: "12 thùng" },
				{ name: "Màng co PE", left: "860 kg" },
				{ name: "Thùng carton 5 lớp", left: "2.400 cái" },
			],
		},
		orders: {
			title: "Đơn hàng hôm nay",
			items: [
				{ customer: "Nhựa Thành Công", amount: "48.600.000 ₫", status: "Đang giao" },
				{ customer: "Siêu thị An Bình", amount: "126.350.000 ₫", status: "Chờ duyệt" },
				{ customer: "Nông sản Cửu Long", amount: "72.900.000 ₫", status: "Đã thu tiền" },
			],
		},
		approve: "Duyệt",
	},
};
