export default {
	title: "{{brand}} 价格：按年付费，首年立减 {{firstYearDiscountPercent}}%",
	description:
		"Starter、Professional、Enterprise 三个套餐，按年、按用户数计价。首年立减 {{firstYearDiscountPercent}}%，{{refundDays}} 天内 {{refundPercent}}% 退款。",
	heading: "价格写明，按年付费",
	intro:
		"按用户数选择套餐。付款前先试用 {{trialDays}} 天；如不合适，前 {{refundDays}} 天内退还 {{refundPercent}}% 费用。",
	onHome: {
		heading: "三个套餐，价格写明",
		text: "按年付费。如不合适，前 {{refundDays}} 天内退还 {{refundPercent}}% 费用。",
		link: "查看完整价格",
	},
	plans: {
		starter: {
			name: "Starter",
			text: "告别 Excel，把销售、库存和会计放在一处。",
			includes: "包含模块",
		},
		professional: {
			name: "Professional",
			text: "有车间、多个仓库，还有必须按时发放的工资。",
			includes: "包含 Starter 全部模块，另加",
		},
		enterprise: {
			name: "Enterprise",
			text: "部门多，按计划生产，客户遍布海外。",
			includes: "包含 Professional 全部模块，另加",
		},
	},
	users: "{{min}}-{{max}} 名用户",
	perYear: "每年",
	perFirstYear: "首年",
	monthly: "≈ {{amount}}/月",
	before: "标价",
	now: "首年价",
	until: "本价目有效期至 {{date}}。",
	laterYears: "自第二年起按标价计费。",
	popular: "最受欢迎",
	choose: "试用 {{plan}}",
	everyPlan: {
		heading: "所有套餐均含",
		items: [
			"网页版和手机版",
			"{{supportHours}} 越南语支持",
			"{{reportTemplateCount}} 个报表模板",
			"每日备份，保留 {{backupKeptDays}} 天",
			"{{uptimePercent, number}}% 正常运行时间",
			"{{trainingDays}} 天培训",
		],
	},
	refund: {
		heading: "不合适，就退款",
		text: "前 {{refundDays}} 天内如觉得不合适，我们退还已付费用的 {{refundPercent}}%。",
	},
	compare: {
		heading: "套餐对比",
		caption: "各套餐的价格、用户数和模块",
		row: "内容",
		price: "每年价格",
		monthly: "折合每月",
		users: "用户数",
		yes: "有",
		no: "无",
	},
	questions: {
		heading: "关于价格的问题",
		items: [
			{
				question: "价格按什么计算？",
				answer: "按套餐计算，按年付费。每个套餐对应一个用户数范围，并包含上面列出的模块。",
			},
			{
				question: "{{firstYearDiscountPercent}}% 的优惠持续多久？",
				answer: "适用于第一年。此外免费导入数据、免费上门培训；还没有网站的公司可获赠一个 .com 域名。",
			},
			{
				question: "签约后发现不合适怎么办？",
				answer: "前 {{refundDays}} 天内，我们退还 {{refundPercent}}% 费用。",
			},
			{
				question: "合同会自动续约吗？",
				answer: "会，除非您至少提前 {{renewalNoticeDays}} 天通知取消。详见使用条款。",
			},
			{
				question: "用户数超过 {{largestCompany}} 名怎么办？",
				answer: "请致电 {{brandPhone}}，我们了解需求后单独报价。",
			},
		],
	},
};
