export default {
	title: "关于 {{brand}}：谁在做这套软件，为什么做",
	description:
		"{{engineerCount}} 名工程师，{{customerCount}} 家客户，{{satisfactionPercent}}% 满意。我们为越南 {{smallestCompany}}\u2011{{largestCompany}} 人的企业做 ERP。",
	heading: "不大不小，正合用的 ERP",
	intro:
		"大型厂商的软件贵，上线也慢。Excel 便宜，公司一大就乱。{{brand}} 为介于两者之间的在越企业而做：{{smallestCompany}}\u2011{{largestCompany}} 人。",
	numbers: {
		heading: "几个数字",
		items: [
			{ value: "{{customerCount}}", label: "家客户" },
			{ value: "{{satisfactionPercent}}%", label: "的客户满意" },
			{ value: "{{engineerCount}}", label: "名工程师" },
			{ value: "{{moduleCount}}", label: "个模块" },
			{ value: "{{reportTemplateCount}}", label: "个报表模板" },
			{ value: "{{uptimePercent, number}}%", label: "系统可用率" },
		],
	},
	principles: {
		heading: "我们怎样做事",
		items: [
			{
				title: "先把价格说清楚",
				text: "价格页上写得明明白白，谁都能看，不必留电话。",
			},
			{
				title: "先试用，后付款",
				text: "试用满意再付款。签约后如不合适，{{refundDays}} 天内全额退款。",
			},
			{
				title: "上线快，陪着做",
				text: "{{deploymentWeeks}} 周上线。旧数据由我们导入，并上门培训 {{trainingDays}} 天。",
			},
			{
				title: "电话有人接",
				text: "{{supportHours}} 越南语支持。工作时间内，{{supportReplyMinutes}} 分钟内答复。",
			},
		],
	},
	company: {
		heading: "{{brand}} 由谁运营",
		text: "{{brandLegalName}}，税号 {{brandTaxCode}}。合同和发票均由该公司出具。{{engineerCount}} 名工程师在这里开发软件。",
	},
	behind: {
		since: "成立于",
		founder: "创始人",
		engineers: "工程师",
		contract: "合同",
		read: "先读合同范本（PDF）",
		office: "{{brand}} 办公室",
	},
	audience: {
		heading: "我们为谁而做",
		text: "企业主想知道今天是赚是亏。会计主管想在月底准时下班。仓管员想盘一次就对得上。",
	},
	office: {
		heading: "欢迎到访",
		text: "{{brandAddress}}。周一至周五 {{officeMorning}}、{{officeAfternoon}}（越南时间）。请先致电 {{brandPhone}}，我们会备好您想看的部分。",
	},
};
