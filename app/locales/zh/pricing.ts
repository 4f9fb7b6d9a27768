export default {
	title: "{{brand}} 价格：按年付费{{#reduced}}，首年立减 {{firstYearDiscountPercent}}%{{/reduced}}",
	description:
		"Starter、Professional、Enterprise 三个套餐，按年、按用户数计价。{{#reduced}}首年立减 {{firstYearDiscountPercent}}%，{{/reduced}}{{refundDays}} 天内全额退款。",
	heading: "明码标价，按年付费",
	intro:
		"看两点：用户数和所需模块。付款前先试用 {{trialDays}} 天；签约后如不合适，自签约之日起 {{refundDays}} 天内全额退款。",
	onHome: {
		heading: "三个套餐，明码标价",
		text: "按年付费。如不合适，自签约之日起 {{refundDays}} 天内全额退款。",
		link: "查看完整价格",
	},
	plans: {
		starter: {
			name: "Starter",
			text: "告别 Excel，把销售、库存、生产、会计和薪资放在一处。",
			includes: "包含模块",
		},
		professional: {
			name: "Professional",
			text: "要管库位和批次、做线上销售，还要管员工档案。",
			includes: "包含 Starter 全部模块，另加",
		},
		enterprise: {
			name: "Enterprise",
			text: "部门多，按计划生产，客户遍布海外。",
			includes: "包含 Professional 全部模块，另加",
		},
	},
	users: "{{min}}\u2011{{max}} 名用户",
	perYear: "每年",
	perFirstYear: "首年",
	monthly: "约 {{amount}}/月，按年付费",
	before: "标准价",
	now: "首年价",
	until: "本价目有效期至 {{date}}。",
	laterYears: "自第二年起：每年 {{amount}}",
	vat: { included: "价格含增值税。", excluded: "价格不含增值税（如有）。" },
	userMeans: "用户指拥有登录账号的人。",
	popular: "最受欢迎",
	choose: "试用 {{plan}}",
	everyPlan: {
		heading: "所有套餐均含",
		items: [
			"网页版和手机版",
			"{{supportHours}} 越南语支持",
			"{{reportTemplateCount}} 个报表模板",
			"每日备份，保留 {{backupKeptDays}} 天",
			"系统可用率 {{uptimePercent, number}}%",
			"{{trainingDays}} 天培训",
		],
	},
	refund: {
		heading: "不合适，就退款",
		text: "自签约之日起 {{refundDays}} 天内如觉得不合适，我们全额退款。发邮件至 {{brandEmail}} 或致电 {{brandPhone}} 即可。",
	},
	compare: {
		heading: "套餐对比",
		caption: "各套餐的价格、用户数和模块",
		row: "内容",
		price: "每年价格",
		later: "第二年起的价格",
		monthly: "首年折合每月",
		users: "用户数",
		yes: "有",
		no: "无",
	},
	next: {
		heading: "先试用，后付款",
		text: "试用 {{trialDays}} 天，无需银行卡。想请人帮忙选套餐，请致电 {{brandPhone}} 或留言。",
	},
	questions: {
		heading: "关于价格的问题",
		items: [
			{
				question: "价格按什么计算？",
				answer:
					"按套餐计算，按年付费。每个套餐对应一个用户数范围，并包含上面列出的模块。用户指拥有登录账号的人。",
			},
			{
				question: "20 人的工厂选哪个套餐？",
				answer:
					"选 Starter：最多 25 个登录账号，已含生产、库存、会计和薪资。需要库位与批次、员工档案或线上销售，选 Professional。",
			},
			{
				question: "{{#reduced}}{{firstYearDiscountPercent}}% 的优惠持续多久？{{/reduced}}",
				answer: "适用于第一年。此外免费导入数据、免费上门培训；还没有网站的公司可获赠一个 .com 域名。",
			},
			{
				question: "签约后发现不合适怎么办？",
				answer:
					"自签约之日起 {{refundDays}} 天内提出，我们全额退款。请发邮件至 {{brandEmail}} 或致电 {{brandPhone}}。",
			},
			{
				question: "合同会自动续约吗？",
				answer: "会，除非您在到期前至少 {{renewalNoticeDays}} 天通知不再续约。详见使用条款。",
			},
			{
				question: "用户数超过 {{largestCompany}} 名怎么办？",
				answer: "请致电 {{brandPhone}}，我们了解需求后单独报价。",
			},
		],
	},
};
