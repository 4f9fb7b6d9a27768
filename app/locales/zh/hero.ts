export default {
	title: "{{brand}}：面向越南 {{smallestCompany}}\u2011{{largestCompany}} 人企业的云 ERP",
	description:
		"销售、库存、生产、会计、薪资共用一套数据。比大型 ERP 厂商便宜约 {{savingsPercent}}%，{{deploymentWeeks}} 周上线，免费试用 {{trialDays}} 天。",
	eyebrow: "面向越南 {{smallestCompany}}\u2011{{largestCompany}} 人企业的管理软件（ERP）",
	heading: "各报各的数，到此为止",
	text: "销售、库存、生产、会计、薪资：录入一次，各部门都能看到。{{moduleCount}} 个模块，比大型 ERP 厂商便宜约 {{savingsPercent}}%，{{deploymentWeeks}} 周即可上线。",
	price: "{{#reduced}}首年{{/reduced}}{{^reduced}}每年{{/reduced}} {{starterPrice}}起。",
	note: "试用无需银行卡，随时可以停止。",
	proofs: [
		{ value: "{{deploymentWeeks}} 周", label: "从签约到上线" },
		{ value: "{{trainingDays}} 天", label: "培训后即可上手" },
		{ value: "{{customerCount}}", label: "家公司正在使用" },
		{ value: "{{refundPercent}}%", label: "签约 {{refundDays}} 天内可退款" },
	],
	screen: {
		label: "示意图：{{brand}} 中的现金流、库存和订单",
		company: "明发有限公司",
		greeting: "周五早上，所有数据已更新",
		cash: {
			title: "本周现金流",
			in: "收入",
			out: "支出",
			balance: "净流入 1.75 亿₫",
			days: ["周一", "周二", "周三", "周四", "周五"],
		},
		stock: {
			title: "库存",
			low: "库存不足",
			enough: "充足",
			items: [
				{ name: "28 mm 瓶盖", left: "12 箱" },
				{ name: "PE 收缩膜", left: "860 kg" },
				{ name: "五层纸箱", left: "2,400 个" },
			],
		},
		orders: {
			title: "今日订单",
			items: [
				{ customer: "成功塑料", amount: "48,600,000 ₫", status: "配送中" },
				{ customer: "安平超市", amount: "126,350,000 ₫", status: "待审批" },
				{ customer: "九龙农产", amount: "72,900,000 ₫", status: "已收款" },
			],
		},
		approve: "批准",
	},
};
