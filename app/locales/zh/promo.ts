export default {
	label: "优惠",
	strip: "{{#reduced}}首年立减 {{firstYearDiscountPercent}}%，{{/reduced}}免费导入数据，免费上门培训。",
	link: "查看优惠",
	heading: "首年签约优惠",
	offers: {
		firstYear: {
			title: "{{#reduced}}首年立减 {{firstYearDiscountPercent}}%{{/reduced}}",
			text: "直接从首年费用中扣减，所有套餐均适用。",
		},
		dataImport: {
			title: "免费导入数据",
			text: "商品、客户、应收应付余额、期初库存：您发来文件，我们负责导入。",
		},
		onSiteTraining: {
			title: "免费上门培训",
			text: "我们到您的办公室或工厂，培训 {{trainingDays}} 天。",
		},
		domain: {
			title: "赠送 .com 域名",
			text: "适用于还没有网站的公司。",
		},
	},
};
