export default {
	title: "面向越南 {{smallestCompany}}-{{largestCompany}} 人企业的 ERP 软件 | {{brand}}",
	description:
		"销售、库存、生产、会计、薪资共用一套数据。比大型 ERP 厂商便宜约 {{savingsPercent}}%，{{deploymentWeeks}} 周上线，免费试用 {{trialDays}} 天。",
	heading: "各报各的数，到此为止",
	text: "一次录入，各部门都能看到。",
	saving: "比大型厂商的 ERP 便宜约 {{savingsPercent}}%。",
	price: "{{#reduced}}首年{{/reduced}}{{^reduced}}每年{{/reduced}} {{starterPrice}}起。",
	card: "试用无需银行卡。",
	leaving: "停用时，数据全部带走。",
	proofs: [
		{ value: "{{deploymentWeeks}} 周", label: "从签约到上线" },
		{ value: "{{trainingDays}} 天", label: "培训后即可上手" },
		{ value: "{{customerCount}}", label: "家公司正在使用" },
		{ value: "{{refundPercent}}%", label: "签约后 {{refundDays}} 天内可退款" },
	],
	story: {
		label: "示意图：表格里三个单元格写着三个不同的营业收入；{{brand}} 只有一个数字，背后有凭证可查",
		sheet: {
			title: "10 月营业收入",
			formula: "='[库存10月(2).xlsx]合计'!#REF!",
			cells: [
				{ of: "销售", value: "12.4 亿" },
				{ of: "仓库", value: "11.9 亿" },
				{ of: "会计", value: "#REF!" },
			],
		},
		amount: "1,214,600,000 ₫",
		open: "点开：按客户、凭证、分录",
		goods: { label: "九龙农产", value: "纸箱 2,000 个 × 24,000 ₫" },
	},
};
