export default {
	pains: {
		heading: "那张表里，还有三个单元格出错",
		before: "现在",
		after: "用上 {{brand}}",
		items: [
			{
				title: "一到月底就熬夜",
				before: "收表格、查差异、重录凭证。这个月的报表，下个月中旬才出得来。",
				after: "业务发生，凭证随即入账。对账单、发票、工资表齐了，一个上午结完账。",
			},
			{
				title: "接了单才发现没货",
				before: "销售凭记忆答应客户。客户等着等着，就去了别家。",
				after: "和客户谈着就能查库存。货快没了，系统提前提醒。",
			},
			{
				title: "员工一走，客户跟着走",
				before: "客户往来都在个人的 Zalo 和手机里，人一走就没了。",
				after: "通话、报价、承诺都记在公司的系统里，新人看完就能接手。",
			},
		],
	},
	screens: {
		heading: "亲眼看看：一家包装厂的 10 月",
		text: "数字是示例，但处处对得上：销售的订单 DH-1192，就是仓库的 2,000 个纸箱，也是会计的 51,840,000\u00a0₫。界面为越南语，正是越南员工看到的样子。",
		choose: "选择界面",
		guide: "看操作步骤",
		phone: "订单超过客户的信用额度，就等待审批。要看的手机上都有：订单多少钱，客户已欠多少，当场就能定。",
		items: {
			closing: {
				name: "10 月结账",
				text: "八笔期末分录，借贷相等。展开最后一行，可见 1,214,600,000\u00a0₫ 营业收入如何剩下 146,200,000\u00a0₫ 税前利润。",
			},
			orders: { name: "订单 DH-1192", text: "一周八张订单，增值税单列。展开一张，即见货物、凭证和分录。" },
			stock: {
				name: "分仓库存",
				text: "两个仓库的八种货物及其价值。展开库存卡，可见订单 DH-1192 取走的 2,000 个纸箱。",
			},
			workOrder: { name: "工单 SX-0158", text: "八道工序：接收、合格、报废、在制。成本为暂估，月末才确定。" },
			payroll: { name: "工资表", text: "六个人，从应发到实发。点任一数字，可见其算法。" },
		},
	},
	technology: {
		heading: "服务器、备份、升级，都交给我们",
		text: "不必买服务器，也不必养 IT 团队。",
		scale: { from: "{{backupKeptDays}} 天前", to: "昨天" },
		items: [
			{
				value: "网页和手机",
				text: "打开浏览器就能用。在仓库、在客户那里就用手机，数据是同一套。",
			},
			{
				value: "{{uptimePercent, number}}%",
				text: "系统可用率，写入使用条款。维护提前 {{maintenanceNoticeHours}} 小时通知。",
			},
			{
				value: "{{backupKeptDays}} 份备份",
				text: "每天备份，每份保留 {{backupKeptDays}} 天。",
			},
			{
				value: "{{engineerCount}} 名工程师",
				text: "软件由他们开发。",
			},
			{
				value: "{{supportHours}}",
				text: "越南语支持。工作时间内，{{supportReplyMinutes}} 分钟内答复。",
			},
		],
	},
	compare: {
		heading: "与大型 ERP、开源\u00a0ERP、Excel 有何不同？",
		text: "各有所长。别人的长处，表里也照写。",
		caption: "{{brand}} 与大型 ERP、开源 ERP 和 Excel 的九项对比",
		criterion: "对比项",
		versus: "{{brand}} 对比",
		all: "查看全部九项",
		columns: ["{{brand}}", "大型 ERP", "开源 ERP", "Excel"],
		rows: [
			{
				label: "5 年成本",
				cells: [
					"比大型 ERP 厂商低约 {{savingsPercent}}%",
					"最高：许可、实施、维护",
					"许可便宜或免费，安装和养服务器费工夫",
					"几乎不花钱，但费工时、易出错",
				],
			},
			{
				label: "上线时间",
				cells: ["{{deploymentWeeks}} 周", "通常好几个月", "看实施团队，常要数月", "马上能用"],
			},
			{
				label: "易用性",
				cells: [
					"培训 {{trainingDays}} 天即可上手",
					"功能很全，要学的界面也多",
					"看版本，也看谁来改",
					"人人都熟",
				],
			},
			{
				label: "越南语支持",
				cells: ["{{supportHours}}", "有，由越南的合作伙伴提供", "靠社区，或付费找合作伙伴", "自己上网找"],
			},
			{
				label: "按公司调整",
				cells: [
					"购买前先问，我们说清能做到哪一步",
					"可以很深，费用高",
					"最深，只要有程序员",
					"随意，各改各的",
				],
			},
			{
				label: "手机应用",
				cells: ["有，与网页版同一套数据", "有", "看产品", "能看，难录入"],
			},
			{
				label: "升级",
				cells: [
					"自动，维护提前 {{maintenanceNoticeHours}} 小时通知",
					"按厂商计划，大版本要立项",
					"自己升级，自己测试",
					"随所用的 Office 版本",
				],
			},
			{
				label: "培训",
				cells: ["上门 {{trainingDays}} 天，免费", "系统全面，收费", "资料公开，课程收费", "书和课程到处都有"],
			},
			{
				label: "技术支持",
				cells: [
					"工作时间内 {{supportReplyMinutes}} 分钟答复",
					"按服务合同",
					"论坛，或与合作伙伴签合同",
					"表格出了错，没人负责",
				],
			},
		],
		note: "其他几列说的是一般情况，具体产品可能不同。",
	},
	testimonials: {
		heading: "客户怎么说",
		examples: "能改变什么：三个示例",
		example: "示例",
		items: {
			packaging: {
				result: "一个上午结完账",
				quote:
					"以前月底，会计主管要从七份 Excel 里凑数，得花四天。现在仓库、销售、会计共用一套账。一号早上核对，中午就把报表交给总经理。",
				who: "会计主管，包装生产，海防",
			},
			shops: {
				result: "不再误卖没货的商品",
				quote:
					"四家店看同一个库存数。顾客一问，店员用手机一查，就知道哪家店有货。三个月了，没再打电话向客人道过歉。",
				who: "总经理，家居用品零售，岘港",
			},
			exporter: {
				result: "两小时备齐全套单证",
				quote: "以前一张发日本的订单，同样的数据要录五遍。现在只录一次，装箱单和发票都由它生成。",
				who: "出口部经理，农产品加工，芹苴",
			},
		},
	},
	faq: {
		heading: "问得最多的问题",
	},
	cta: {
		heading: "拿贵公司的数据，试一试",
		text: "留下联系方式，我们在 {{replyHours}} 小时内致电。通话后 {{setupHours}} 小时内开通账号。",
	},
};
