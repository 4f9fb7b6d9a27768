export default {
	title: "ERP 软件价格{{#reduced}}：首年立减 {{firstYearDiscountPercent}}%{{/reduced}} | {{brand}}",
	description:
		"Starter、Professional、Enterprise 三个套餐，按年、按用户数计价。{{#reduced}}首年立减 {{firstYearDiscountPercent}}%，{{/reduced}}{{refundDays}} 天内全额退款。",
	heading: "总共要花多少？",
	intro: "价格马上就有。不用留姓名，也不用留电话。",
	onHome: {
		heading: "三个套餐，明码标价",
		text: "按年付费。",
		link: "查看完整价格",
	},
	plans: {
		starter: {
			name: "Starter",
			text: "告别 Excel 的公司：销售、库存、生产、会计和薪资放在一处。",
		},
		professional: {
			name: "Professional",
			text: "库位多、按计划生产、线上销售或出口的公司。",
		},
		enterprise: {
			name: "Enterprise",
			text: "100 名以上用户。模块与 Professional 相同。",
		},
	},
	rows: {
		users: "用户数",
		modules: "模块",
		whom: "适合",
		total: "{{years}} 年合计",
	},
	allModules: "全部 {{count}} 个",
	someModules: "{{max}} 个中的 {{count}} 个",
	perYear: "每年",
	perFirstYear: "首年",
	monthly: "约 {{amount}}/月，按年付费",
	before: "标准价",
	now: "首年价",
	until: "本价目有效期至 {{date}}。",
	laterYears: "自第二年起：每年 {{amount}}",
	vat: { included: "价格含增值税。", excluded: "价格不含增值税（如有）。", exempt: "软件不征增值税。" },
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
	contents: {
		example: "示例：各套餐的模块以合同确认为准。",
		heading: "哪个套餐有哪些模块",
		caption: "各套餐包含的模块",
		row: "模块",
		yes: "有",
		no: "无",
	},
	next: {
		heading: "先试用，后付款",
		text: "想请人帮忙选套餐，请致电 {{brandPhone}} 或留言。",
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
					"选 Starter：最多 25 个登录账号，已含生产、库存、会计和薪资。需要库位与批次、物料计划、员工档案、线上销售或出口，选 Professional。",
			},
			{
				question: "{{#reduced}}{{firstYearDiscountPercent}}% 的优惠持续多久？{{/reduced}}",
				answer: "适用于第一年。此外免费导入数据、免费上门培训；还没有网站的公司可获赠一个 .com 域名。",
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
